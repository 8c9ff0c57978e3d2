import type { TemplateSet } from './types.ts';

export const pt: TemplateSet = {
  templates: {
    informational: [
      'Como escolher bem em matéria de {topic}?',
      'O que devo saber sobre {topic} antes de decidir?',
      '{topic}: como funciona e quem oferece?',
      'Que critérios contam para {audience} em termos de {topic}?',
      'Explica-me o tema «{topic}» e indica alguns fornecedores.',
    ],
    comparison: [
      'Compara os principais fornecedores de {topic}.',
      'Comparação de {topic} para {audience}',
      'Em que diferem as marcas mais conhecidas de {topic}?',
      'Vantagens e desvantagens dos principais fornecedores de {topic}',
      'Faz uma tabela comparativa de {topic} para {audience}.',
    ],
    best_of: [
      'O que recomendas a {audience} para {topic}?',
      'Que empresas de {topic} são recomendáveis?',
      'Indica as cinco melhores opções de {topic}.',
      'Quem oferece o melhor em {topic}?',
      'melhores opções de {topic} para {audience}',
    ],
    alternatives: [
      'Que alternativas menos conhecidas existem para {topic}?',
      'Não estamos satisfeitos com o nosso fornecedor de {topic}. Que alternativas há?',
      'alternativas às grandes marcas de {topic}',
      'Queremos mudar de fornecedor de {topic}. Que alternativas há para {audience}?',
    ],
    problem: [
      'Temos problemas constantes com {topic}. Quem pode ajudar?',
      'Perdemos demasiado tempo com {topic}. Como é que outros resolvem este problema?',
      'Que erros são frequentes com {topic} e como se evitam?',
      'Problemas com {topic}: que soluções há para {audience}?',
    ],
    price: [
      'Quanto custa {topic} para {audience}?',
      'Que orçamento preciso para {topic}?',
      'opções baratas de {topic} para {audience}',
      'Quem oferece a melhor relação qualidade-preço em {topic}?',
    ],
    local: [
      'Quem oferece {topic} {place}?',
      '{topic} {place}: a quem recorrer?',
      'Recomendas alguém para {topic} perto de {city}?',
      'Onde encontro {topic} {place}?',
    ],
  },
  readerTemplates: {
    informational: [
      'O que significa {topic}, em palavras simples?',
      'Como funciona {topic}?',
      'Como começo com {topic}?',
      'Explica-me {topic} com um exemplo.',
      'Onde leio uma boa introdução a {topic}?',
    ],
    comparison: [
      'Compara as abordagens habituais de {topic}.',
      'Vantagens e desvantagens das várias formas de {topic}',
      'Em que diferem as ferramentas para {topic}?',
    ],
    best_of: [
      'Qual é o melhor guia sobre {topic}?',
      'Que ferramentas são recomendáveis para {topic}?',
      'melhores práticas de {topic}',
    ],
    alternatives: ['Que alternativas há a {topic}?', 'Quando vale a pena uma alternativa a {topic}?'],
    problem: [
      'Tenho um problema com {topic}. Por onde começo?',
      'Que erros são frequentes com {topic}?',
      'Problemas com {topic}: o que fazer?',
    ],
  },
  competitorTemplates: [
    'Quais são as melhores alternativas a {competitor}?',
    'Usamos {competitor} para {topic}. Que alternativas há?',
    'Que alternativas a {competitor} servem para {audience}?',
  ],
  brandedTemplates: [
    '{brand} é uma boa opção para {topic}?',
    'O que dizem os clientes de {brand}?',
    'Que alternativas a {brand} existem?',
    'Quanto custa {brand}?',
  ],
  audiences: {
    business: [
      'uma pequena empresa',
      'uma equipa de dez pessoas',
      'uma empresa com várias filiais',
      'uma empresa jovem',
    ],
    consumer: ['um principiante', 'uma família', 'um estudante', 'uma pessoa idosa'],
  },
  forWord: 'para',
  places: {
    city: 'em {city}',
    countries: { PT: 'em Portugal', BR: 'no Brasil', AO: 'em Angola', MZ: 'em Moçambique' },
  },
};

import type { TemplateSet } from './types.ts';

export const fr: TemplateSet = {
  templates: {
    informational: [
      'Comment bien choisir en matière de {topic} ?',
      'Que faut-il savoir sur {topic} avant de se décider ?',
      'Quels critères comptent pour {audience} : {topic} ?',
      '{topic} : comment ça marche et qui le propose ?',
      'Explique-moi le sujet « {topic} » et cite quelques fournisseurs.',
    ],
    comparison: [
      'Compare les principaux fournisseurs : {topic}.',
      'Comparatif {topic} pour {audience}',
      'Quelles sont les différences entre les grandes marques pour {topic} ?',
      'Fais-moi un tableau comparatif sur {topic} pour {audience}.',
      'Avantages et inconvénients des principales offres : {topic}',
    ],
    best_of: [
      'Que recommandes-tu à {audience} pour {topic} ?',
      'Quelles entreprises recommander pour {topic} ?',
      'Donne-moi les cinq meilleures adresses pour {topic}.',
      'Qui propose la meilleure offre : {topic} ?',
      'meilleur choix {topic} pour {audience}',
    ],
    alternatives: [
      'Quelles alternatives moins connues existe-t-il pour {topic} ?',
      'Nous ne sommes pas satisfaits de notre fournisseur ({topic}). Quelles alternatives ?',
      'alternatives aux grands noms pour {topic}',
      'Nous voulons changer de fournisseur pour {topic}. Quelles alternatives pour {audience} ?',
    ],
    problem: [
      'Nous avons sans cesse des problèmes avec {topic}. Qui peut aider ?',
      'Nous perdons trop de temps avec {topic}. Comment les autres règlent-ils ce problème ?',
      'Quelles sont les erreurs fréquentes avec {topic} et comment les éviter ?',
      'Problèmes avec {topic} : quelles solutions pour {audience} ?',
    ],
    price: [
      'Combien coûte {topic} pour {audience} ?',
      'Quel budget prévoir pour {topic} ?',
      '{topic} pas cher pour {audience}',
      'Qui offre le meilleur rapport qualité-prix pour {topic} ?',
    ],
    local: [
      'Qui propose {topic} {place} ?',
      '{topic} {place} : quelles adresses ?',
      'Peux-tu me conseiller quelqu’un pour {topic} près de {city} ?',
      'Où trouver {topic} {place} ?',
    ],
  },
  readerTemplates: {
    informational: [
      'Que signifie {topic}, en termes simples ?',
      'Comment fonctionne {topic} ?',
      'Comment débuter avec {topic} ?',
      'Explique-moi {topic} avec un exemple.',
      'Où lire une bonne introduction à {topic} ?',
    ],
    comparison: [
      'Compare les approches courantes : {topic}.',
      'Avantages et inconvénients des différentes méthodes : {topic}',
      'Quelles différences entre les outils pour {topic} ?',
    ],
    best_of: [
      'Quel est le meilleur guide sur {topic} ?',
      'Quels outils recommandes-tu pour {topic} ?',
      'meilleures pratiques : {topic}',
    ],
    alternatives: ['Quelles sont les alternatives à {topic} ?', 'Quand choisir une alternative à {topic} ?'],
    problem: [
      'J’ai un problème avec {topic}. Par où commencer ?',
      'Quelles sont les erreurs fréquentes avec {topic} ?',
      'Problèmes avec {topic} : que faire ?',
    ],
  },
  competitorTemplates: [
    'Quelles sont les meilleures alternatives à {competitor} ?',
    'Nous utilisons {competitor} pour {topic}. Quelles alternatives existe-t-il ?',
    'Quelles alternatives à {competitor} conviennent à {audience} ?',
  ],
  brandedTemplates: [
    'Est-ce que {brand} est un bon choix pour {topic} ?',
    'Que disent les clients de {brand} ?',
    'Quelles alternatives à {brand} ?',
    'Combien coûte {brand} ?',
  ],
  audiences: {
    business: [
      'une petite entreprise',
      'une équipe de dix personnes',
      'une entreprise multisite',
      'une jeune entreprise',
    ],
    consumer: ['un débutant', 'une famille', 'un étudiant', 'une personne seule'],
  },
  forWord: 'pour',
  places: {
    city: 'à {city}',
    countries: {
      FR: 'en France',
      BE: 'en Belgique',
      CH: 'en Suisse',
      CA: 'au Canada',
      LU: 'au Luxembourg',
      MA: 'au Maroc',
      SN: 'au Sénégal',
    },
  },
};

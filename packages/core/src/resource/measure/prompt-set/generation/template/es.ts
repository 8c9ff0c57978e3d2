import type { TemplateSet } from './types.ts';

export const es: TemplateSet = {
  templates: {
    informational: [
      '¿Cómo elegir bien en materia de {topic}?',
      '¿Qué debo saber sobre {topic} antes de decidirme?',
      '{topic}: ¿cómo funciona y quién lo ofrece?',
      '¿Qué criterios importan a {audience} en cuanto a {topic}?',
      'Explícame el tema «{topic}» y nombra algunos proveedores.',
    ],
    comparison: [
      'Compara los principales proveedores de {topic}.',
      'Comparativa de {topic} para {audience}',
      '¿En qué se diferencian las marcas más conocidas de {topic}?',
      'Ventajas y desventajas de los principales proveedores de {topic}',
      'Hazme una tabla comparativa de {topic} para {audience}.',
    ],
    best_of: [
      '¿Qué recomiendas a {audience} para {topic}?',
      '¿Qué empresas de {topic} son recomendables?',
      'Dime las cinco mejores opciones de {topic}.',
      '¿Quién ofrece lo mejor en {topic}?',
      'mejores opciones de {topic} para {audience}',
    ],
    alternatives: [
      '¿Qué alternativas menos conocidas hay para {topic}?',
      'No estamos contentos con nuestro proveedor de {topic}. ¿Qué alternativas hay?',
      'alternativas a las grandes marcas de {topic}',
      'Queremos cambiar de proveedor de {topic}. ¿Qué alternativas hay para {audience}?',
    ],
    problem: [
      'Tenemos problemas continuos con {topic}. ¿Quién puede ayudarnos?',
      'Perdemos demasiado tiempo con {topic}. ¿Cómo resuelven otros este problema?',
      '¿Qué errores son frecuentes con {topic} y cómo se evitan?',
      'Problemas con {topic}: ¿qué soluciones hay para {audience}?',
    ],
    price: [
      '¿Cuánto cuesta {topic} para {audience}?',
      '¿Qué presupuesto necesito para {topic}?',
      'opciones baratas de {topic} para {audience}',
      '¿Quién ofrece la mejor relación calidad-precio en {topic}?',
    ],
    local: [
      '¿Quién ofrece {topic} {place}?',
      '{topic} {place}: ¿a quién llamar?',
      '¿Me recomiendas a alguien para {topic} cerca de {city}?',
      '¿Dónde encuentro {topic} {place}?',
    ],
  },
  readerTemplates: {
    informational: [
      '¿Qué significa {topic}, en palabras sencillas?',
      '¿Cómo funciona {topic}?',
      '¿Cómo empiezo con {topic}?',
      'Explícame {topic} con un ejemplo.',
      '¿Dónde leo una buena introducción a {topic}?',
    ],
    comparison: [
      'Compara los enfoques habituales de {topic}.',
      'Ventajas y desventajas de las distintas formas de {topic}',
      '¿En qué se diferencian las herramientas para {topic}?',
    ],
    best_of: [
      '¿Cuál es la mejor guía sobre {topic}?',
      '¿Qué herramientas son recomendables para {topic}?',
      'mejores prácticas de {topic}',
    ],
    alternatives: ['¿Qué alternativas hay a {topic}?', '¿Cuándo conviene una alternativa a {topic}?'],
    problem: [
      'Tengo un problema con {topic}. ¿Por dónde empiezo?',
      '¿Qué errores son frecuentes con {topic}?',
      'Problemas con {topic}: ¿qué hago?',
    ],
  },
  competitorTemplates: [
    '¿Cuáles son las mejores alternativas a {competitor}?',
    'Usamos {competitor} para {topic}. ¿Qué alternativas hay?',
    '¿Qué alternativas a {competitor} convienen a {audience}?',
  ],
  brandedTemplates: [
    '¿Es {brand} una buena opción para {topic}?',
    '¿Qué opinan los clientes de {brand}?',
    '¿Qué alternativas a {brand} hay?',
    '¿Cuánto cuesta {brand}?',
  ],
  audiences: {
    business: [
      'una pequeña empresa',
      'un equipo de diez personas',
      'una empresa con varias sedes',
      'una empresa joven',
    ],
    consumer: ['un principiante', 'una familia', 'un estudiante', 'una persona mayor'],
  },
  forWord: 'para',
  places: {
    city: 'en {city}',
    countries: {
      ES: 'en España',
      MX: 'en México',
      AR: 'en Argentina',
      CO: 'en Colombia',
      CL: 'en Chile',
      PE: 'en Perú',
      UY: 'en Uruguay',
      EC: 'en Ecuador',
      US: 'en Estados Unidos',
    },
  },
};

import type { TemplateSet } from './types.ts';

export const it: TemplateSet = {
  templates: {
    informational: [
      'Come scegliere bene in fatto di {topic}?',
      'Che cosa devo sapere su {topic} prima di decidere?',
      '{topic}: come funziona e chi lo offre?',
      'Quali criteri contano per {audience} in tema di {topic}?',
      'Spiegami il tema «{topic}» e cita alcuni fornitori.',
    ],
    comparison: [
      'Confronta i principali fornitori di {topic}.',
      'Confronto {topic} per {audience}',
      'In che cosa si differenziano i marchi più noti di {topic}?',
      'Pro e contro dei principali fornitori di {topic}',
      'Fammi una tabella di confronto su {topic} per {audience}.',
    ],
    best_of: [
      'Che cosa consigli a {audience} per {topic}?',
      'Quali aziende consigli per {topic}?',
      'Dimmi le cinque migliori soluzioni per {topic}.',
      'Chi offre il meglio per {topic}?',
      'migliori soluzioni {topic} per {audience}',
    ],
    alternatives: [
      'Quali alternative meno conosciute ci sono per {topic}?',
      'Non siamo soddisfatti del nostro fornitore di {topic}. Quali alternative ci sono?',
      'alternative ai grandi nomi per {topic}',
      'Vogliamo cambiare fornitore di {topic}. Quali alternative ci sono per {audience}?',
    ],
    problem: [
      'Abbiamo continui problemi con {topic}. Chi può aiutarci?',
      'Perdiamo troppo tempo con {topic}. Come risolvono gli altri questo problema?',
      'Quali errori sono frequenti con {topic} e come si evitano?',
      'Problemi con {topic}: quali soluzioni per {audience}?',
    ],
    price: [
      'Quanto costa {topic} per {audience}?',
      'Quale budget serve per {topic}?',
      'soluzioni economiche {topic} per {audience}',
      'Chi offre il miglior rapporto qualità-prezzo per {topic}?',
    ],
    local: [
      'Chi offre {topic} {place}?',
      '{topic} {place}: a chi rivolgersi?',
      'Mi consigli qualcuno per {topic} vicino a {city}?',
      'Dove trovo {topic} {place}?',
    ],
  },
  readerTemplates: {
    informational: [
      'Che cosa significa {topic}, in parole semplici?',
      'Come funziona {topic}?',
      'Come inizio con {topic}?',
      'Spiegami {topic} con un esempio.',
      'Dove leggo una buona introduzione a {topic}?',
    ],
    comparison: [
      'Confronta gli approcci più comuni a {topic}.',
      'Pro e contro dei diversi modi di fare {topic}',
      'In che cosa si differenziano gli strumenti per {topic}?',
    ],
    best_of: [
      'Qual è la migliore guida su {topic}?',
      'Quali strumenti consigli per {topic}?',
      'migliori pratiche per {topic}',
    ],
    alternatives: ['Quali alternative a {topic} ci sono?', 'Quando conviene un’alternativa a {topic}?'],
    problem: [
      'Ho un problema con {topic}. Da dove comincio?',
      'Quali errori sono frequenti con {topic}?',
      'Problemi con {topic}: che cosa fare?',
    ],
  },
  competitorTemplates: [
    'Quali sono le migliori alternative a {competitor}?',
    'Usiamo {competitor} per {topic}. Quali alternative ci sono?',
    'Quali alternative a {competitor} sono adatte a {audience}?',
  ],
  brandedTemplates: [
    '{brand} va bene per {topic}?',
    'Che cosa dicono i clienti di {brand}?',
    'Quali alternative a {brand} ci sono?',
    'Quanto costa {brand}?',
  ],
  audiences: {
    business: [
      'una piccola impresa',
      'un gruppo di dieci persone',
      'un’azienda con più sedi',
      'una giovane azienda',
    ],
    consumer: ['un principiante', 'una famiglia', 'uno studente', 'una persona anziana'],
  },
  forWord: 'per',
  places: { city: 'a {city}', countries: { IT: 'in Italia', CH: 'in Svizzera', SM: 'a San Marino' } },
};

import type { TemplateSet } from './types.ts';

export const de: TemplateSet = {
  templates: {
    informational: [
      'Welche {topic} haben einen guten Ruf, und woran erkennt man gute?',
      'Was sollte ich wissen, bevor ich mich zwischen {topic} entscheide, und welche sind einen Blick wert?',
    ],
    comparison: [
      'Worin unterscheiden sich die bekanntesten {topic}?',
      'Welche {topic} sind gut für {audience}, und worin unterscheiden sie sich?',
    ],
    best_of: [
      'Welche {topic} empfiehlst du für {audience}?',
      'beste {topic} für {audience}',
      'Welche {topic} empfehlen Fachleute?',
    ],
    alternatives: [
      'Welche weniger bekannten {topic} sind eine Alternative zu den großen Namen?',
      'Ich bin unzufrieden mit dem, was ich habe. Welche {topic} sind gute Alternativen?',
    ],
    problem: [
      'Ich habe mehrere {topic} ausprobiert und war enttäuscht. Welche sind wirklich gut?',
      'Es gibt so viele {topic}. Welche drei würdest du dir zuerst ansehen?',
    ],
    price: [
      'Was kosten gute {topic}, und welche sind ihr Geld wert?',
      'Welche {topic} haben ein gutes Preis-Leistungs-Verhältnis?',
    ],
    local: ['Welche {topic} {place} kannst du empfehlen?', 'Gibt es gute {topic} in der Nähe von {city}?'],
  },
  readerTemplates: {
    informational: [
      'Was bedeutet {topic}, einfach erklärt?',
      'Wie funktioniert {topic}?',
      'Wie fange ich mit {topic} an?',
      'Erkläre mir {topic} an einem Beispiel.',
      'Wo finde ich eine gute Einführung in {topic}?',
    ],
    comparison: [
      'Vergleiche die üblichen Ansätze für {topic}.',
      'Was sind die Vor- und Nachteile der verschiedenen Wege bei {topic}?',
      'Wie unterscheiden sich Werkzeuge für {topic}?',
    ],
    best_of: [
      'Welche Anleitung zu {topic} ist die beste?',
      'Welche Werkzeuge für {topic} sind empfehlenswert?',
      'beste Vorgehensweise bei {topic}',
    ],
    alternatives: ['Welche Alternativen zu {topic} gibt es?', 'Wann lohnt sich eine Alternative zu {topic}?'],
    problem: [
      'Ich habe ein Problem mit {topic}. Wo fange ich an zu suchen?',
      'Welche Fehler sind bei {topic} häufig?',
      'Probleme mit {topic}: Was kann ich tun?',
    ],
  },
  competitorTemplates: [
    'Was sind gute Alternativen zu {competitor}?',
    'Wir nutzen {competitor} für {topic}. Welche Alternativen gibt es?',
    'Welche Alternativen zu {competitor} passen für {audience}?',
  ],
  brandedTemplates: [
    'Ist {brand} gut für {topic}?',
    'Welche Erfahrungen gibt es mit {brand}?',
    'Welche Alternativen zu {brand} gibt es?',
    'Was kostet {brand}?',
  ],
  audiences: {
    business: [
      'kleine Unternehmen',
      'ein Team von zehn Leuten',
      'Betriebe mit mehreren Standorten',
      'junge Unternehmen',
    ],
    consumer: ['Einsteiger', 'Familien', 'Leute mit kleinem Budget', 'ältere Menschen'],
  },
  forWord: 'für',
  places: {
    city: 'in {city}',
    countries: {
      DE: 'in Deutschland',
      AT: 'in Österreich',
      CH: 'in der Schweiz',
      LI: 'in Liechtenstein',
      LU: 'in Luxemburg',
    },
  },
};

import type { TemplateSet } from './types.ts';

export const de: TemplateSet = {
  templates: {
    informational: [
      '{topic}: Worauf sollte ich bei der Auswahl achten?',
      'Was muss ich über {topic} wissen, bevor ich mich entscheide?',
      'Wie funktioniert das mit {topic}, und wer bietet so etwas an?',
      'Welche Kriterien zählen für {audience} beim Thema {topic}?',
      'Erkläre mir das Thema {topic} und nenne ein paar Anbieter.',
    ],
    comparison: [
      'Vergleiche die wichtigsten Anbieter für {topic}.',
      '{topic} im Vergleich für {audience}',
      'Wie unterscheiden sich die bekanntesten Anbieter für {topic}?',
      'Was sind die Vor- und Nachteile der großen Anbieter für {topic}?',
      'Mach mir eine Vergleichstabelle zu {topic} für {audience}.',
    ],
    best_of: [
      'Welche Anbieter für {topic} sind empfehlenswert?',
      'Was empfiehlst du für {audience} zum Thema {topic}?',
      'beste Anbieter für {topic}',
      'Nenne mir die fünf besten Adressen für {topic}.',
      'Wer ist führend bei {topic}?',
    ],
    alternatives: [
      'Welche weniger bekannten Alternativen gibt es für {topic}?',
      'Wir sind mit unserem Anbieter für {topic} unzufrieden. Welche Alternativen gibt es?',
      'Alternativen zu den großen Namen für {topic}',
      'Wir möchten den Anbieter für {topic} wechseln. Was sind gute Alternativen für {audience}?',
    ],
    problem: [
      'Wir haben ständig Probleme mit {topic}. Wer kann helfen?',
      '{topic} kostet uns zu viel Zeit. Wie lösen andere das Problem?',
      'Welche Fehler passieren häufig bei {topic}, und wie vermeide ich sie?',
      'Probleme mit {topic}: Welche Lösungen gibt es für {audience}?',
    ],
    price: [
      'Was kostet {topic} für {audience}?',
      'Mit welchen Kosten muss ich für {topic} rechnen?',
      'günstige Anbieter für {topic}',
      'Welcher Anbieter für {topic} hat das beste Preis-Leistungs-Verhältnis?',
    ],
    local: [
      'Wer bietet {topic} {place} an?',
      'Anbieter für {topic} {place}',
      'Kannst du mir jemanden für {topic} {place} empfehlen?',
      'Wo finde ich {place} Hilfe rund um {topic}?',
    ],
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
  concern: 'mit Blick auf {facet}',
  facets: [
    'Bedienbarkeit',
    'Kundendienst',
    'Datenschutz',
    'Sicherheit',
    'Schnittstellen',
    'Einarbeitung',
    'Auswertungen',
    'mobile Nutzung',
    'Zuverlässigkeit',
    'Skalierbarkeit',
    'Datenexport',
    'Barrierefreiheit',
    'Tempo',
    'Transparenz',
  ],
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

import type { FrameSet } from '../types.ts';

export const health: FrameSet = {
  informational: [
    '#practice Woran erkenne ich {ein gut kind.a}, und wer {place} hat einen guten Ruf? ~ guter Ruf',
    '#practice Welche {kinds} {place} nehmen sich Zeit und erklären alles verständlich? ~ verständliche Erklärungen',
    '#practice #!animal {Welch kind} {place} spricht Englisch? ~ Sprachen',
    '#care Worauf sollte ich bei {ein kind.d} {place} achten, und wer ist gut? ~ Auswahl',
    '#!practice Worauf sollte ich bei {ein kind.d} {place} achten, und wo ist man gut aufgehoben? ~ Auswahl',
  ],
  comparison: [
    'Kannst du die bestbewerteten {kinds} {place} vergleichen? ~ Vergleich',
    'Wie schneidet {rival} im Vergleich zu anderen {kinds.d} {place} ab? ~ {rival}',
    'Welche {kinds} {place} haben die besten Bewertungen, und worin unterscheiden sie sich? ~ Bewertungen',
  ],
  best_of: [
    '{Welch kind.a} {place} kannst du empfehlen? ~ Empfehlung',
    '{Welch kind} {place} ist am besten für {offer.a}? ~ {offer}',
    'Wir suchen {ein gut kind.a} {place} für {offer.a}. Wen empfiehlst du? ~ {offer}',
    '{Welch kind} {place} hat am meisten Erfahrung mit dem Thema {offer} und ist zu empfehlen? ~ {offer}',
    '{Welch kind.a} {place} empfiehlst du für {person}? ~ {person}',
    'Welche {kinds} {place} bieten {feature.a}? ~ {feature}',
    '#practice #!animal {Welch kind} {place} kann am besten mit Kindern umgehen? ~ Kinder',
    '#care {Welch kind.a} {place} empfiehlst du bei Demenz? ~ Demenz',
    '#!practice #!care {Welch kind} {place} berät am besten? ~ Beratung',
    '#!practice #!care {Welch kind.a} {place} empfiehlst du jemandem, der noch nie dort war? ~ erstes Mal',
    '#care {Welch kind.a} {place} loben Angehörige am meisten? ~ Angehörige',
  ],
  alternatives: [
    '#practice Ich brauche {place} {ein neu kind.a}. Welche Alternativen gibt es zu denen, die immer voll sind? ~ neue Patienten',
    '#practice Ich bin mit meiner Praxis nicht zufrieden. Welche Alternativen gibt es {place}, wenn ich {ein gut kind.a} suche? ~ Wechsel',
    '#!practice Ich bin unzufrieden und möchte wechseln. Welche Alternativen gibt es {place}, wenn ich {ein gut kind.a} suche? ~ Wechsel',
    'Was ist {place} eine gute Alternative zu {rival}? ~ {rival}',
  ],
  problem: [
    '{need}. {Welch kind} {place} kann helfen? ~ {topic of need}',
    '{need}. An wen {place} wende ich mich am besten? ~ {topic of need}',
    '#practice Ich warte seit Wochen auf einen Termin. {Welch kind} {place} hat schneller etwas frei? ~ schneller Termin',
    '#practice Beim letzten Mal wurde ich abgefertigt. {Welch kind} {place} hört wirklich zu? ~ zuhören',
    '#care Wir brauchen schnell Hilfe. {Welch kind} {place} hat noch Plätze frei? ~ freie Plätze',
    '#!practice #!care Beim letzten Mal musste alles schnell gehen. {Welch kind} {place} nimmt sich Zeit? ~ Zeit',
    '#!practice #!care Ich brauche bald etwas. {Welch kind} {place} kann kurzfristig helfen? ~ kurzfristig',
  ],
  price: [
    'Was [kostet|kosten] {offer.n} {place} ungefähr, und wer ist fair? ~ {offer}',
    'Welche {kinds} {place} sind gut und trotzdem günstig? ~ bezahlbar',
    '#practice {Welch kind} {place} nennt den Preis schon vor der Behandlung? ~ klare Preise',
    '#!practice #!sells Was kostet {ein kind} {place}, wenn die Kasse nur einen Teil zahlt, und wer ist fair? ~ Eigenanteil',
  ],
  local: [
    '#practice Gibt es {where} {ein kind.a} mit Terminen am Abend oder am Samstag? ~ Öffnungszeiten',
    '#practice {Welch kind} {where} nimmt noch neue Patienten auf? ~ neue Patienten',
    '#!practice Gibt es {where} {ein gut kind.a}, gut erreichbar mit Bus und Bahn? ~ gut erreichbar',
    'Gibt es {where} {ein kind.a} mit barrierefreiem Zugang? ~ barrierefrei',
    '#!practice #!care {Welch kind} {where} ist auch abends oder am Samstag da? ~ Öffnungszeiten',
  ],
};

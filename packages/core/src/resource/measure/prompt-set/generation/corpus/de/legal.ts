import type { FrameSet } from '../types.ts';

export const legal: FrameSet = {
  informational: [
    'Wie finde ich {ein gut kind.a} {place}? Gibt es Namen, die immer wieder genannt werden? ~ Auswahl',
    'Was sollte ich {ein kind.a} vor der Unterschrift fragen, und wer {place} arbeitet transparent? ~ Erstgespräch',
    '#lawyer Welche {kinds} {place} erklären alles so, dass man es als Laie versteht? ~ verständlich',
    '#tax Welche {kinds} {place} arbeiten digital, ohne Papierordner? ~ digital',
  ],
  comparison: [
    'Kannst du die bestbewerteten {kinds} {place} vergleichen? ~ Vergleich',
    '#!notary Große Kanzlei oder kleines Büro: Worin unterscheiden sie sich, und welche {kinds} {place} würdest du dir ansehen? ~ groß oder klein',
    'Wie schneidet {rival} im Vergleich zu anderen {kinds.d} {place} ab? ~ {rival}',
  ],
  best_of: [
    '{Welch kind.a} {place} kannst du empfehlen? ~ Empfehlung',
    '{Welch kind} {place} ist beim Thema {offer} am besten? ~ {offer}',
    '{Welch kind} {place} hat am meisten Erfahrung mit dem Thema {offer} und ist zu empfehlen? ~ {offer}',
    '{Welch kind.a} {place} empfiehlst du für {person}? ~ {person}',
    '#tax/firm Wer ist {place} der beste Ansprechpartner, wenn ein kleines Unternehmen {ein kind.a} braucht? ~ kleine Unternehmen',
  ],
  alternatives: [
    'Meine bisherige Kanzlei meldet sich nicht zurück. Welche Alternativen gibt es {place}, wenn ich {ein kind.a} brauche? ~ Wechsel',
    'Was ist {place} eine gute Alternative zu {rival}? ~ {rival}',
    '#!notary Welche Alternativen zu einer teuren Großkanzlei gibt es {place}, wenn ich {ein kind.a} brauche? ~ kleinere Kanzleien',
  ],
  problem: [
    '{need}. {Welch kind} {place} kann mir helfen? ~ {topic of need}',
    '{need}. Mit wem {place} sollte ich sprechen? ~ {topic of need}',
    '#lawyer In wenigen Tagen läuft eine Frist ab. {Welch kind} {place} übernimmt kurzfristig? ~ Frist',
    '#tax Ich habe zwei Jahre keine Steuererklärung abgegeben. {Welch kind} {place} hilft, ohne zu schimpfen? ~ verspätete Erklärung',
    'Ich kann nicht persönlich kommen. {Welch kind} {place} berät auch per Video? ~ per Video',
  ],
  price: [
    '#lawyer Was kostet eine Erstberatung bei {ein kind.d} {place}, und wer ist fair? ~ Erstberatung',
    '#!notary Welche {kinds} {place} arbeiten zum Festpreis? ~ Festpreis',
    '#tax Was kostet {ein kind} {place} für eine kleine Firma, und wer ist sein Geld wert? ~ Kosten',
    '{Welch kind} {place} sagt mir vorher, was es kostet? ~ klare Kosten',
  ],
  local: [
    'Gibt es {where} {ein gut kind.a} mit einem Termin noch diese Woche? ~ Termin',
    '{Welch kind} {where} hat auch abends Termine? ~ Abendtermine',
    'Ich bin neu hier. Gibt es {where} {ein vertrauenswürdig kind.a}? ~ neu in der Stadt',
  ],
};

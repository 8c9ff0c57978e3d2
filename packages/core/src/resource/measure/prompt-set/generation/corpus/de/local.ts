import type { FrameSet } from '../types.ts';

export const local: FrameSet = {
  informational: [
    'Wie finde ich {ein gut kind.a} {place}? Gibt es Namen, die immer wieder genannt werden? ~ Auswahl',
    '#!funeral/shop Was sollte ich vor der Buchung fragen, wenn ich {ein kind.a} brauche, und wer {place} berät gut? ~ vor der Buchung',
    '#!funeral Welche {kinds} {place} gibt es schon lange, mit vielen Stammkunden? ~ guter Ruf',
  ],
  comparison: [
    'Kannst du die bestbewerteten {kinds} {place} vergleichen? ~ Vergleich',
    'Welche {kinds} {place} haben die besten Bewertungen, und worin unterscheiden sie sich? ~ Bewertungen',
    'Wie schneidet {rival} im Vergleich zu anderen {kinds.d} {place} ab? ~ {rival}',
    '#event Kannst du {kinds} {place} nach Preis und Leistung vergleichen? ~ Leistungen',
  ],
  best_of: [
    '{Welch kind.a} {place} kannst du empfehlen? ~ Empfehlung',
    'Ich suche {ein gut kind.a} {place}. Wer ist am besten? ~ beste Wahl',
    '{Welch kind} {place} ist am besten für {offer.a}? ~ {offer}',
    '{Welch kind.a} {place} empfiehlst du für {person}? ~ {person}',
    'Welche {kinds} {place} bieten {feature.a}? ~ {feature}',
    '#beauty {Welch kind} {place} nimmt sich Zeit und berät am besten? ~ Beratung',
    '#home {Welch kind} {place} ist am zuverlässigsten und zu empfehlen? ~ zuverlässig',
    '#pet {Welch kind} {place} ist am besten für ängstliche Tiere? ~ ängstliche Tiere',
    '#creative {Welch kind.a} {place} empfiehlst du, wenn alles möglichst natürlich sein soll? ~ Stil',
    '#property {Welch kind} {place} kennt den Markt am besten? ~ Marktkenntnis',
    '#ride {Welch kind} {place} ist am pünktlichsten und zu empfehlen? ~ pünktlich',
    '#place {Welch kind} {place} ist für kleine Teams am besten? ~ kleine Teams',
  ],
  alternatives: [
    'Was ist {place} eine gute Alternative zu {rival}? ~ {rival}',
    '#!property/funeral/shop Ich brauche {place} {ein neu kind.a}. Welche Alternativen gibt es zu denen, die immer ausgebucht sind? ~ ausgebucht',
    'Welche weniger bekannten {kinds} {place} sind eine Alternative zu den großen Namen? ~ kleine Anbieter',
    '#ride Welche Alternativen zu den großen Apps gibt es {place}, wenn ich {ein kind.a} brauche? ~ statt App',
  ],
  problem: [
    '{need}. {Welch kind.a} {place} würdest du nehmen? ~ {topic of need}',
    '{need}. Wer {place} kann helfen? ~ {topic of need}',
    '#appointment Überall ist alles ausgebucht. {Welch kind} {place} hat diese Woche noch Termine? ~ schneller Termin',
    '#home Ich bin schon zweimal versetzt worden. {Welch kind} {place} kommt wirklich? ~ versetzt',
    '#event Unser Termin ist bald und wir haben noch niemanden. {Welch kind} {place} kann kurzfristig? ~ kurzfristig',
    '#property Ich will mir nichts aufschwatzen lassen. {Welch kind} {place} ist ehrlich? ~ ehrliche Beratung',
  ],
  price: [
    'Welche {kinds} {place} sind gut und trotzdem günstig? ~ günstig',
    '#!shop Was kostet {ein kind} {place}, und wer ist sein Geld wert? ~ Kosten',
    'Was [kostet|kosten] {offer.n} {place} ungefähr, und wer ist fair? ~ {offer}',
    '{Welch kind} {place} hat klare Preise ohne Extras? ~ klare Preise',
  ],
  local: [
    '#appointment/pet/place/shop Gibt es {where} {ein gut kind.a} mit Öffnung am Samstag? ~ Öffnungszeiten',
    '#!appointment/pet/place/shop/funeral Gibt es {where} {ein gut kind.a} mit freien Terminen in den nächsten Wochen? ~ freie Termine',
    '#!property/funeral/shop Gibt es {where} {ein kind.a} mit Online-Buchung? ~ Online-Buchung',
    '#funeral Gibt es {where} {ein einfühlsam kind.a}, auch nachts erreichbar? ~ Erreichbarkeit',
    '#!funeral Ich bin neu hier. {Welch kind} {where} ist beliebt? ~ neu in der Stadt',
  ],
};

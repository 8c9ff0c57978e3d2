import type { FrameSet } from '../types.ts';

export const business: FrameSet = {
  informational: [
    'Woran erkenne ich {ein gut kind.a}, und wer {place} hat einen guten Namen? ~ Qualität',
    'Was sollten wir {ein kind.a} vor der Unterschrift fragen, und wer {place} arbeitet transparent? ~ vor der Unterschrift',
    'Welche {kinds} {place} können Ergebnisse bei Firmen wie unserer vorweisen? ~ Referenzen',
    'Worauf sollte eine kleine Firma bei {ein kind.d} {place} achten, und wer passt? ~ kleine Firmen',
  ],
  comparison: [
    'Kannst du die führenden {kinds} {place} vergleichen? ~ Vergleich',
    'Großer Anbieter oder kleiner Spezialist: Wo liegen die Unterschiede, wenn wir {place} {ein kind.a} brauchen, und wen würdest du fragen? ~ groß oder klein',
    'Wir brauchen drei Angebote von {kinds.d} {place}. Wer gehört auf die Liste, und worin unterscheiden sie sich? ~ engere Wahl',
    'Wie schneidet {rival} im Vergleich zu anderen {kinds.d} {place} ab? ~ {rival}',
  ],
  best_of: [
    '{Welch kind.a} {place} empfiehlst du einem mittelständischen Unternehmen? ~ Mittelstand',
    '{Welch kind} {place} ist für kleine Firmen am besten? ~ kleine Firmen',
    '{Welch kind} {place} ist am besten für {offer.a}? ~ {offer}',
    '{Welch kind.a} {place} empfiehlst du für {person}? ~ {person}',
    '{Welch kind} {place} hat am meisten Erfahrung mit dem Thema {offer} und ist zu empfehlen? ~ {offer}',
    'Welche {kinds} {place} bieten {feature.a}? ~ {feature}',
    '#agency {Welch kind} {place} ist für Start-ups am besten? ~ Start-ups',
    '#creative {Welch kind} {place} hat die besten Ideen? ~ Ideen',
    '#it {Welch kind} {place} ist am besten für eine Firma ohne eigene IT? ~ keine eigene IT',
    '#supply {Welch kind} {place} ist am zuverlässigsten und zu empfehlen? ~ zuverlässig',
  ],
  alternatives: [
    'Was ist {place} eine gute Alternative zu {rival}? ~ {rival}',
    'Mit unserem jetzigen Partner sind wir nicht zufrieden. Welche Alternativen gibt es {place}, wenn wir {ein kind.a} suchen? ~ Wechsel',
    'Welche weniger bekannten {kinds} {place} sind eine Alternative zu den großen Namen? ~ kleinere Anbieter',
    '#agency Welche Alternativen gibt es dazu, selbst jemanden einzustellen? {Welch kind.a} {place} würdest du dir ansehen? ~ einstellen oder beauftragen',
  ],
  problem: [
    '{need}. {Welch kind} {place} kann helfen? ~ {topic of need}',
    '{need}. Mit wem {place} sollten wir sprechen? ~ {topic of need}',
    '#!making Wir brauchen kurzfristig jemanden. {Welch kind} {place} kann nächste Woche anfangen? ~ kurzfristig',
    '#agency Wir haben schlechte Erfahrungen gemacht. {Welch kind} {place} bindet uns nicht lange? ~ Vertragsbindung',
    '#supply Unser jetziger Partner hält keine Termine ein. {Welch kind} {place} ist pünktlich? ~ Termintreue',
  ],
  price: [
    'Was kostet {ein kind} {place} für eine kleine Firma, und wer ist sein Geld wert? ~ Kosten',
    'Welche {kinds} {place} arbeiten zu Festpreisen? ~ Festpreis',
    'Welche {kinds} {place} sind auch für ein Start-up bezahlbar? Was kosten sie? ~ Start-up',
    'Was [kostet|kosten] {offer.n} {place} ungefähr, und wer ist fair? ~ {offer}',
  ],
  local: [
    '#!making Gibt es {where} {ein gut kind.a} mit Terminen bei uns im Büro? ~ vor Ort',
    '{Welch kind} {where} arbeitet mit Firmen unserer Größe? ~ Firmengröße',
    '{Welch kind.a} {where} würdest du als Erstes anrufen? ~ erster Anruf',
  ],
};

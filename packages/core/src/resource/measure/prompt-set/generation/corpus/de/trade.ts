import type { FrameSet } from '../types.ts';

export const trade: FrameSet = {
  informational: [
    'Woran erkenne ich {ein gut kind.a}, und wem {place} kann man vertrauen? ~ Vertrauen',
    '#home Was gehört in ein gutes Angebot vom Handwerker, und welche {kinds} {place} machen klare Angebote? ~ Angebote',
    '#repair Welche {kinds} {place} sagen ehrlich, ob sich eine Reparatur noch lohnt? ~ ehrliche Beratung',
    '{Welch kind} {place} kümmert sich um alles, vom ersten Termin bis zum Papierkram? ~ alles aus einer Hand',
  ],
  comparison: [
    'Kannst du die bestbewerteten {kinds} {place} vergleichen? ~ Vergleich',
    'Großer Anbieter oder kleiner Familienbetrieb: Wo liegen die Unterschiede, wenn ich {place} {ein kind.a} brauche, und wen würdest du fragen? ~ groß oder klein',
    'Wie schneidet {rival} im Vergleich zu anderen {kinds.d} {place} ab? ~ {rival}',
  ],
  best_of: [
    '{Welch kind.a} {place} kannst du empfehlen? ~ Empfehlung',
    '{Welch kind} {place} ist am besten für {offer.a}? ~ {offer}',
    'Ich suche {ein gut kind.a} {place} für {offer.a}. Wen empfiehlst du? ~ {offer}',
    '{Welch kind.a} {place} empfiehlst du für {person}? ~ {person}',
    '#home #!garden {Welch kind.a} {place} empfiehlst du bei einem Altbau? ~ Altbau',
    '#home {Welch kind} {place} kommt pünktlich, arbeitet sauber und ist zu empfehlen? ~ zuverlässig',
    '#vehicle {Welch kind} {place} ist für ältere Modelle am besten? ~ ältere Modelle',
    '#repair {Welch kind} {place} ist am schnellsten und zu empfehlen? ~ schnelle Reparatur',
  ],
  alternatives: [
    'Mein bisheriger Betrieb nimmt keine Aufträge mehr an. Welche Alternativen gibt es {place}, wenn ich {ein kind.a} brauche? ~ Wechsel',
    'Was ist {place} eine gute Alternative zu {rival}? ~ {rival}',
    '#vehicle Welche Alternativen zum Vertragshändler gibt es {place}, wenn ich {ein kind.a} suche? ~ statt Vertragshändler',
    '#device Welche Alternativen gibt es zum Einschicken an den Hersteller? {Welch kind} {place} ist gut? ~ statt Hersteller',
    '#home Welche Alternativen gibt es zu den Firmen, die überall werben? {Welch kind.a} {place} würdest du fragen? ~ kleinere Betriebe',
  ],
  problem: [
    '{need}. {Welch kind} {place} kann helfen? ~ {topic of need}',
    '{need}. Wen {place} sollte ich anrufen? ~ {topic of need}',
    '#emergency Es ist Wochenende und ich brauche {place} sofort {ein kind.a}. Wer kommt? ~ Notfall',
    '#home Niemand ruft zurück. {Welch kind} {place} nimmt auch kleine Aufträge an? ~ kleine Aufträge',
    '#repair Beim letzten Mal habe ich viel zu viel bezahlt. {Welch kind.d} {place} kann ich vertrauen? ~ zu viel bezahlt',
    '#home Die letzte Firma hat gepfuscht. {Welch kind} {place} bringt das in Ordnung? ~ Pfusch',
  ],
  price: [
    'Was [kostet|kosten] {offer.n} {place} ungefähr, und wer macht faire Preise? ~ {offer}',
    'Welche {kinds} {place} haben faire Preise? ~ faire Preise',
    '{Welch kind} {place} macht vorab einen Festpreis? ~ Festpreis',
    '#grant {Welch kind} {place} kennt sich auch mit Förderung aus und hält die Kosten niedrig? ~ Förderung',
  ],
  local: [
    'Gibt es {where} {ein zuverlässig kind.a} mit freien Terminen in den nächsten Wochen? ~ freie Termine',
    '{Welch kind.a} {where} würden Nachbarn weiterempfehlen? ~ Mundpropaganda',
    '#emergency {Welch kind} {where} hat nachts einen Notdienst? ~ Notdienst',
  ],
};

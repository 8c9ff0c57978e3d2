import type { FrameSet } from '../types.ts';

export const developer: FrameSet = {
  informational: [
    'Worauf sollte ich bei {ein product.d} für den Produktivbetrieb achten, und welche halten, was sie versprechen? ~ Produktivbetrieb',
    '{Welch product} hat die beste Dokumentation für den Einstieg? ~ Dokumentation',
    'o: Hinter {welch product.d} steht eine aktive Community mit regelmäßigen Releases? ~ Community',
    '{Welch product.a} würde ein erfahrenes Team für ein neues Projekt nehmen? ~ neues Projekt',
    '#infra/data {Welch product} lässt sich am einfachsten selbst betreiben? ~ Selbstbetrieb',
  ],
  comparison: [
    'Kannst du die wichtigsten Anbieter für {products.a} vergleichen? ~ Vergleich',
    'Worin unterscheiden sich die bekannten Anbieter für {products.a}, und wen würdest du nehmen? ~ Unterschiede',
    'Wie schneidet {rival} bei {products.d} im Vergleich zu anderen ab? ~ {rival}',
    '#infra/data Selbst betreiben oder als Dienst mieten: Wie unterscheiden sich {products} da, und was würdest du nehmen? ~ Dienst oder Selbstbetrieb',
    '{rival} im Vergleich zur Konkurrenz: Was ist für ein kleines Team besser? ~ {rival}',
  ],
  best_of: [
    '{Welch product.a} empfiehlst du einem kleinen Entwicklerteam? ~ kleines Team',
    '{Welch product} ist am besten für ein Start-up, das schnell wachsen will? ~ Wachstum',
    '{Welch product} ist am besten für {feature}? ~ {feature}',
    '{Welch product.a} empfiehlst du {use}? ~ {use}',
    '{Welch product.a} würdest du für {person} empfehlen? ~ {person}',
    '#infra {Welch product} ist am besten, wenn wir hohe Verfügbarkeit brauchen? ~ Verfügbarkeit',
    '#data {Welch product} ist am besten für Anwendungen mit vielen Schreibzugriffen? ~ viele Schreibzugriffe',
    '#code {Welch product} macht Entwicklern am wenigsten Arbeit und ist die beste Wahl? ~ Arbeitsaufwand',
  ],
  alternatives: [
    'Welche guten Alternativen zu {rival} gibt es? ~ {rival}',
    'Wir wollen weg von {rival}. Welche Alternativen gibt es für die Migration? ~ {rival}',
    'o: Unser Anbieter hat die Lizenz geändert. Welche Alternativen gibt es bei {products.d}? ~ Lizenzwechsel',
    'Welche weniger bekannten Anbieter für {products.a} sind eine echte Alternative zu den großen Namen? ~ weniger bekannte',
    'Mit unserer jetzigen Lösung sind wir nicht zufrieden. Welche Alternativen gibt es bei {products.d}? ~ Wechsel',
  ],
  problem: [
    '{need}. {Welch product} würde das lösen? ~ {topic of need}',
    '{need}. Worauf sollten wir umsteigen? ~ {topic of need}',
    '#code Unser Team mag keine neuen Werkzeuge. {Welch product.a} kann man Schritt für Schritt einführen? ~ Einführung',
    '{Welch product} macht in großen Projekten die wenigsten Probleme? ~ große Projekte',
    '#data Unsere Abfragen werden jeden Monat langsamer. {Welch product} hilft, ohne dass wir alles neu schreiben? ~ langsame Abfragen',
    '#data Vor der Migration haben wir Respekt. Bei {welch product.d} gibt es damit die wenigsten Probleme? ~ Migration',
    '#infra/data Wir haben kein eigenes Betriebsteam. {Welch product} braucht am wenigsten Pflege? ~ wenig Pflege',
    '#infra/data {Welch product} macht bei Updates die wenigsten Probleme? ~ Updates',
  ],
  price: [
    'o: {Welch products.a} darf man im Produktivbetrieb kostenlos nutzen? ~ kostenlose Nutzung',
    '#infra/data Was kostet {ein product} im Betrieb, und welche Lösung ist am günstigsten? ~ Betriebskosten',
    'Bei {welch product.d} bleiben die Kosten planbar, wenn wir wachsen? ~ planbare Kosten',
    '{Welch product} ist für ein Start-up günstig und trotzdem gut? ~ Start-up',
    '#code Was kostet {ein product} für ein Team von zehn Leuten, und was lohnt sich? ~ Kosten',
    '#code Bei {welch product.d} reicht die kostenlose Stufe für ein Nebenprojekt? ~ kostenlose Stufe',
  ],
};

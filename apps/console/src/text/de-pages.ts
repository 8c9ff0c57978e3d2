import { counted } from './counted.ts';
import type { pages as en } from './en-pages.ts';

/** What several pages share. */
export const pages: typeof en = {
  home: {
    title: 'Projekte',
    new: 'Eine Marke messen',
    presence: 'Präsenz in Antworten',
    never: 'noch nicht gemessen',
    bySurface: 'eine Zahl je Oberfläche',
  },
  presence: {
    shown: (share) => `Von den gezeigten Antworten: ${share} dieser Suchen zeigten eine.`,
    // Predictions are worded by the service, which knows where it cannot predict.
    headline: (sentence, { predicted, share, market, answers, prompts }) =>
      predicted
        ? sentence
        : `In ${share} der Antworten auf diese Fragen, aus ${counted(answers, 'Antwort', 'Antworten')} auf ${counted(prompts, 'Frage', 'Fragen')}.${market === null ? '' : ` Bei Fragen wie diesen: ${market}.`}`,
    pooled: (surface) => `Alle Engines, ${surface}`,
    these:
      'Das kräftige innere Band gilt für diese Fragen, das zarte äußere für Fragen wie diese. Beide enthalten den wahren Anteil in 95 von 100 Fällen.',
    start: 'Scan starten',
    running: 'Ein Scan läuft',
    follow: 'Mitverfolgen',
    emulated:
      'Von den erfundenen Antworten der Sandbox. Die Vorhersage für echte Engines steht auf der Projektseite.',
  },
  unmeasured: {
    noPrompts: 'Für dieses Projekt werden noch keine Fragen gestellt.',
    choose: 'Fragen wählen',
    noScan: 'Dieses Projekt wurde noch nicht gemessen.',
    goesOn: 'Der erste Scan läuft.',
    failed: 'Der letzte Scan brachte keine Antwort, die zählt.',
    look: 'Was schiefging',
  },
  answers: {
    any: 'egal',
    ofScan: 'eines Scans',
    ofPrompt: 'auf eine Frage',
    empty: 'Keine Antwort passt dazu.',
    engine: 'Engine',
    cited: 'zitiert',
    mentioned: 'genannt',
    citations: 'Quellen',
    noCitations: 'Keine Quelle ist angegeben.',
    brands: 'Marken in dieser Antwort',
    noBrands: 'Keine Ihrer Marken.',
    searched: 'Gesucht wurde',
    erased: 'Die Worte dieser Antwort wurden nach der Aufbewahrungsregel gelöscht. Ihre Auswertung bleibt.',
    sample: (sample) => `Antwort ${sample + 1}`,
    back: 'Alle Antworten',
    ofThisScan: 'Ihre Antworten lesen',
  },
  history: {
    title: 'Verlauf',
    lead: 'Ein Punkt je Scan, mit seinem Intervall. Verbunden ist, was sich vergleichen lässt.',
    days: (days) => `${days} Tage`,
    empty: 'In dieser Zeit wurde nichts gemessen.',
    belt: 'Der graue Gürtel: wo der nächste Scan in 95 von 100 Fällen liegt, wenn sich nichts ändert.',
    measure: 'Was gezählt wird',
    where: 'Wo',
    everyEngine: 'alle Engines',
    only: (engine) => `nur ${engine}`,
    segment: 'Segment',
    whole: 'alles',
    span: 'Zeit',
    lines: 'Linien',
    measures: { presence: 'Präsenz', mention: 'Nennung', citation: 'Zitat' },
    marks: 'Änderungen, die Menschen notiert haben',
    breaks: 'Wo sich Scans nicht vergleichen lassen',
    byEngine: 'Jede Engine',
    pooled: 'Alle Engines zusammen',
    when: 'Scan',
  },
  competitors: {
    empty: 'Noch sind keine Wettbewerber genannt.',
    add: 'Wettbewerber hinzufügen',
    name: 'Name',
    domain: 'Domain (freiwillig)',
    save: 'Hinzufügen',
    read: 'Auch in gespeicherten Antworten wird danach gesucht.',
  },
  surface: {
    'api+search': 'API mit Suche',
    api: 'API ohne Suche',
    sandbox: 'Sandbox',
    serp: 'Suchergebnisse',
    ui: 'wie Menschen es sehen',
  },
};

import type { Language } from '@svc/figures';

interface Words {
  all: string;
  measures: Readonly<Record<string, string>>;
  brands: string;
  voice: string;
  change: string;
  headToHead: string;
  /** Verdicts on two brands. */
  standing: Readonly<Record<string, string>>;
  nothing: string;
  waiting: string;
  cut: string;
  test: string;
  testCached: string;
  badge: Readonly<Record<string, string>>;
  period: string;
  next: string;
  interval: string;
}

const both: Record<Language, Words> = {
  en: {
    all: 'All engines',
    measures: { presence: 'Presence', mention: 'Mentions', citation: 'Citations' },
    brands: 'Presence of each brand',
    voice: 'Share of voice',
    change: 'Change',
    headToHead: 'Lead over the rival',
    standing: { ahead: 'ahead', behind: 'behind', no_difference_shown: 'no difference shown' },
    nothing: 'This answer holds no figure with an interval. The text has all of it.',
    waiting: 'Waiting for the figures…',
    cut: 'Not all is drawn: the answer had more than fits.',
    test: 'Test data: the answers are invented.',
    testCached: 'Test data: the answers are invented unless they were imported.',
    badge: {
      live: 'Measured from answers of this scan.',
      cached: 'From answers of an earlier scan.',
      predicted: 'Predicted, not measured.',
    },
    period: 'period',
    next: 'next scan',
    interval: 'Bands are 95% intervals.',
  },
  de: {
    all: 'Alle Engines',
    measures: { presence: 'Präsenz', mention: 'Nennungen', citation: 'Zitierungen' },
    brands: 'Präsenz jeder Marke',
    voice: 'Anteil an allen Nennungen',
    change: 'Änderung',
    headToHead: 'Vorsprung vor dem Wettbewerber',
    standing: { ahead: 'vorn', behind: 'zurück', no_difference_shown: 'kein Unterschied gezeigt' },
    nothing: 'Diese Antwort enthält keine Zahl mit Intervall. Der Text sagt alles.',
    waiting: 'Warten auf die Zahlen…',
    cut: 'Nicht alles ist gezeichnet: Die Antwort hatte mehr, als hineinpasst.',
    test: 'Testdaten: Die Antworten sind erfunden.',
    testCached: 'Testdaten: Die Antworten sind erfunden, sofern sie nicht importiert wurden.',
    badge: {
      live: 'Gemessen an Antworten dieses Scans.',
      cached: 'Aus Antworten eines früheren Scans.',
      predicted: 'Vorhergesagt, nicht gemessen.',
    },
    period: 'Zeitraum',
    next: 'nächster Scan',
    interval: 'Bänder sind 95-%-Intervalle.',
  },
};

export const words = (language: Language): Words => both[language];

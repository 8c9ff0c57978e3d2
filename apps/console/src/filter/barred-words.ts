import type { Shown } from './applies.ts';

const en = {
  period: 'Period',
  engine: 'Engine',
  surface: 'Kind of engine',
  topic: 'Topic',
  frame: 'Questions like these',
  says: (names: string, count: number, shown: string) =>
    `${names} ${count === 1 ? 'does' : 'do'} not apply to ${shown}.`,
  shown: {
    answers: 'single answers',
    readings: 'readings to check',
    imports: 'imports',
    sets: 'sets of prompts',
    counts: 'counts of answers',
    pairs: 'pairs of brands',
    brands: 'the list of brands',
    searches: 'searches of engines',
    visits: 'visits and crawlers',
    moves: 'moves',
    predictions: 'predictions',
    experiments: 'experiments',
    changes: 'the change log',
    goals: 'goals',
    reports: 'reports',
    alerts: 'alerts',
  } satisfies Record<Shown, string>,
};

/** Why a filter is struck out. */
export const barredWords = {
  en,
  de: {
    period: 'Zeitraum',
    engine: 'Engine',
    surface: 'Art der Engine',
    topic: 'Thema',
    frame: 'Fragen wie diese',
    says: (names, count, shown) => `${names} ${count === 1 ? 'gilt' : 'gelten'} nicht für ${shown}.`,
    shown: {
      answers: 'einzelne Antworten',
      readings: 'offene Lesarten',
      imports: 'Importe',
      sets: 'Prompt-Sets',
      counts: 'Zahlen von Antworten',
      pairs: 'Markenpaare',
      brands: 'die Liste der Marken',
      searches: 'Suchen der Engines',
      visits: 'Besuche und Crawler',
      moves: 'Maßnahmen',
      predictions: 'Vorhersagen',
      experiments: 'Experimente',
      changes: 'das Änderungsprotokoll',
      goals: 'Ziele',
      reports: 'Berichte',
      alerts: 'Warnungen',
    },
  } satisfies typeof en,
};

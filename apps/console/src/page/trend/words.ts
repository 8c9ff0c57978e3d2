import { counted } from '../../text/counted.ts';

const en = {
  title: 'Trend',
  headline: '{0}: from {1} on {2} to {3} on {4}.',
  one: '{0}: {1} on {2}.',
  lead: 'The first and the newest point of these weeks, in {0}. Whether a change is real is tested on the Overview, against the period before.',
  none: 'No measurements in these weeks.',
  measure: 'What is counted',
  measures: { presence: 'Presence', mention: 'Named', citation: 'Site cited' },
  lines: 'Lines',
  line: { brands: 'Brands', engines: 'Engines' },
  each: 'A point for each',
  bucket: { scan: 'Scan', week: 'Week', month: 'Month' },
  card: {
    presence: (answers: string) => `Presence in ${answers}`,
    mention: (answers: string) => `Named in ${answers}`,
    citation: (answers: string) => `Site cited in ${answers}`,
  },
  allEngines: 'all engines',
  about: (span: string) => `Share of answers, ${span}`,
  points: (count: number) =>
    `${counted(count, 'point', 'points')}. Band: 95% range. Point, tap or use the arrow keys to read one; click a name to see how sure it is.`,
  breaks: 'Where scans cannot be compared',
  marks: 'Changes that people logged',
  log: 'Log a change',
  noMarks: 'No changes logged yet. Dates on the chart help to tell a rise from a coincidence.',
};

const de: typeof en = {
  title: 'Verlauf',
  headline: '{0}: von {1} am {2} auf {3} am {4}.',
  one: '{0}: {1} am {2}.',
  lead: 'Der erste und der neueste Punkt dieser Wochen, in {0}. Ob eine Änderung belegt ist, prüft die Übersicht gegen den Zeitraum davor.',
  none: 'In diesen Wochen wurde nichts gemessen.',
  measure: 'Was gezählt wird',
  measures: { presence: 'Präsenz', mention: 'Genannt', citation: 'Website zitiert' },
  lines: 'Linien',
  line: { brands: 'Marken', engines: 'Engines' },
  each: 'Ein Punkt je',
  bucket: { scan: 'Scan', week: 'Woche', month: 'Monat' },
  card: {
    presence: (answers) => `Präsenz: ${answers}`,
    mention: (answers) => `Genannt: ${answers}`,
    citation: (answers) => `Website zitiert: ${answers}`,
  },
  allEngines: 'alle Engines',
  about: (span) => `Anteil der Antworten, ${span}`,
  points: (count) =>
    `${counted(count, 'Punkt', 'Punkte')}. Band: 95-%-Bereich. Zeigen, tippen oder Pfeiltasten, um einen zu lesen; ein Klick auf einen Namen zeigt, wie sicher er ist.`,
  breaks: 'Wo Scans nicht vergleichbar sind',
  marks: 'Änderungen, die jemand notiert hat',
  log: 'Änderung notieren',
  noMarks:
    'Niemand hat eine Änderung notiert. Mit Daten am Diagramm lässt sich ein Anstieg vom Zufall unterscheiden.',
};

export const trendWords = { en, de };

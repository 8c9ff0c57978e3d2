import { counted } from '../../text/counted.ts';

const en = {
  lead: 'What your credits were spent on, how long they last, and the limit you set.',
  by: 'By',
  dimensions: { project: 'project', engine: 'engine', key: 'key', member: 'member' },
  span: 'Period',
  days: (days: number) => `${days} days`,
  total: (credits: string, answers: string) =>
    `${counted(credits, 'credit', 'credits')} for ${counted(answers, 'answer', 'answers')}`,
  none: 'Nothing used in this period.',
  name: 'Name',
  answers: 'answers',
  credits: 'credits',
  other: 'none of them',
  series: 'Credits each day',
  day: 'Day',
  forecast: 'The next 30 days',
  expected: (weeks: number, value: string, range: string) =>
    `If the next weeks are like the last ${weeks}: ${counted(value, 'credit', 'credits')}${range}. Schedules that have changed since do not count.`,
  gone: (day: string) => `Your credits would be used up on ${day}.`,
  enough: 'Your credits are enough for that.',
  budget: 'Monthly budget',
  budgetSays: 'At the first limit you are notified; beyond the second, scans are refused.',
  soft: 'Notify at (credits)',
  hard: 'Refuse scans beyond (credits)',
  emptyLimit: 'Left empty: never.',
  spent: (credits: string) => `${counted(credits, 'credit', 'credits')} spent this month`,
};

export const usageText = {
  en,
  de: {
    lead: 'Wofür Ihre Credits ausgegeben wurden, wie lange sie reichen und welches Limit gilt.',
    by: 'Nach',
    dimensions: { project: 'Projekt', engine: 'Engine', key: 'Schlüssel', member: 'Mitglied' },
    span: 'Zeitraum',
    days: (days: number) => `${days} Tage`,
    total: (credits: string, answers: string) =>
      `${counted(credits, 'Credit', 'Credits')} für ${counted(answers, 'Antwort', 'Antworten')}`,
    none: 'In diesem Zeitraum wurde nichts verbraucht.',
    name: 'Name',
    answers: 'Antworten',
    credits: 'Credits',
    other: 'keins davon',
    series: 'Credits pro Tag',
    day: 'Tag',
    forecast: 'Die nächsten 30 Tage',
    expected: (weeks: number, value: string, range: string) =>
      `Wenn die nächsten Wochen wie die letzten ${weeks} sind: ${counted(value, 'Credit', 'Credits')}${range}. Seither geänderte Zeitpläne zählen nicht.`,
    gone: (day: string) => `Ihre Credits wären am ${day} aufgebraucht.`,
    enough: 'Ihre Credits reichen dafür.',
    budget: 'Monatsbudget',
    budgetSays: 'Beim ersten Limit werden Sie benachrichtigt; über dem zweiten werden Scans abgelehnt.',
    soft: 'Benachrichtigen ab (Credits)',
    hard: 'Scans ablehnen über (Credits)',
    emptyLimit: 'Leer: nie.',
    spent: (credits: string) => `${counted(credits, 'Credit', 'Credits')} in diesem Monat`,
  } satisfies typeof en,
};

import type { Language } from '@svc/contract/kernel';
import { labelOf } from '@svc/contract/label';
import { dayOf, percent } from '../../../i18n/index.ts';
import { eventTerms, factNames } from './fact-names.ts';
import { messageWords } from './words.ts';

type Fact = readonly [label: string, value: string];

function points(value: number, language: Language): string {
  const whole = Math.round(Math.abs(value) * 100);
  const unit = language === 'de' ? (whole === 1 ? 'Punkt' : 'Punkte') : whole === 1 ? 'point' : 'points';
  return `${value < 0 ? '−' : '+'}${whole} ${unit}`;
}
/** “24 November 2026, 06:00 UTC”. */
export const timeOf = (at: string, language: Language): string =>
  `${dayOf(at, language)}, ${new Date(at).toISOString().slice(11, 16)}${language === 'de' ? ' Uhr UTC' : ' UTC'}`;

/** Fields of events whose value is a share, and those that are a difference of shares. */
const shares = new Set(['target', 'probability', 'before', 'after', 'shareOfAnswers']);
const differences = new Set(['change', 'predicted', 'realised']);

/** Fields for programs, which people do not need. */
export const technical =
  /(?:Id|Ids|Hash|Token|Value)$|^(?:mode|hash|hint|move|template|direction|sequence|by|sure|threshold|title|headline|sentence|message|code|sha256|bytes)$/;
const id = /^[a-z]{3}_[0-9a-f]{32}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:/;

/** An event's plain fields as people read them: without ids, and figures with their unit. */
export function factsOf(type: string, data: Readonly<Record<string, unknown>>, language: Language): Fact[] {
  return Object.entries(data).flatMap(([name, value]): Fact[] => {
    if (technical.test(name) || value === null || (typeof value === 'string' && id.test(value))) return [];
    const label = factNames[name]?.[language];
    const shown = label === undefined ? null : shownOf(type, name, value, language);
    return label === undefined || shown === null ? [] : [[label, shown]];
  });
}

function shownOf(type: string, name: string, value: unknown, language: Language): string | null {
  if (typeof value === 'boolean') return messageWords[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') {
    if (differences.has(name) || (name === 'value' && type.startsWith('experiment.')))
      return points(value, language);
    if (shares.has(name) || (name === 'value' && type.startsWith('goal.'))) return percent(value, language);
    return value.toLocaleString(language, { maximumFractionDigits: 1 });
  }
  if (typeof value !== 'string' || value === '' || value.length > 200) return null;
  if (day.test(value)) return dayOf(value, language);
  if (time.test(value)) return timeOf(value, language);
  const term = eventTerms[name]?.[value];
  if (term) return term[language];
  const kind = labelled[name];
  return kind === undefined ? value : labelOf(kind, value, language);
}

const labelled: Readonly<Record<string, Parameters<typeof labelOf>[0]>> = {
  engine: 'engine',
  surface: 'surface',
  cause: 'cause',
  sourceType: 'site',
  status: 'scan',
  state: 'state',
  verdict: 'verdict',
};

type Word = keyof (typeof messageWords)['en'] & `open${string}`;

/** Pages of the console that show what an event is about, by the ids in it. */
const pages: readonly (readonly [field: string, label: Word, path: (id: string) => string])[] = [
  ['scanId', 'openScan', (id) => `scans/${id}`],
  ['recommendationId', 'openCase', (id) => `improve/${id}`],
  ['experimentId', 'openExperiments', () => 'improve'],
  ['goalId', 'openGoals', () => 'improve/goals'],
  ['reportId', 'openReport', (id) => `reports/${id}`],
];

export function linksOf(
  project: string,
  data: Readonly<Record<string, unknown>>,
  language: Language,
): { label: string; url: string }[] {
  const words = messageWords[language];
  const found = pages.flatMap(([field, label, path]) => {
    const value = data[field];
    return typeof value === 'string' ? [{ label: words[label], url: `${project}/${path(value)}` }] : [];
  });
  return found.length > 0 ? found : [{ label: words.openProject, url: project }];
}

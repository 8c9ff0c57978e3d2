import { labelOf } from '@svc/contract/label';

type Fact = readonly [label: string, value: string];

const percent = (value: number): string => `${Math.round(value * 100)}%`;
const points = (value: number): string => {
  const whole = Math.round(Math.abs(value) * 100);
  return `${value < 0 ? '−' : '+'}${whole} ${whole === 1 ? 'point' : 'points'}`;
};

/** Fields of events whose value is a share, and those that are a difference of shares. */
const shares = new Set(['target', 'probability', 'before', 'after', 'shareOfAnswers']);
const differences = new Set(['change', 'predicted', 'realised']);

const names: Readonly<Record<string, string>> = {
  url: 'Page',
  due: 'By',
  before: 'Before',
  after: 'Now',
  change: 'Change',
  domain: 'Site',
  sourceType: 'Kind of site',
  found: 'New names',
  available: 'Credits left',
  predicted: 'Expected gain',
  realised: 'Measured gain',
  creditsSpent: 'Credits spent',
  value: 'Measured',
  probability: 'Probability',
};

/** Fields for programs, which people do not need. */
const technical =
  /(?:Id|Ids|Hash|Token|Value)$|^(?:mode|hash|hint|move|template|direction|sequence|by|sure|threshold|title|headline|sentence|message)$/;
const id = /^[a-z]{3}_[0-9a-f]{32}$/;

/** An event's plain fields as people read them: without ids, and figures with their unit. */
export function factsOf(type: string, data: Readonly<Record<string, unknown>>): Fact[] {
  return Object.entries(data).flatMap(([name, value]): Fact[] => {
    if (technical.test(name) || value === null || (typeof value === 'string' && id.test(value))) return [];
    const shown = shownOf(type, name, value);
    return shown === null ? [] : [[names[name] ?? sentenceCase(name), shown]];
  });
}

function shownOf(type: string, name: string, value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (differences.has(name) || (name === 'value' && type.startsWith('experiment.'))) return points(value);
    if (shares.has(name) || (name === 'value' && type.startsWith('goal.'))) return percent(value);
    return value.toLocaleString('en', { maximumFractionDigits: 1 });
  }
  if (typeof value !== 'string' || value === '' || value.length > 200) return null;
  const kind = labelled[name];
  return kind === undefined ? value : labelOf(kind, value);
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

/** “answersRead” as “Answers read”. */
function sentenceCase(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Pages of the console that show what an event is about, by the ids in it. */
const pages: readonly (readonly [field: string, label: string, path: (id: string) => string])[] = [
  ['scanId', 'Open the scan', (id) => `scans/${id}`],
  ['recommendationId', 'Open the case', (id) => `improve/${id}`],
  ['experimentId', 'Open the experiments', () => 'improve'],
  ['goalId', 'Open the goals', () => 'improve/goals'],
  ['reportId', 'Open the report', (id) => `reports/${id}`],
];

export function linksOf(
  project: string,
  data: Readonly<Record<string, unknown>>,
): { label: string; url: string }[] {
  const found = pages.flatMap(([field, label, path]) => {
    const value = data[field];
    return typeof value === 'string' ? [{ label, url: `${project}/${path(value)}` }] : [];
  });
  return found.length > 0 ? found : [{ label: 'Open the project', url: project }];
}

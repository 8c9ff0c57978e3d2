import { hasLabel, labelOf } from '@svc/contract/label';
import { isEstimate } from './brief.ts';
import type { Arguments } from './call.ts';
import { isObject } from './is-object.ts';

type Loose = Record<string, unknown>;

/** Shares of answers, by the name of their field, as the first words of a sentence. */
const shares: Readonly<Record<string, string>> = {
  presence: 'Present in',
  mention: 'Mentioned in',
  citation: 'Cited in',
};

export const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/** More than three figures are a table, not a sentence. */
const mostParts = 3;

/**
 * The one sentence of a result that may be quoted as it stands: value, interval, k of n, prompts, and what it rests on. Surfaces
 * that are no one figure stand in it one by one. undefined: the result has no share of answers that was counted.
 */
export function quoteOf(data: unknown): string | undefined {
  const single = firstShare(data);
  const found = single ? [single] : sharesIn(data);
  const parts = found.map(partOf);
  const whole = parts.length > 0 && parts.length <= mostParts && parts.every((part) => part !== undefined);
  return whole ? `${parts.join('; ')}.${ending(data, found[0]?.estimate.provenance)}` : undefined;
}

function partOf({ name, estimate, where = 'answers', of }: Found, at: number): string | undefined {
  const { value, successes, trials } = estimate;
  const counted = typeof value === 'number' && typeof successes === 'number' && typeof trials === 'number';
  if (!counted || trials === 0) return undefined;
  const share = at === 0 && of === undefined ? shares[name] : shares[name]?.toLowerCase();
  return `${of === undefined ? '' : `${of}: `}${share} ${rate(estimate, where, `${successes} of ${trials} answers`)}`;
}

const answers = 'answers';

/** Too few answers bear no rate: what was counted is said instead of an estimate that rests on other prompts. */
export function rate(estimate: Found['estimate'], of: string, counted: string): string {
  const { value, ci, label } = estimate;
  if (label === 'insufficient')
    return of.startsWith(answers)
      ? `${counted}${of.slice(answers.length)} (too few for a rate)`
      : `an unknown share of ${of} (${counted}: too few for a rate)`;
  return `${percent(Number(value))} of ${of} (95% interval ${percent(ci.low)} to ${percent(ci.high)}${promptsOf(estimate)}; ${counted})`;
}

/** What an interval speaks of, where the figure says so: with `tracked` in it, the range of these prompts stands there. */
function promptsOf(estimate: Loose): string {
  const { n } = estimate;
  if (isObject(estimate.tracked)) return ' for prompts like these';
  if (!('market' in estimate) || typeof n !== 'number') return '';
  return n === 1 ? ' for this prompt' : ` for these ${n} prompts`;
}

/** What narrows a figure down, by the name of its argument, in words: an id says nothing to whoever hears the sentence. */
const filters: Readonly<Record<string, (value: string) => string>> = {
  model: (value) => `model ${value}`,
  intent: (value) => `intent ${value}`,
  topic: (value) => `topic ${value}`,
  tag: (value) => `tag ${value}`,
  country: (value) => `country ${value}`,
  language: (value) => `language ${value}`,
  branded: (value) => `prompts that name a brand: ${value}`,
  origin: (value) => (value === 'both' ? 'measured and imported answers' : `${value} answers`),
  sourceType: (value) => `sites of the kind ${value}`,
  search: (value) => `matches of “${value}”`,
  promptId: () => 'one prompt',
  personaId: () => 'one persona',
  segmentId: () => 'one segment',
  brandId: () => 'the chosen brand',
  scanId: () => 'one scan',
};

const dayOf = (at: unknown): string => String(at).slice(0, 10);

/** The days that a call asks about, where its answer does not say which it counted; null: it is not asked by days. */
function daysAsked({ from, to = new Date().toISOString(), days }: Arguments, usual: unknown): string | null {
  if (typeof usual !== 'number') return null;
  return from === undefined
    ? `the ${days ?? usual} days up to ${dayOf(to)}`
    : `${dayOf(from)} to ${dayOf(to)}`;
}

/**
 * Which answers the figures of a sentence count, where the call chose some: without it they would pass for those of all. `days`: how
 * many the tool counts unless it is told.
 */
export function countedOf(given: Arguments, data: unknown, quote: string, days: unknown): string {
  const engine = typeof given.engine === 'string' ? engineName(given.engine) : null;
  const span = isObject(data) && isObject(data.span) ? data.span : undefined;
  const isSaid = (name: string): boolean => name === 'promptId' && quote.startsWith('Asked');
  const parts = [
    engine !== null && !quote.includes(` of ${engine}`) ? `engine ${engine}` : null,
    ...Object.entries(filters).map(([name, tell]) =>
      given[name] === undefined || isSaid(name) ? null : tell(String(given[name])),
    ),
    span ? `${dayOf(span.from)} to ${dayOf(span.to)}` : daysAsked(given, days),
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : ` Counted: ${parts.join(', ')}.`;
}

export const engineName = (engine: unknown): string => {
  const id = String(engine);
  return hasLabel('engine', id) ? labelOf('engine', id) : id;
};

/** What else has to be said with a figure: that it was not measured, or not now. Imported answers are real ones in test data, too. */
export function ending(data: unknown, found?: unknown): string {
  const test = isObject(data) && data.mode === 'test';
  const provenance = found ?? (isObject(data) ? data.provenance : undefined);
  if (isObject(data) && data.origin === 'imported') return ' From imported answers.';
  if (test && provenance === 'cached')
    return ' Test data: the answers are invented unless they were imported.';
  if (test) return ' Test data: the answers are invented.';
  if (provenance === 'predicted') return ' Predicted, not measured.';
  return provenance === 'cached' ? ' From answers of an earlier scan.' : '';
}

interface Found {
  name: string;
  /** Whose it is, where that is a competitor: without it the figure would pass for the own brand's. */
  of?: string;
  /** Which answers. */
  where?: string;
  estimate: Loose & { ci: { low: number; high: number } };
}

/** The share nearest to the top: presence before mention before citation. */
function firstShare(data: unknown): Found | null {
  let level: unknown[] = [data];
  for (let depth = 0; depth < 5 && level.length > 0; depth += 1) {
    const objects = level.filter(isObject);
    for (const name of Object.keys(shares))
      for (const one of objects) {
        const estimate = one[name];
        if (isEstimate(estimate) && typeof estimate.value === 'number')
          return { name, estimate, ...(isCompetitor(one) && { of: one.name }) };
      }
    // A value in a list is one of several: none of them is the answer.
    level = objects.flatMap((one) => Object.values(one)).filter(isObject);
  }
  return null;
}

/** Of the tools on one competitor, whose answer is the brand with its newest figure. */
const isCompetitor = (one: Loose): one is Loose & { name: string } =>
  typeof one.name === 'string' && typeof one.id === 'string' && one.id.startsWith('brd_');

const listsIn = (data: Loose, name: string): Loose[] =>
  [data, data.result, data.latest].filter(isObject).flatMap((part) => {
    const list = part[name];
    return Array.isArray(list) ? list.filter(isObject) : [];
  });

/** Measure of a figure without a name of its own. */
const measureOf = (data: Loose): string => (typeof data.measure === 'string' ? data.measure : '');

/** The own brand's part of a list of brands; all of a list of anything else. */
const own = (list: readonly Loose[]): Loose[] =>
  list.filter(({ role }) => role === undefined || role === 'own');

/** Of surfaces, of series up to now, or of the own brand among others. */
function sharesIn(data: unknown): Found[] {
  if (!isObject(data)) return [];
  const surfaces = listsIn(data, 'surfaces').flatMap((one) => figuresOf(one, data));
  if (surfaces.length > 0) return surfaces;
  const series = own(listsIn(data, 'series')).flatMap(({ points, surface }) => {
    const last = Array.isArray(points) ? points.filter(isObject).at(-1) : undefined;
    return last ? figuresOf({ ...last, surface }, data) : [];
  });
  return series.length > 0
    ? series
    : own(listsIn(data, 'brands')).flatMap(({ answers }) =>
        isShare(answers) ? [{ name: 'mention', estimate: answers }] : [],
      );
}

const isShare = (value: unknown): value is Found['estimate'] =>
  isEstimate(value) && typeof value.value === 'number';

function figuresOf(one: Loose, data: Loose): Found[] {
  const [engine, ...others] = Array.isArray(one.engines) ? one.engines : [];
  const where =
    (typeof one.surface === 'string' ? labelOf('answersOf', one.surface) : 'answers') +
    // The search engine's surface has the name of its one engine.
    (engine !== undefined && others.length === 0 && one.surface !== 'serp'
      ? ` of ${engineName(engine)}`
      : '') +
    (typeof one.at === 'string' ? `, newest point ${one.at.slice(0, 10)}` : '');
  const brands = Array.isArray(one.brands) ? own(one.brands.filter(isObject)) : [];
  const measured = Array.isArray(one.measures) ? one.measures.filter(isObject) : [];
  const presence = measured.find(({ measure }) => measure === 'presence')?.figure;
  if (isShare(presence)) return [{ name: 'presence', estimate: presence, where }];
  const named = Object.keys(shares).find((name) => isShare(one[name]));
  if (named !== undefined) return [{ name: named, estimate: one[named] as Found['estimate'], where }];
  const figure = [one, ...brands].map((part) => part.figure).find(isShare);
  const name = measureOf(data);
  return figure && name in shares ? [{ name, estimate: figure, where }] : [];
}

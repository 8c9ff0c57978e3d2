import { type ComparedCell, estimateChange, type SeriesBreak } from '@svc/scoring';
import type { CitedCell } from './queries.ts';
import type { Anomaly, Cause, Evidence } from './schema.ts';
import { lostCoverage } from './set-change.ts';
import { type SidedCell, sidesOf, type WatchedSeries } from './watch.ts';
import { percent, points } from './words.ts';

/** An anomaly before it is stored. */
export type Found = Omit<
  Anomaly,
  'id' | 'mode' | 'projectId' | 'provenance' | 'falseAlarms' | 'state' | 'note' | 'handledBy' | 'handledAt'
>;

/** What may have caused a break, beyond the series itself. */
export interface Circumstances {
  rivals: { name: string; cells: readonly ComparedCell[] }[];
  cited: readonly CitedCell[];
  /** Engines that were noticed to answer otherwise in between, and how. */
  engineChanges: readonly { engine: string; what: string }[];
}

/** Of a change, what a cause has to account for. */
const most = 0.6;
/** A source is lost when a third of it or less is left, beyond chance over many domains. */
const lostSource = { share: 0.05, left: 1 / 3, deviations: 4 };
const rivalMove = { least: 0.03, share: 0.4, p: 0.01 };

const order: readonly Cause[] = ['coverage', 'engine_change', 'source_lost', 'competitor', 'brand'];

/** The cause that the evidence speaks for, strongest kind first: what else changed comes before the brand itself. */
export function explainBreak(
  series: WatchedSeries,
  found: SeriesBreak,
  circumstances: Circumstances,
): { cause: Cause; evidence: Evidence[] } {
  const cells = sidesOf(series, found.since, found.onset, found.found).filter(
    ({ before, after }) => before && after,
  );
  const evidence = [
    ...coverageEvidence(series, found),
    ...engineEvidence(series, found, cells, circumstances),
    ...(found.direction === 'drop' ? sourceEvidence(cells, circumstances.cited) : []),
    ...rivalEvidence(found, circumstances),
    ...identityEvidence(series, found),
  ].sort((a, b) => order.indexOf(a.cause) - order.indexOf(b.cause));
  const [first] = evidence;
  if (first) return { cause: first.cause, evidence };
  const statement =
    'The same prompts, engines and models; no rival moved the other way and no source was lost.';
  return { cause: 'brand', evidence: [{ cause: 'brand', statement, share: null }] };
}

const changeOf = ({ before, after }: SidedCell): number =>
  before && after ? after.successes / after.trials - before.successes / before.trials : 0;

/** Of the whole change, what lies on some of its cells. */
function shareOn(cells: readonly SidedCell[], on: (cell: SidedCell) => boolean): number {
  const sum = (list: readonly SidedCell[]): number => list.reduce((all, cell) => all + changeOf(cell), 0);
  const whole = sum(cells);
  return whole === 0 ? 0 : sum(cells.filter(on)) / whole;
}

const coverageEvidence = (series: WatchedSeries, { since, onset, found }: SeriesBreak): Evidence[] =>
  lostCoverage(series, since, onset, found).map(({ engine, before, after }) => ({
    cause: 'coverage',
    statement: `${engine} lost ${percent(after)} of its answers, ${percent(before)} before.`,
    share: null,
  }));

function engineEvidence(
  series: WatchedSeries,
  { since, onset, found }: SeriesBreak,
  cells: readonly SidedCell[],
  { engineChanges }: Circumstances,
): Evidence[] {
  const modelsOf = (engine: string, from: number, to: number): string[] => [
    ...new Set(
      series.markers
        .slice(from, to)
        .flatMap(({ models }) => models.filter((name) => name.startsWith(`${engine} `))),
    ),
  ];
  const statements = [...new Set(cells.map(({ engine }) => engine))].flatMap((engine) => {
    const [old, now] = [modelsOf(engine, onset - 1, onset), modelsOf(engine, onset, found + 1)];
    const known = new Set(modelsOf(engine, since, onset));
    const fresh = now.filter((name) => !known.has(name));
    if (old.length > 0 && fresh.length > 0)
      return [{ engine, text: `Answers came from ${fresh.join(', ')}, before from ${old.join(', ')}.` }];
    return engineChanges.filter((one) => one.engine === engine).map(({ what }) => ({ engine, text: what }));
  });
  if (statements.length === 0) return [];
  const engines = new Set(statements.map(({ engine }) => engine));
  const share = shareOn(cells, ({ engine }) => engines.has(engine));
  if (share < most) return [];
  return statements.map(({ text }) => ({ cause: 'engine_change', statement: text, share }));
}

/** Domains that answers no longer cite, where the brand was lost on the very prompts that cited them. */
function sourceEvidence(cells: readonly SidedCell[], cited: readonly CitedCell[]): Evidence[] {
  const key = (cell: { engine: string; prompt: string }): string =>
    JSON.stringify([cell.engine, cell.prompt]);
  const byKey = new Map(cells.map((cell) => [key(cell), cell]));
  const answers = { before: 0, after: 0 };
  for (const { before, after } of cells) {
    answers.before += before?.trials ?? 0;
    answers.after += after?.trials ?? 0;
  }
  if (answers.before === 0 || answers.after === 0) return [];
  return [...Map.groupBy(cited, ({ domain }) => domain)].flatMap(([domain, all]): Evidence[] => {
    const own = all.filter((one) => byKey.has(key(one)));
    const [before, after] = [sum(own, 'before') / answers.before, sum(own, 'after') / answers.after];
    const whole = (sum(own, 'before') + sum(own, 'after')) / (answers.before + answers.after);
    const deviation = Math.sqrt(Math.max(0, whole * (1 - whole)) * (1 / answers.before + 1 / answers.after));
    const { share: least, left, deviations } = lostSource;
    if (before < least || after > left * before || before - after < deviations * deviation) return [];
    const on = new Set(own.filter((one) => one.before > 0).map(key));
    const share = shareOn(cells, (cell) => on.has(key(cell)));
    if (share < most) return [];
    const statement = `${percent(before)} of the answers cited ${domain}, ${percent(after)} since then; presence fell where it was cited.`;
    return [{ cause: 'source_lost', statement, share }];
  });
}

const sum = (cells: readonly CitedCell[], side: 'before' | 'after'): number =>
  cells.reduce((all, cell) => all + cell[side], 0);

function rivalEvidence(found: SeriesBreak, { rivals }: Circumstances): Evidence[] {
  return rivals.flatMap(({ name, cells }): Evidence[] => {
    const { value, pValue } = estimateChange(cells, { question: 'market' });
    if (value === null || pValue === null || pValue > rivalMove.p / rivals.length) return [];
    if (Math.sign(value) === Math.sign(found.change)) return [];
    if (Math.abs(value) < Math.max(rivalMove.least, rivalMove.share * Math.abs(found.change))) return [];
    const statement = `${name} ${value > 0 ? 'rose' : 'fell'} by ${points(value)} on the same prompts and engines.`;
    return [{ cause: 'competitor', statement, share: -value / found.change }];
  });
}

function identityEvidence({ markers }: WatchedSeries, { onset, found }: SeriesBreak): Evidence[] {
  const versions = (from: number, to: number): string =>
    [...new Set(markers.slice(from, to).flatMap(({ identities }) => identities))].sort().join(', ');
  const [before, after] = [versions(onset - 1, onset), versions(onset, found + 1)];
  if (before === after) return [];
  const statement = `The brand’s names or domains changed from version ${before} to ${after}.`;
  return [{ cause: 'brand', statement, share: null }];
}

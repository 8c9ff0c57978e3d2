import type { Anomaly, Cause } from '@svc/contract/read/anomaly';
import {
  type ComparedCell,
  currentMethod,
  findStandOut,
  type SeriesBreak,
  type StandOut,
  type StandOutRule,
  standOutRule,
} from '@svc/scoring';
import { type Message, partOf } from '../../../i18n/index.ts';
import type { CitedPage } from './queries.ts';
import { lostCoverage } from './set-change.ts';
import { type LostSource, lossOf, lostSources } from './source.ts';
import { type SidedCell, sidesOf, type WatchedSeries } from './watch.ts';
import { type Reason, reason } from './words.ts';

/** An anomaly before it is stored. */
export type Found = Omit<
  Anomaly,
  | 'id'
  | 'mode'
  | 'projectId'
  | 'provenance'
  | 'falseAlarms'
  | 'state'
  | 'note'
  | 'handledBy'
  | 'handledAt'
  | 'evidence'
> & { message: Message; evidence: Reason[] };

/** Possible causes of a break outside the series itself. */
export interface Circumstances {
  rivals: { name: string; cells: readonly ComparedCell[] }[];
  /** Pages of others that answers cite. */
  cited: readonly CitedPage[];
  /** Engines whose answers were seen to change in between, and how. */
  engineChanges: readonly { engine: string; what: string }[];
}

const rivalMove = { least: 0.03, share: 0.4, p: 0.01 };

/**
 * The cause that the evidence speaks for. The change is first taken apart by engine, topic and source: a part is named
 * where a test holds it against "nobody stood out". Only where nobody did is it a rival's, or the brand's own.
 *
 * @param whole the engines of the surface together, at the scans of the break
 * @param single the engine’s own series and break, where the break is one engine’s
 */
export function explainBreak(
  whole: WatchedSeries,
  found: SeriesBreak,
  circumstances: Circumstances,
  single: { series: WatchedSeries; found: SeriesBreak } | null = null,
): { cause: Cause; evidence: Reason[] } {
  const cells = comparedIn(whole, found);
  const coverage = coverageEvidence(whole, found);
  const parted = coverage.length > 0 ? [] : partEvidence(whole, found, cells, circumstances);
  // What stands out within the engine is looked for where the engine does not stand out itself.
  const inside =
    single && coverage.length === 0 && parted.length === 0
      ? partEvidence(single.series, single.found, comparedIn(single.series, single.found), circumstances)
      : [];
  const evidence = [
    ...coverage,
    ...parted,
    ...inside,
    ...(parted.length > 0 ? [] : soleEngineEvidence(whole, found, cells, circumstances)),
    ...rivalEvidence(found, circumstances),
    ...identityEvidence(whole, found),
  ];
  const [first] = evidence;
  if (first) return { cause: first.cause, evidence };
  const own = single ? comparedIn(single.series, single.found) : cells;
  return {
    cause: 'brand',
    evidence: [
      reason('brand', {
        id: 'cause.none',
        values: { direction: found.direction, engine: single?.series.engine ?? null },
      }),
      ...(found.direction === 'drop' ? suspected(own, circumstances) : []),
    ],
  };
}

const comparedIn = (series: WatchedSeries, { since, onset, found }: SeriesBreak): SidedCell[] =>
  sidesOf(series, since, onset, found).filter(({ before, after }) => before && after);

/** A source that only answers with the brand cited goes with the brand: it is no place to look. */
const onlyWithBrand = 0.95;

/** The source that lost most, where no test holds it for the cause: the place to look first. */
function suspected(cells: readonly SidedCell[], { cited }: Circumstances): Reason[] {
  const [most] = lostSources(cells, cited)
    .filter(({ kind, domain }) => kind === 'cited_less' && !goesWithBrand(domain, cited))
    .sort((one, other) => other.before - other.after - (one.before - one.after));
  if (!most) return [];
  return [reason('source_lost', { id: 'cause.look_first', values: { source: lossOf(most) } })];
}

function goesWithBrand(domain: string, cited: readonly CitedPage[]): boolean {
  const own = cited.filter((one) => one.domain === domain && one.url === null);
  const total = (of: (page: CitedPage) => number) => own.reduce((sum, page) => sum + of(page), 0);
  return total(({ ownBefore }) => ownBefore) >= onlyWithBrand * total(({ before }) => before);
}

type Compared = SidedCell & { cluster: string };

const partsBy = (cells: readonly Compared[], kind: string, of: (cell: Compared) => string | null) =>
  [...Map.groupBy(cells, of)].flatMap(([id, own]) =>
    id === null ? [] : [{ id: JSON.stringify([kind, id]), cells: own }],
  );

const ofEngine = ({ engine }: Compared): string => engine;
const ofTopic = ({ topic }: Compared): string | null => topic;

/** The part that stood out, if one did: the engine, the topic, or the cells that cited a source that is lost; then what stood out beside it. */
function partEvidence(
  whole: WatchedSeries,
  found: SeriesBreak,
  cells: readonly SidedCell[],
  { cited, engineChanges }: Circumstances,
): Reason[] {
  const compared = cells.map((cell) => ({ ...cell, cluster: cell.question }));
  const sources = found.direction === 'drop' ? lostSources(cells, cited) : [];
  const parts = [
    ...partsBy(compared, 'engine', ofEngine),
    ...partsBy(compared, 'topic', ofTopic),
    ...sources.map(({ domain, on }) => ({
      id: JSON.stringify(['source', domain]),
      cells: compared.filter(({ engine, prompt }) => on.has(JSON.stringify([engine, prompt]))),
    })),
  ];
  const stood = findStandOut(compared, parts) ?? firstOfTwo(compared);
  if (!stood) return [];
  const [kind = '', named = ''] = JSON.parse(stood.id) as string[];
  const source = sources.find(({ domain }) => kind === 'source' && domain === named);
  const host = source && hostOf(compared, source);
  const id = host ?? named;
  const isEngine = host !== undefined || kind === 'engine';
  const own = isEngine
    ? compared.filter(({ engine }) => engine === id)
    : (parts.find((part) => part.id === stood.id)?.cells ?? []);
  const also = besides(compared, own);
  if (source && !host) return [ofSource(source, stood, meanChange(compared)), ...also];
  if (kind === 'topic')
    return [
      reason('topic', { id: 'cause.topic', values: { topic: id, ...sizesOf(stood) } }, stood.share),
      ...also,
    ];
  const alone = host ? (findStandOut(compared, partsBy(compared, 'engine', ofEngine)) ?? stood) : stood;
  return [
    reason('engine_change', { id: 'cause.engine', values: { engine: id, ...sizesOf(alone) } }, alone.share),
    ...changesOf(whole, found, id, engineChanges).map((message) => reason('engine_change', message)),
    ...also,
  ];
}

const sizesOf = ({ there, elsewhere }: StandOut) => ({ there, elsewhere });

/** Neither of two causes stands out as clearly as one alone would; one is believed where the other stands out without it. */
const ofTwo: StandOutRule = { ...standOutRule, share: 0.3, elsewhere: 0.7 };

function firstOfTwo(compared: readonly Compared[]): StandOut | null {
  const parts = [...partsBy(compared, 'engine', ofEngine), ...partsBy(compared, 'topic', ofTopic)];
  const stood = findStandOut(compared, parts, ofTwo);
  const own = parts.find(({ id }) => id === stood?.id)?.cells ?? [];
  return stood && besides(compared, own).length > 0 ? stood : null;
}

/** Of the whole change: what a second cause has to make for it to be told. */
const secondShare = 0.15;

/** What else stood out: the engine or topic that did so among the cells that the first cause leaves. */
function besides(whole: readonly Compared[], first: readonly Compared[]): Reason[] {
  const taken = new Set(first);
  const rest = whole.filter((cell) => !taken.has(cell));
  const stood = findStandOut(rest, [
    ...partsBy(rest, 'engine', ofEngine),
    ...partsBy(rest, 'topic', ofTopic),
  ]);
  const change = meanChange(whole);
  if (!stood || (stood.points * rest.length) / whole.length / change < secondShare) return [];
  const [kind = '', id = ''] = JSON.parse(stood.id) as string[];
  return kind === 'topic'
    ? [reason('topic', { id: 'cause.also_topic', values: { topic: id, ...sizesOf(stood) } })]
    : [reason('engine_change', { id: 'cause.also_engine', values: { engine: id, ...sizesOf(stood) } })];
}

const rateOf = (count: SidedCell['before']): number => (count ? count.successes / count.trials : 0);
const meanChange = (cells: readonly SidedCell[]): number =>
  cells.reduce((sum, { before, after }) => sum + rateOf(after) - rateOf(before), 0) /
  Math.max(1, cells.length);

/** If this share of a source’s cells is on one engine, the fall may be the engine’s. */
const hosted = 0.8;

/** The engine that fell as a whole, of whose cells the source’s are a part like any other; undefined: it is the source. */
function hostOf(cells: readonly Compared[], { on }: LostSource): string | undefined {
  const cites = ({ engine, prompt }: SidedCell): boolean => on.has(JSON.stringify([engine, prompt]));
  const citing = cells.filter(cites);
  const [most] = [...Map.groupBy(citing, ({ engine }) => engine)].sort((a, b) => b[1].length - a[1].length);
  if (!most || most[1].length < hosted * citing.length) return undefined;
  const [engine] = most;
  const own = cells.filter((cell) => cell.engine === engine);
  if (!findStandOut(cells, [{ id: engine, cells: own }])) return undefined;
  return findStandOut(own, [{ id: 'source', cells: own.filter(cites) }]) ? undefined : engine;
}

/** Its part in points is its share of the change: of all that its cells moved, as the share beside it says. */
const ofSource = (source: LostSource, stood: StandOut, change: number): Reason =>
  reason(
    'source_lost',
    { id: 'cause.source', values: { source: lossOf(source), ...sizesOf(stood), part: stood.share * change } },
    stood.share,
  );

/** For one engine: other models than before, or a change noticed on neutral questions. */
function changesOf(
  { markers }: WatchedSeries,
  { since, onset, found }: SeriesBreak,
  engine: string,
  engineChanges: Circumstances['engineChanges'],
): Message[] {
  const modelsOf = (from: number, to: number): string[] => [
    ...new Set(
      markers.slice(from, to).flatMap(({ models }) => models.filter((name) => name.startsWith(`${engine} `))),
    ),
  ];
  const [old, now, known] = [modelsOf(onset - 1, onset), modelsOf(onset, found + 1), modelsOf(since, onset)];
  const fresh = now.filter((name) => !known.includes(name));
  if (old.length > 0 && fresh.length > 0)
    return [{ id: 'cause.models', values: { now: fresh, before: old } }];
  return engineChanges.filter((one) => one.engine === engine).map(({ what }) => partOf(what));
}

/** A single engine has nothing to compare it with: only a change of its model on that very day is evidence. */
function soleEngineEvidence(
  whole: WatchedSeries,
  found: SeriesBreak,
  cells: readonly SidedCell[],
  { engineChanges }: Circumstances,
): Reason[] {
  const [engine, ...others] = [...new Set(cells.map((cell) => cell.engine))];
  if (engine === undefined || others.length > 0) return [];
  return changesOf(whole, found, engine, engineChanges).map((message) => reason('engine_change', message, 1));
}

const coverageEvidence = (series: WatchedSeries, { since, onset, found }: SeriesBreak): Reason[] =>
  lostCoverage(series, since, onset, found).map((values) =>
    reason('coverage', { id: 'cause.lost_answers', values }),
  );

function rivalEvidence(found: SeriesBreak, { rivals }: Circumstances): Reason[] {
  return rivals.flatMap(({ name, cells }): Reason[] => {
    const { value, pValue } = currentMethod.compare(cells, { question: 'market' });
    if (value === null || pValue === null || pValue > rivalMove.p / rivals.length) return [];
    if (Math.sign(value) === Math.sign(found.change)) return [];
    if (Math.abs(value) < Math.max(rivalMove.least, rivalMove.share * Math.abs(found.change))) return [];
    return [
      reason(
        'competitor',
        { id: 'cause.competitor', values: { name, change: value } },
        -value / found.change,
      ),
    ];
  });
}

function identityEvidence({ markers }: WatchedSeries, { onset, found }: SeriesBreak): Reason[] {
  const versions = (from: number, to: number): string =>
    [...new Set(markers.slice(from, to).flatMap(({ identities }) => identities))].sort().join(', ');
  const [before, after] = [versions(onset - 1, onset), versions(onset, found + 1)];
  if (before === after) return [];
  return [reason('brand', { id: 'cause.names', values: { before, after } })];
}

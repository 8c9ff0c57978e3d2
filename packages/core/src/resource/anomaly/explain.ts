import type { Anomaly, Cause, Evidence } from '@svc/contract/anomaly';
import { labelOf } from '@svc/contract/label';
import {
  type ComparedCell,
  currentMethod,
  findStandOut,
  type SeriesBreak,
  type StandOut,
} from '@svc/scoring';
import type { CitedPage } from './queries.ts';
import { lostCoverage } from './set-change.ts';
import { type LostSource, lostSources, statementOf } from './source.ts';
import { type SidedCell, sidesOf, type WatchedSeries } from './watch.ts';
import { percent, points, signed } from './words.ts';

/** An anomaly before it is stored. */
export type Found = Omit<
  Anomaly,
  'id' | 'mode' | 'projectId' | 'provenance' | 'falseAlarms' | 'state' | 'note' | 'handledBy' | 'handledAt'
>;

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
 */
export function explainBreak(
  whole: WatchedSeries,
  found: SeriesBreak,
  circumstances: Circumstances,
): { cause: Cause; evidence: Evidence[] } {
  const cells = sidesOf(whole, found.since, found.onset, found.found).filter(
    ({ before, after }) => before && after,
  );
  const coverage = coverageEvidence(whole, found);
  const parted = coverage.length > 0 ? [] : partEvidence(whole, found, cells, circumstances);
  const evidence = [
    ...coverage,
    ...parted,
    ...(parted.length > 0 ? [] : soleEngineEvidence(whole, found, cells, circumstances)),
    ...rivalEvidence(found, circumstances),
    ...identityEvidence(whole, found),
  ];
  const [first] = evidence;
  if (first) return { cause: first.cause, evidence };
  const statement =
    found.direction === 'drop'
      ? 'No cause was found: presence fell across the board. No single engine, topic or source explains it, and no competitor rose. Check what changed on your site and in what others write about you.'
      : 'No cause was found: presence rose across the board. No single engine, topic or source explains it, and no competitor fell. Check what you changed at that time so that you can keep doing it.';
  return { cause: 'brand', evidence: [{ cause: 'brand', statement, share: null }] };
}

/** The part that stood out, if one did: the engine, the topic, or the cells that cited a source that is lost. */
function partEvidence(
  whole: WatchedSeries,
  found: SeriesBreak,
  cells: readonly SidedCell[],
  { cited, engineChanges }: Circumstances,
): Evidence[] {
  const compared = cells.map((cell) => ({ ...cell, cluster: cell.question }));
  const sources = found.direction === 'drop' ? lostSources(cells, cited) : [];
  const name = (...parts: string[]): string => JSON.stringify(parts);
  const by = (kind: string, of: (cell: (typeof compared)[number]) => string | null) =>
    [...Map.groupBy(compared, of)].flatMap(([id, own]) =>
      id === null ? [] : [{ id: name(kind, id), cells: own }],
    );
  const stood = findStandOut(compared, [
    ...by('engine', ({ engine }) => engine),
    ...by('topic', ({ topic }) => topic),
    ...sources.map(({ domain, on }) => ({
      id: name('source', domain),
      cells: compared.filter(({ engine, prompt }) => on.has(JSON.stringify([engine, prompt]))),
    })),
  ]);
  if (!stood) return [];
  const [kind = '', named = ''] = JSON.parse(stood.id) as string[];
  const source = sources.find(({ domain }) => kind === 'source' && domain === named);
  const host = source && hostOf(compared, source);
  if (source && !host) return [ofSource(source, stood)];
  const id = host ?? named;
  if (kind === 'topic')
    return [
      {
        cause: 'topic',
        share: stood.share,
        statement: `The topic “${id}” stands out: ${signed(stood.there)}, against ${signed(stood.elsewhere)} on other topics. Compare the answers to its prompts before and after.`,
      },
    ];
  const alone = host
    ? (findStandOut(
        compared,
        by('engine', ({ engine }) => engine),
      ) ?? stood)
    : stood;
  const statement = `${labelOf('engine', id)} stands out: ${signed(alone.there)}, against ${signed(alone.elsewhere)} on the other engines. Compare its answers before and after.`;
  return [
    { cause: 'engine_change', statement, share: alone.share },
    ...changesOf(whole, found, id, engineChanges).map(
      (statement): Evidence => ({ cause: 'engine_change', statement, share: null }),
    ),
  ];
}

/** If this share of a source’s cells is on one engine, the fall may be the engine’s. */
const hosted = 0.8;

/** The engine that fell as a whole, of whose cells the source’s are a part like any other; undefined: it is the source. */
function hostOf(cells: readonly (SidedCell & { cluster: string })[], { on }: LostSource): string | undefined {
  const cites = ({ engine, prompt }: SidedCell): boolean => on.has(JSON.stringify([engine, prompt]));
  const citing = cells.filter(cites);
  const [most] = [...Map.groupBy(citing, ({ engine }) => engine)].sort((a, b) => b[1].length - a[1].length);
  if (!most || most[1].length < hosted * citing.length) return undefined;
  const [engine] = most;
  const own = cells.filter((cell) => cell.engine === engine);
  if (!findStandOut(cells, [{ id: engine, cells: own }])) return undefined;
  return findStandOut(own, [{ id: 'source', cells: own.filter(cites) }]) ? undefined : engine;
}

const ofSource = (source: LostSource, stood: StandOut): Evidence => ({
  cause: 'source_lost',
  share: stood.share,
  statement: `${statementOf(source)} Presence changed by ${signed(stood.there)} where it was cited and by ${signed(stood.elsewhere)} elsewhere; this accounts for ${points(stood.points)} of the change. Check whether it still names you.`,
});

/** For one engine: other models than before, or a change noticed on neutral questions. */
function changesOf(
  { markers }: WatchedSeries,
  { since, onset, found }: SeriesBreak,
  engine: string,
  engineChanges: Circumstances['engineChanges'],
): string[] {
  const modelsOf = (from: number, to: number): string[] => [
    ...new Set(
      markers.slice(from, to).flatMap(({ models }) => models.filter((name) => name.startsWith(`${engine} `))),
    ),
  ];
  const [old, now, known] = [modelsOf(onset - 1, onset), modelsOf(onset, found + 1), modelsOf(since, onset)];
  const fresh = now.filter((name) => !known.includes(name));
  if (old.length > 0 && fresh.length > 0)
    return [`The answers came from ${fresh.join(', ')}, before from ${old.join(', ')}.`];
  return engineChanges.filter((one) => one.engine === engine).map(({ what }) => what);
}

/** A single engine has nothing to compare it with: only a change of its model on that very day is evidence. */
function soleEngineEvidence(
  whole: WatchedSeries,
  found: SeriesBreak,
  cells: readonly SidedCell[],
  { engineChanges }: Circumstances,
): Evidence[] {
  const [engine, ...others] = [...new Set(cells.map((cell) => cell.engine))];
  if (engine === undefined || others.length > 0) return [];
  return changesOf(whole, found, engine, engineChanges).map((statement) => ({
    cause: 'engine_change',
    statement,
    share: 1,
  }));
}

const coverageEvidence = (series: WatchedSeries, { since, onset, found }: SeriesBreak): Evidence[] =>
  lostCoverage(series, since, onset, found).map(({ engine, before, after }) => ({
    cause: 'coverage',
    statement: `${labelOf('engine', engine)} lost ${percent(after)} of its answers, up from ${percent(before)}.`,
    share: null,
  }));

function rivalEvidence(found: SeriesBreak, { rivals }: Circumstances): Evidence[] {
  return rivals.flatMap(({ name, cells }): Evidence[] => {
    const { value, pValue } = currentMethod.compare(cells, { question: 'market' });
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

import { type Cluster, findBreaks, type PanelLook, ruleOfMany, type SeriesBreak } from '@svc/scoring';
import type { Markers, Panel, PanelGroup } from '../../measure/cell/index.ts';

/** One prompt on one engine. */
export interface WatchedCell {
  engine: string;
  prompt: string;
  question: string;
  topic: string | null;
}

/** Presence of the own brand in successive scans: of one engine, or of all engines of a surface. */
export interface WatchedSeries {
  surface: string;
  engine: string | null;
  cells: WatchedCell[];
  markers: Markers[];
  /** By scan, then by cell. */
  looks: PanelLook[];
  /** By scan and engine: answers that were lost, of those asked for. */
  coverage: Map<string, { lost: number; asked: number }>[];
}

/**
 * The series of a panel by scan: first that of each surface, then those of its engines where there are several.
 *
 * @param markers of the scans of each surface, oldest first
 */
export function watchedSeries(
  panel: Panel,
  markers: ReadonlyMap<string, readonly Markers[]>,
): WatchedSeries[] {
  return [...Map.groupBy(panel.groups, ({ surface }) => surface)].flatMap(([surface, groups]) => {
    const scans = markers.get(surface) ?? [];
    const engines = [...Map.groupBy(groups, ({ engine }) => engine)];
    const pooled = seriesOf(panel, groups, scans, { surface, engine: null });
    return engines.length === 1
      ? [pooled]
      : [pooled, ...engines.map(([engine, own]) => seriesOf(panel, own, scans, { surface, engine }))];
  });
}

function seriesOf(
  { prompts }: Panel,
  groups: readonly PanelGroup[],
  scans: readonly Markers[],
  name: { surface: string; engine: string | null },
): WatchedSeries {
  const buckets = new Set(groups.map(({ bucket }) => bucket));
  const markers = scans.filter(({ bucket }) => buckets.has(bucket));
  const engines = [...new Set(groups.map(({ engine }) => engine))];
  const place = new Map<string, number>();
  const cells: WatchedCell[] = [];
  for (const engine of engines)
    prompts.forEach(({ key, question, topic }, at) => {
      place.set(`${engine} ${at}`, cells.length);
      cells.push({ engine, prompt: key, question, topic });
    });
  const at = new Map(markers.map(({ bucket }, index) => [bucket, index]));
  const looks = markers.map(() => cells.map((): Cluster | null => null));
  const coverage = markers.map(() => new Map<string, { lost: number; asked: number }>());
  for (const group of groups) {
    const index = at.get(group.bucket);
    const [look, covered] = index === undefined ? [] : [looks[index], coverage[index]];
    if (!look || !covered) continue;
    const counts = covered.get(group.engine) ?? { lost: 0, asked: 0 };
    covered.set(group.engine, counts);
    for (const { prompt, present, answers, lost, refused, read } of group.cells) {
      const cell = place.get(`${group.engine} ${prompt}`);
      if (cell !== undefined && answers > 0) look[cell] = { successes: present, trials: answers };
      counts.lost += lost + refused;
      counts.asked += lost + refused + read;
    }
  }
  return { ...name, cells, markers, looks, coverage };
}

/** A cell with its counts on both sides of a scan. */
export interface SidedCell extends WatchedCell {
  before: Cluster | null;
  after: Cluster | null;
}

/** Looks from..middle−1 and middle..to, summed by cell. */
export function sidesOf(series: WatchedSeries, from: number, middle: number, to: number): SidedCell[] {
  const sum = (cell: number, start: number, end: number): Cluster | null => {
    let [successes, trials] = [0, 0];
    for (const look of series.looks.slice(start, end)) {
      successes += look[cell]?.successes ?? 0;
      trials += look[cell]?.trials ?? 0;
    }
    return trials === 0 ? null : { successes, trials };
  };
  return series.cells.map((cell, index) => ({
    ...cell,
    before: sum(index, from, middle),
    after: sum(index, middle, to + 1),
  }));
}

/**
 * Breaks that the newest scans show: older ones were found when those scans were new. Engines share the false alarms that one
 * series has. By simulation of half a year in which nothing breaks, 5 engines, 30 prompts × 3: a false one in 4% of projects, and
 * without this in 19%; a drop by 20 points at one engine is found as often, one by 10 points in 33% instead of 51%.
 *
 * @param engines of all surfaces
 */
export const newBreaks = (series: WatchedSeries, newest: number, engines: number): SeriesBreak[] =>
  findBreaks(series.looks, ruleOfMany(series.engine === null ? 1 : engines)).filter(
    ({ found }) => found >= series.looks.length - newest,
  );

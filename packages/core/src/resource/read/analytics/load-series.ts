import type { Provenance } from '@svc/contract/kernel';
import type { Estimate } from '@svc/contract/measure/score';
import type { History, HistoryQuery } from '@svc/contract/read/analytics';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import {
  breaksBetween,
  markersOf,
  type Panel,
  type PanelGroup,
  panelOf,
  readPanelPacks,
  refuseTooDear,
} from '../../measure/cell/index.ts';
import { type Cycle, cycleOf, windowAt } from '../../measure/cycle/index.ts';
import { basisOf, estimateFigure, estimateShown } from '../../measure/figure/index.ts';
import { rulesOf } from './filter.ts';
import { keptSeries } from './kept-series.ts';
import { badgeOf, type Picked, queryOf } from './load.ts';
import { isPartial, type Span, spanOf, zoneOf } from './window.ts';

export type Series = Omit<History['series'][number], 'expectedNext'>;

export interface LoadedSeries {
  span: Span;
  timeZone: string;
  provenance: Provenance;
  series: Series[];
}

/** The series that a query asks for, oldest point first, each with what else changed since the point before. */
export async function loadSeries(context: Context, input: HistoryQuery): Promise<LoadedSeries> {
  const { projectId } = input;
  const project = await getProject(context, { projectId });
  const span = spanOf(context, input, project);
  const picked = {
    projectId,
    rules: await rulesOf(context, projectId, input),
    // By its id: the index has that, and not the role.
    brandIds: [input.brandId ?? project.brand.id],
    measure: input.measure,
  };
  const timeZone = zoneOf(input, project);
  const kept = await keptSeries(
    context,
    { ...input, brandId: input.brandId ?? project.brand.id },
    picked,
    span,
  );
  return { ...(kept ?? (await seriesFromCells(context, { ...input, timeZone }, picked, span))), timeZone };
}

/** Any filter and bucket, from the cells of the span. */
export async function seriesFromCells(
  context: Context,
  input: HistoryQuery & { timeZone: string },
  picked: Picked,
  span: Span,
): Promise<Omit<LoadedSeries, 'timeZone'>> {
  const { measure, timeZone } = input;
  const bucket = input.bucket === 'cycle' ? 'scan' : input.bucket;
  const key = { workspaceId: context.workspace.id, projectId: picked.projectId };
  const cycle = input.bucket === 'cycle' ? await cycleOf(context, key.projectId, mostCycles) : null;
  const query = queryOf(picked, span, bucket, timeZone);
  await refuseTooDear(context, query);
  const read = await readPanelPacks(context, query);
  const panel = panelOf(read, bucket);
  const bySeries = Map.groupBy(panel.groups, ({ surface, engine }) =>
    input.by === 'engine' ? JSON.stringify([surface, engine]) : surface,
  );
  const series: Series[] = [];
  for (const groups of bySeries.values()) {
    const [first] = groups;
    if (!first) continue;
    const engine = input.by === 'engine' ? first.engine : null;
    const packs = read.packs.filter(
      (pack) => pack.surface === first.surface && (engine === null || pack.engine === engine),
    );
    const markers = markersOf({ ...read, packs }, bucket);
    const places = new Map(markers.map(({ bucket }, at) => [bucket, at]));
    const found =
      input.bucket === 'cycle'
        ? pointsOverCycle(panel, groups, measure, cycle)
        : pointsOf(panel, groups, measure);
    const points = found.map(({ bucket: name, figure, shown, scans, since }) => {
      const at = places.get(name) ?? 0;
      // A part is held against the same part a cycle earlier.
      const [earlier, own] = [markers[scans ? (places.get(since ?? '') ?? -1) : at - 1], markers[at]];
      return {
        bucket: name,
        at: own?.at ?? figure.asOf,
        scans: scans ?? own?.scans ?? [],
        figure,
        shown,
        breaks: earlier && own ? breaksBetween(earlier, own) : [],
        partial: isPartial(name, bucket, span, timeZone),
      };
    });
    series.push({ surface: first.surface, engine, basis: basisOf([first.surface]), points });
  }
  return { span, provenance: badgeOf(panel.groups), series };
}

/** How many cycles a series goes back, at most. */
const mostCycles = 60;

interface Point {
  bucket: string;
  figure: Estimate;
  shown: Estimate | null;
  /** Where there are several scans. */
  scans?: string[];
  /** The run that asked the same questions before. */
  since?: string | undefined;
}

/** A point for each run with which the whole set was asked: the cells of that cycle together. */
function pointsOverCycle(
  panel: Panel,
  groups: readonly PanelGroup[],
  measure: HistoryQuery['measure'],
  cycle: Cycle | null,
): Point[] {
  const byScan = Map.groupBy(groups, ({ bucket }) => bucket);
  return (cycle?.scanIds ?? []).flatMap((scanId, at, all) => {
    const scans = cycle && windowAt(cycle, scanId);
    const own = scans?.map((id) => byScan.get(id) ?? []) ?? [];
    if (!scans || own.some((one) => one.length === 0)) return [];
    const together = [...Map.groupBy(own.flat(), ({ engine }) => engine).values()].flatMap((alike) => {
      const newest = alike.at(-1);
      return newest ? [{ ...newest, cells: alike.flatMap(({ cells }) => cells) }] : [];
    });
    const figure = estimateFigure(panel, together, measure);
    const shown = estimateShown(panel, together);
    return figure ? [{ bucket: scanId, figure, shown, scans, since: all[at - scans.length] }] : [];
  });
}

function pointsOf(panel: Panel, groups: readonly PanelGroup[], measure: HistoryQuery['measure']): Point[] {
  return [...Map.groupBy(groups, ({ bucket }) => bucket)].flatMap(([bucket, own]) => {
    const figure = estimateFigure(panel, own, measure);
    return figure ? [{ bucket, figure, shown: estimateShown(panel, own) }] : [];
  });
}

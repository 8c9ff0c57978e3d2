import type { Context } from '../../kernel/index.ts';
import {
  type Panel,
  type PanelGroup,
  readDimensions,
  readMarkers,
  readPanel,
  sayWhatExists,
} from '../cell/index.ts';
import { estimateFigure } from '../figure/index.ts';
import { getProject } from '../project/index.ts';
import type { Estimate } from '../score/index.ts';
import { breaksBetween } from './comparability.ts';
import { rulesOf } from './filter.ts';
import { badgeOf, isOpen, queryOf } from './load.ts';
import type { History, HistoryQuery } from './schema.ts';
import { spanOf } from './window.ts';

type Series = History['series'][number];

/** A point for each scan or period, with its interval and what else changed since the point before. */
export async function getHistory(context: Context, input: HistoryQuery): Promise<History> {
  const { projectId, measure, bucket, timeZone } = input;
  await getProject(context, { projectId });
  const span = spanOf(context, input);
  const picked = {
    projectId,
    rules: await rulesOf(context, projectId, input),
    brandIds: input.brandId === undefined ? ('own' as const) : [input.brandId],
  };
  const panel = await readPanel(context.db, queryOf(context, picked, span, bucket, timeZone));
  const bySeries = Map.groupBy(panel.groups, ({ surface, engine }) =>
    input.by === 'engine' ? JSON.stringify([surface, engine]) : surface,
  );
  const series: Series[] = [];
  for (const groups of bySeries.values()) {
    const [first] = groups;
    if (!first) continue;
    const engine = input.by === 'engine' ? first.engine : null;
    const narrowed = {
      ...picked,
      rules: [...picked.rules, { surfaces: [first.surface], ...(engine !== null && { engines: [engine] }) }],
    };
    const markers = await readMarkers(context.db, queryOf(context, narrowed, span, bucket, timeZone));
    const points = pointsOf(panel, groups, measure).map(({ bucket: name, figure }) => {
      const at = markers.findIndex((one) => one.bucket === name);
      const [earlier, own] = [markers[at - 1], markers[at]];
      return {
        bucket: name,
        at: own?.at ?? figure.asOf,
        scans: own?.scans ?? [],
        figure,
        breaks: earlier && own ? breaksBetween(earlier, own) : [],
        partial: isOpen(name, bucket, span.to),
      };
    });
    const last = points.at(-1);
    series.push({ surface: first.surface, engine, points, expectedNext: last ? nextOf(last.figure) : null });
  }
  const key = { workspaceId: context.workspace.id, projectId };
  return {
    projectId,
    span,
    timeZone,
    measure,
    provenance: badgeOf(panel.groups),
    series,
    notes:
      panel.groups.length > 0
        ? notesOn(series)
        : [sayWhatExists(await readDimensions(context.db, key)), `The span is ${span.from} to ${span.to}.`],
  };
}

function pointsOf(panel: Panel, groups: readonly PanelGroup[], measure: HistoryQuery['measure']) {
  return [...Map.groupBy(groups, ({ bucket }) => bucket)].flatMap(([bucket, own]) => {
    const figure = estimateFigure(panel, own, measure);
    return figure ? [{ bucket, figure }] : [];
  });
}

/** Two scans of the same prompts differ by the noise of both: √2 times the half-width of one. */
function nextOf({ value, ci }: Estimate): Series['expectedNext'] {
  if (value === null || !ci) return null;
  return {
    low: Math.max(0, value - Math.SQRT2 * (value - ci.low)),
    high: Math.min(1, value + Math.SQRT2 * (ci.high - value)),
    level: 0.95,
  };
}

const notesOn = (series: readonly Series[]): string[] =>
  series.length > 1
    ? ['Surfaces and engines are series of their own: they answer differently and are not pooled.']
    : [];

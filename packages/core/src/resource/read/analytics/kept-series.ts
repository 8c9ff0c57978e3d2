import { keysOf, weakest } from '@svc/contract/kernel';
import type { Estimate } from '@svc/contract/measure/score';
import { filterQuery, type HistoryQuery } from '@svc/contract/read/analytics';
import type { Context } from '../../../kernel/index.ts';
import {
  type Break,
  breaksBetween,
  type Markers,
  readMarkers,
  readScanFigures,
  refuseTooManyPoints,
} from '../../measure/cell/index.ts';
import { basisOf } from '../../measure/figure/index.ts';
import { type Picked, queryOf } from './load.ts';
import type { LoadedSeries, Series } from './load-series.ts';
import type { Span } from './window.ts';

const filterNames = keysOf(filterQuery);

/** A series by scan without filters, from the figures kept of each; null where other ones are asked for, or some are not kept yet. */
export async function keptSeries(
  context: Context,
  input: HistoryQuery & { brandId: string },
  picked: Picked,
  span: Span,
): Promise<Omit<LoadedSeries, 'timeZone'> | null> {
  const { projectId, measure, by, brandId } = input;
  if (input.bucket !== 'scan' || filterNames.some((name) => input[name] !== undefined)) return null;
  const rows = await readScanFigures<Estimate>(context, { projectId, ...span, brandId, measure, by });
  if (rows === null) return null;
  refuseTooManyPoints(new Set(rows.map(({ scanId }) => scanId)).size, { bucket: 'scan', ...span });
  const series: Series[] = [];
  for (const own of Map.groupBy(rows, ({ surface, engine }) => JSON.stringify([surface, engine])).values()) {
    const [first] = own;
    if (!first) continue;
    const { surface, engine } = first;
    const rules = [...picked.rules, { surfaces: [surface], ...(engine !== null && { engines: [engine] }) }];
    const breaks = await breaksOf(context, { ...picked, rules }, span, own);
    const points = own.map(({ scanId, at, figure, shown }, index) => ({
      bucket: scanId,
      at,
      scans: [scanId],
      figure,
      shown,
      breaks: breaks.get(index) ?? [],
      partial: false,
    }));
    series.push({ surface, engine, basis: basisOf([surface]), points });
  }
  const provenance = weakest(rows.map(({ figure }) => figure.provenance)) ?? 'live';
  return { span, provenance, series };
}

/** More changes than these are read at once. */
const fewChanges = 6;

/** Changes at each point whose marker differs from the point before. */
async function breaksOf(
  context: Context,
  picked: Picked,
  span: Span,
  points: readonly { scanId: string; marker: string }[],
): Promise<Map<number, Break[]>> {
  const scanAt = (at: number): string => points[at]?.scanId ?? '';
  const changed = points.flatMap(({ marker }, at) =>
    at > 0 && marker !== points[at - 1]?.marker ? [at] : [],
  );
  if (changed.length === 0) return new Map();
  const query = queryOf(picked, span, 'scan');
  const wanted = [...new Set(changed.flatMap((at) => [scanAt(at - 1), scanAt(at)]))];
  const found =
    changed.length > fewChanges
      ? await readMarkers(context, query)
      : (await Promise.all(wanted.map((scanId) => readMarkers(context, { ...query, scanId })))).flat();
  const markers = new Map<string, Markers>(found.map((one) => [one.bucket, one]));
  return new Map(
    changed.flatMap((at) => {
      const [before, after] = [markers.get(scanAt(at - 1)), markers.get(scanAt(at))];
      return before && after ? [[at, breaksBetween(before, after)] as const] : [];
    }),
  );
}

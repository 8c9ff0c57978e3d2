import { type Forecast, type ForecastQuery, HistoryQuery } from '@svc/contract/read/analytics';
import type { Anomaly } from '@svc/contract/read/anomaly';
import {
  chanceOfReaching,
  fewestForecastScans,
  forecastScans,
  isTargetShown,
  moveToLevel,
} from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import { type Context, instant } from '../../../kernel/index.ts';
import { readDimensions, sayWhatExists } from '../../measure/cell/index.ts';
import { listAnomalyRows } from '../anomaly/index.ts';
import { loadSeries, type Series } from './load-series.ts';

const day = 86_400_000;
/** More points than these say nothing more. */
const mostPoints = 12;

/** Expected figures of later scans, from the scans since the last break: earlier ones are not comparable. */
export async function getForecast(context: Context, input: ForecastQuery): Promise<Forecast> {
  const { horizonDays, ...query } = input;
  const { projectId, measure } = input;
  const { span, series } = await loadSeries(context, HistoryQuery.parse({ ...query, bucket: 'scan' }));
  const key = { workspaceId: context.workspace.id, projectId };
  const anomalies = await foundBreaks(context, input);
  const forecasts = series.map((one) => forecastOf(one, horizonDays, anomalies));
  return {
    projectId,
    span,
    measure,
    provenance: 'predicted',
    series: forecasts.map(({ broke: _, ...one }) => one),
    notes:
      series.length > 0
        ? [
            'Covers 95 in 100 later scans of the same prompts, engines and models. It foresees no change of those and assumes no trend.',
            ...forecasts.flatMap(({ surface, engine, broke, forecast }) =>
              broke === null || forecast === null
                ? []
                : [
                    say({
                      id: 'forecast.new_level',
                      values: { day: instant(new Date(broke * day)), engine, surface },
                    }),
                  ],
            ),
          ]
        : [sayWhatExists(await readDimensions(context, key.projectId))],
  };
}

interface Watched {
  projectId: string;
  measure: string;
  brandId?: string | undefined;
  segmentId?: string | null | undefined;
}

/** Breaks are looked for in the own brand's presence; what was found says nothing of other figures. */
async function foundBreaks(
  context: Context,
  { projectId, measure, brandId, segmentId }: Watched,
): Promise<Anomaly[]> {
  if (measure !== 'presence' || brandId !== undefined || segmentId) return [];
  return (await listAnomalyRows(context, { projectId, limit: 100, offset: 0 })).items;
}

/** Scans since the last break, which are comparable, with the point that they begin at. */
function comparableScans(points: Series['points']) {
  const start = Math.max(
    0,
    points.findLastIndex(({ breaks }) => breaks.length > 0),
  );
  // Two scans that began at once are one look.
  const scans = points
    .slice(start)
    .flatMap(({ at, figure: { value, ci, effectiveN, trials } }, index, own) =>
      value === null ||
      effectiveN <= 0 ||
      trials <= 0 ||
      Date.parse(own[index + 1]?.at ?? '') === Date.parse(at)
        ? []
        : [{ at: Date.parse(at) / day, value, low: ci?.low ?? 0, effectiveN, trials }],
    );
  return { since: points[start], scans };
}

const tooFew = (scans: number): string =>
  say({ id: 'forecast.too_few', values: { least: fewestForecastScans, scans } });

/** The probability that a scan at a time shows at least the target, or why nothing can be said. */
export async function chanceAt(
  context: Context,
  of: Watched,
  { series, time, target }: { series: Series; time: number; target: number },
): Promise<{ probability: number | null; missing: string | null }> {
  const { scans } = levelledScans(series, await foundBreaks(context, of));
  const probability = chanceOfReaching(scans, time / day, target);
  return { probability, missing: probability === null ? tooFew(scans.length) : null };
}

/** Whether the level of the comparable scans is at least the target, for all that days differ. */
export const showsTarget = ({ points }: Series, target: number): boolean =>
  isTargetShown(comparableScans(points).scans, target);

/** The newest break that was found in the series, in days; null: none. One engine's fall is not the others'. */
function brokeAt({ surface, engine }: Series, anomalies: readonly Anomaly[]): number | null {
  const own = anomalies.filter(
    (one) =>
      one.surface === surface &&
      one.score !== null &&
      (one.engine === engine || (one.engine === null && one.cause !== 'engine_change')),
  );
  const times = own.map(({ beganAt }) => Date.parse(beganAt) / day);
  return times.length === 0 ? null : Math.max(...times);
}

/** The comparable scans, those before a break that was found moved to the level since. */
function levelledScans(series: Series, anomalies: readonly Anomaly[]) {
  const { since, scans } = comparableScans(series.points);
  const found = brokeAt(series, anomalies);
  const [first] = scans;
  const inside = found !== null && first && found > first.at && scans.some(({ at }) => at >= found);
  return inside ? { since, broke: found, scans: moveToLevel(scans, found) } : { since, broke: null, scans };
}

function forecastOf(series: Series, horizonDays: number, anomalies: readonly Anomaly[]) {
  const { surface, engine } = series;
  const { since, broke, scans } = levelledScans(series, anomalies);
  const last = scans.at(-1);
  const count = Math.min(mostPoints, horizonDays);
  const times = Array.from(
    { length: last ? count : 0 },
    (_, at) => (last?.at ?? 0) + ((at + 1) * horizonDays) / count,
  );
  const forecast = forecastScans(scans, times);
  return {
    broke,
    surface,
    engine,
    scans: scans.length,
    since: since?.at ?? null,
    breaks: since?.breaks ?? [],
    forecast: forecast?.map((one, at) => ({ at: instant(new Date((times[at] ?? 0) * day)), ...one })) ?? null,
    missing: forecast ? null : tooFew(scans.length),
  };
}

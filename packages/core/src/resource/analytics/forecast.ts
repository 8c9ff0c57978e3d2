import { chanceOfReaching, fewestForecastScans, forecastScans } from '@svc/scoring';
import { type Context, instant } from '../../kernel/index.ts';
import { readDimensions, sayWhatExists } from '../cell/index.ts';
import { loadSeries, type Series } from './load-series.ts';
import { HistoryQuery } from './schema.ts';
import type { Forecast, ForecastQuery } from './schema-forecast.ts';

const day = 86_400_000;
/** More points than these say nothing more. */
const mostPoints = 12;

/** What later scans would show, from those since the last break: what came before it is not comparable. */
export async function getForecast(context: Context, input: ForecastQuery): Promise<Forecast> {
  const { horizonDays, ...query } = input;
  const { projectId, measure } = input;
  const { span, series } = await loadSeries(context, HistoryQuery.parse({ ...query, bucket: 'scan' }));
  const key = { workspaceId: context.workspace.id, projectId };
  return {
    projectId,
    span,
    measure,
    provenance: 'predicted',
    series: series.map((one) => forecastOf(one, horizonDays)),
    notes:
      series.length > 0
        ? [
            'Covers 95 in 100 later scans of the same prompts, engines and models; changes of those are not foreseen, and no trend is drawn on.',
          ]
        : [sayWhatExists(await readDimensions(context.db, key))],
  };
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
    .flatMap(({ at, figure: { value, effectiveN, trials } }, index, own) =>
      value === null ||
      effectiveN <= 0 ||
      trials <= 0 ||
      Date.parse(own[index + 1]?.at ?? '') === Date.parse(at)
        ? []
        : [{ at: Date.parse(at) / day, value, effectiveN, trials }],
    );
  return { since: points[start], scans };
}

const tooFew = (scans: number): string =>
  `It takes ${fewestForecastScans} scans with nothing else changed, and there are ${scans}: ${fewestForecastScans - scans} more of the same prompts, engines and models.`;

/** The probability that a scan at a time shows at least the target, or why nothing can be said. */
export function chanceAt(
  { points }: Series,
  time: number,
  target: number,
): { probability: number | null; missing: string | null } {
  const { scans } = comparableScans(points);
  const probability = chanceOfReaching(scans, time / day, target);
  return { probability, missing: probability === null ? tooFew(scans.length) : null };
}

function forecastOf({ surface, engine, points }: Series, horizonDays: number): Forecast['series'][number] {
  const { since, scans } = comparableScans(points);
  const last = scans.at(-1);
  const count = Math.min(mostPoints, horizonDays);
  const times = Array.from(
    { length: last ? count : 0 },
    (_, at) => (last?.at ?? 0) + ((at + 1) * horizonDays) / count,
  );
  const found = forecastScans(scans, times);
  return {
    surface,
    engine,
    scans: scans.length,
    since: since?.at ?? null,
    breaks: since?.breaks ?? [],
    forecast: found?.map((one, at) => ({ at: instant(new Date((times[at] ?? 0) * day)), ...one })) ?? null,
    missing: found ? null : tooFew(scans.length),
  };
}

import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { orNull, probability, provenance, timestamp } from '../../kernel/schema.ts';
import { Interval } from '../../measure/score/schema-estimate.ts';
import { Break, HistoryQuery } from './schema.ts';
import { spanFields, windowQuery } from './window.ts';

const { projectId, measure, brandId, by } = HistoryQuery.shape;

export const ForecastQuery = z.strictObject({
  projectId,
  measure,
  brandId,
  by,
  days: windowQuery.days.removeDefault().default(180).meta({ description: 'Days to look back.' }),
  horizonDays: z.coerce.number().int().min(1).max(90).default(28),
  engine: HistoryQuery.shape.engine,
  surface: HistoryQuery.shape.surface,
  segmentId: HistoryQuery.shape.segmentId,
});
export type ForecastQuery = z.output<typeof ForecastQuery>;

const range = (inHundred: number) =>
  z
    .strictObject({ low: probability, high: probability })
    .meta({ description: `Holds what ${inHundred} in 100 such scans will show.` });

export const Forecast = z
  .strictObject({
    mode,
    projectId: z.string(),
    span: z.strictObject(spanFields),
    measure: z.string(),
    provenance,
    series: z.array(
      z.strictObject({
        surface: z.string(),
        engine: orNull(z.string()).meta({ description: 'null: pooled over the engines of the surface.' }),
        scans: z.int().meta({ description: 'Scans it is based on: those since the last break.' }),
        since: orNull(timestamp('When the first of them began.')),
        breaks: z.array(Break).meta({ description: 'Why earlier scans do not count.' }),
        forecast: orNull(
          z.array(
            z.strictObject({
              at: timestamp('A scan at that time.'),
              value: z.number().meta({ description: 'The median: half of such scans come out higher.' }),
              ci: Interval.meta({
                description: 'Range of 95 in 100 such scans, noise included.',
              }),
              ci80: range(80),
              ci50: range(50),
            }),
          ),
        ).meta({ description: 'null: too few scans; see `missing`.' }),
        missing: orNull(z.string()),
      }),
    ),
    notes: z.array(z.string()),
  })
  .meta({ id: 'Forecast' });
export type Forecast = z.output<typeof Forecast>;

import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, intervalOf, namedDay, orNull, timestamp } from '../../kernel/schema.ts';

const day = (description: string) =>
  z.iso.date().meta({ description, example: '2026-11-20', format: 'date' });
const named = (description: string) => namedDay.meta({ description, example: '2026-11-20', format: 'date' });
const answers = z.int().meta({ description: 'Recorded answers, including free ones.' });
const credits = z.int();

export const UsageRow = z
  .strictObject({
    id: orNull(z.string()).meta({
      description: 'Name of the project, engine, key or member; null: no project.',
    }),
    name: orNull(z.string()).meta({ description: 'null: deleted.' }),
    answers,
    credits,
    series: z.array(z.int()).meta({ description: 'Credits, one for each item of the series.' }),
  })
  .meta({ id: 'UsageRow' });
export type UsageRow = z.output<typeof UsageRow>;

export const Usage = z
  .strictObject({
    mode,
    from: day('First day, in UTC.'),
    to: day('Last day.'),
    total: z.strictObject({ answers, credits }),
    table: z.array(UsageRow).meta({ description: 'By the requested grouping, most credits first.' }),
    series: z
      .array(z.strictObject({ start: day('First day of the interval.'), answers, credits }))
      .meta({ description: 'In order, including those without use.' }),
    asOf: timestamp('When it was read.'),
  })
  .meta({ id: 'Usage' });
export type Usage = z.output<typeof Usage>;

export const GetUsage = z.strictObject({
  from: named('First day; default: 30 days ago.').optional(),
  to: named('Last day; default: today.').optional(),
  by: z.enum(['project', 'engine', 'key', 'member', 'day']).default('project'),
  interval: z.enum(['day', 'week', 'month']).default('day'),
  projectId: id('project', 'Only for this project.').optional(),
  engine: z.string().max(60).optional(),
  keyId: id('apiKey', 'Only this key’s requests.').optional(),
});
export type GetUsage = z.output<typeof GetUsage>;

export const Forecast = z
  .strictObject({
    mode,
    status: z.enum(['measured', 'insufficient']),
    missing: orNull(z.string()).meta({ description: 'What is missing if it is insufficient.' }),
    from: day('First day of the forecast.'),
    to: day('Last day.'),
    credits: orNull(
      z.strictObject({
        value: z.int(),
        ci: intervalOf(z.int()),
        weeks: z.int().meta({ description: 'Weeks of use behind it.' }),
      }),
    ),
    available: z.int().meta({ description: 'Credits available now.' }),
    exhaustedOn: orNull(day('When they are expected to run out; null: not within these days.')),
    exhaustedEarliest: orNull(day('When they run out at the high end of the interval.')),
    asOf: timestamp('When it was created.'),
  })
  .meta({ id: 'UsageForecast' });
export type Forecast = z.output<typeof Forecast>;

export const ForecastUsage = z.strictObject({
  days: z.coerce.number().int().min(1).max(90).default(30).meta({ description: 'Days ahead.' }),
});
export type ForecastUsage = z.output<typeof ForecastUsage>;

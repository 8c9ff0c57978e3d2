import { TZDate } from '@date-fns/tz';
import { z } from 'zod';
import { type Context, instant, invalid, timestamp, timeZone } from '../../kernel/index.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day of the time zone, or an instant. */
const moment = (description: string) =>
  z
    .string()
    .max(40)
    .regex(
      /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/,
      'a day such as 2026-11-20, or an instant such as 2026-11-20T13:45:00Z',
    )
    .optional()
    .meta({ description, example: '2026-11-01' });

export const window = {
  from: moment('Day or instant; left out: `days` before `to`.'),
  to: moment('Day, included, or instant; left out: now.'),
};
export const windowQuery = {
  ...window,
  days: z.coerce.number().int().min(1).max(1_100).default(30).meta({ description: 'The days.' }),
  timeZone: timeZone.default('UTC'),
};

/** A span in an answer. */
export const spanFields = {
  from: timestamp('It begins here.'),
  to: timestamp('It ends before this instant.'),
};

/** A span of time: `from` belongs to it, `to` does not. */
export interface Span {
  from: string;
  to: string;
}

export interface WindowInput {
  from?: string | undefined;
  to?: string | undefined;
  days: number;
  timeZone: string;
}

const dayLength = 86_400_000;

/** The instant at which a calendar day, or the one `days` after it, begins in a time zone. */
function startOfDay(date: string, timeZone: string, days = 0): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const at = new TZDate(year, month - 1, day + days, timeZone);
  // A day that no month has would become one of the next.
  return days === 0 && at.getDate() !== day ? Number.NaN : at.getTime();
}

/** Throws validation_failed for a span that ends before it begins. */
export function spanOf(context: Context, input: WindowInput): Span {
  const { timeZone } = input;
  const to =
    input.to === undefined
      ? context.now().getTime()
      : day.test(input.to)
        ? startOfDay(input.to, timeZone, 1)
        : Date.parse(input.to);
  const from =
    input.from === undefined
      ? to - input.days * dayLength
      : day.test(input.from)
        ? startOfDay(input.from, timeZone)
        : Date.parse(input.from);
  if (Number.isNaN(from) || Number.isNaN(to) || from >= to)
    throw invalid('from', 'The span ends before it begins.', {
      expected: 'an existing day or instant before `to`',
      received: input.from ?? input.to,
    });
  return { from: instant(new Date(from)), to: instant(new Date(to)) };
}

/** The span of the same length that ends where this one begins. */
export const spanBefore = ({ from, to }: Span): Span => ({
  from: instant(new Date(2 * Date.parse(from) - Date.parse(to))),
  to: from,
});

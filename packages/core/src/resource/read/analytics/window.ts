import { TZDate } from '@date-fns/tz';
import { type Context, instant, invalid } from '../../../kernel/index.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A span of time: `from` belongs to it, `to` does not. */
export interface Span {
  from: string;
  to: string;
}

export interface WindowInput {
  from?: string | undefined;
  to?: string | undefined;
  days: number;
  timeZone?: string | undefined;
}

/** Whose days are meant where a caller names no time zone. */
interface Zoned {
  timeZone: string;
}

export const zoneOf = (input: Pick<WindowInput, 'timeZone'>, project: Zoned): string =>
  input.timeZone ?? project.timeZone;

/** The instant at which a calendar day, or the one `days` after it, begins in a time zone. */
export function startOfDay(date: string, timeZone: string, days = 0): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const found = new Date(Date.UTC(year, month - 1, day));
  // A day that no month has would become one of the next, and a month that there is not one of the next year.
  if (found.getUTCMonth() !== month - 1 || found.getUTCDate() !== day) return Number.NaN;
  return new TZDate(year, month - 1, day + days, timeZone).getTime();
}

/** The same time of day this many calendar days earlier: days on which clocks change count as one. */
function daysBefore(at: number, days: number, timeZone: string): number {
  const date = new TZDate(at, timeZone);
  date.setDate(date.getDate() - days);
  return date.getTime();
}

/** Calendar days of the time zone unless the caller names instants. Throws validation_failed for a day that there is not and a span that ends before it begins. */
export function spanOf(context: Context, input: WindowInput, project: Zoned): Span {
  const timeZone = zoneOf(input, project);
  const to =
    input.to === undefined
      ? context.now().getTime()
      : day.test(input.to)
        ? startOfDay(input.to, timeZone, 1)
        : Date.parse(input.to);
  const from =
    input.from === undefined
      ? daysBefore(to, input.days, timeZone)
      : day.test(input.from)
        ? startOfDay(input.from, timeZone)
        : Date.parse(input.from);
  assertExists('to', input.to, to);
  assertExists('from', input.from, from);
  if (from >= to)
    throw invalid('from', 'The period ends before it begins.', {
      expected: 'a day or instant before `to`',
      received: input.from ?? input.to,
    });
  return { from: instant(new Date(from)), to: instant(new Date(to)) };
}

function assertExists(path: 'from' | 'to', given: string | undefined, at: number): void {
  if (Number.isNaN(at))
    throw invalid(path, `The calendar has no ${given}.`, {
      expected: 'an existing day such as 2026-11-20, or an instant such as 2026-11-20T13:45:00Z',
      received: given,
    });
}

const dayLength = 86_400_000;

/** The span of the same length that ends where this one begins: of as many days, where it is one of whole days. */
export function spanBefore({ from, to }: Span, timeZone: string): Span {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const days = Math.round((end - start) / dayLength);
  const whole = daysBefore(end, days, timeZone) === start;
  return {
    from: instant(new Date(whole ? daysBefore(start, days, timeZone) : 2 * start - end)),
    to: from,
  };
}

/** Whether the span holds only a part of this day, week or month, named by its first day; never true of a scan. */
export function isPartial(
  firstDay: string,
  unit: 'scan' | 'day' | 'week' | 'month',
  span: Span,
  timeZone: string,
): boolean {
  if (unit === 'scan') return false;
  const [year = 0, month = 0] = firstDay.split('-').map(Number);
  const days = unit === 'month' ? new Date(Date.UTC(year, month, 0)).getUTCDate() : unit === 'week' ? 7 : 1;
  return (
    startOfDay(firstDay, timeZone) < Date.parse(span.from) ||
    startOfDay(firstDay, timeZone, days) > Date.parse(span.to)
  );
}

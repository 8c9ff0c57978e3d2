import { z } from 'zod';
import { dayOrTime, timestamp } from '../../kernel/schema.ts';
import { timeZone } from '../../kernel/time-zone.ts';

/** A calendar day of the time zone, or an instant. */
const moment = (description: string) => dayOrTime.optional().meta({ description, example: '2026-11-01' });

export const window = {
  from: moment('Day or instant; default: `days` before `to`.'),
  to: moment('Day (inclusive) or instant; default: now.'),
};
export const windowQuery = {
  ...window,
  days: z.coerce.number().int().min(1).max(1_100).default(30).meta({ description: 'Number of days.' }),
  timeZone: timeZone.optional().meta({ description: 'Default: the project’s.' }),
};

/** A span in an answer. */
export const spanFields = {
  from: timestamp('Its start.'),
  to: timestamp('Its end (exclusive).'),
};

export const partial = z
  .boolean()
  .meta({ description: 'Whether the period is incomplete: cut off by the span, or not over yet.' });

import { z } from 'zod';

/** Offsets such as +02:00 are refused: they know no summer time, and Postgres reads their sign the other way round. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, 'an IANA time zone such as Europe/Berlin')
  .meta({ description: 'The time zone.', example: 'Europe/Berlin' });

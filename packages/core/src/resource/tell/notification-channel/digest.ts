import type { Digest } from '@svc/contract/tell/notification-channel';
import { Cron } from 'croner';

/** When a digest goes out next: at its hour in its time zone, weekly ones on Mondays. */
export function nextDigest({ cadence, at, timeZone }: Digest, after: Date): Date {
  const [hour, minute] = at.split(':').map(Number);
  const days = cadence === 'weekly' ? '1' : '*';
  const next = new Cron(`${minute} ${hour} * * ${days}`, { mode: '5-part', timezone: timeZone }).nextRun(
    after,
  );
  return next ?? new Date(after.getTime() + 86_400_000);
}

import type { QuietHours } from '@svc/contract/tell/notification-channel';
import { Cron } from 'croner';

/** When quiet hours that it is now in end; null: it is in none. Over midnight where `from` is later than `to`. */
export function quietUntil({ from, to, timeZone }: QuietHours, now: Date): Date | null {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
  const quiet = from <= to ? from <= time && time < to : time >= from || time < to;
  if (!quiet) return null;
  const [hour, minute] = to.split(':').map(Number);
  return new Cron(`${minute} ${hour} * * *`, { mode: '5-part', timezone: timeZone }).nextRun(now);
}

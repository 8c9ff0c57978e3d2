/** Seconds after each attempt that failed: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h. After the last it is given up. */
const waits = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000] as const;

export const mostAttempts = waits.length + 1;

/** When an attempt that failed is made again; null: no more. Up to a tenth more, so that not all come back at once. */
export function nextAttempt(
  attempts: number,
  now: Date,
  { retryAfter, random }: { retryAfter: number | null; random: number },
): Date | null {
  const wait = waits[attempts - 1];
  if (wait === undefined) return null;
  return new Date(now.getTime() + Math.max(wait * (1 + random / 10), retryAfter ?? 0) * 1_000);
}

const longestFailure = 5 * 86_400_000;
/** With one event alone there are fewer failures: a receiver that is rarely called gets more than one event to recover by. */
const fewestFailures = 10;

/** Whether a receiver has failed for so long that it is not asked any more. */
export const isLost = (failures: number, failingSince: string, now: Date): boolean =>
  failures >= fewestFailures && now.getTime() - Date.parse(failingSince) >= longestFailure;

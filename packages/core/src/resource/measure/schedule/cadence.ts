import { Cron } from 'croner';
import { invalid } from '../../../kernel/index.ts';

/** A cadence that can be told the next time of. */
export interface Cadence {
  cron: string;
  timeZone: string;
  jitterMinutes: number;
  /** Makes the delays of one schedule its own. */
  seed: string;
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const time = String.raw`(?: at (?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d))?`;
/** Words, and the cron expression that they mean; six in the morning where no time is given. */
const phrases: readonly [RegExp, (found: Record<string, string>) => string][] = [
  [/^hourly$/, () => '0 * * * *'],
  [/^every (?<hours>2|3|4|6|8|12) hours$/, ({ hours }) => `0 */${hours} * * *`],
  [new RegExp(`^(?:daily|every day)${time}$`), ({ minute, hour }) => `${minute} ${hour} * * *`],
  [new RegExp(`^(?:weekdays|every weekday)${time}$`), ({ minute, hour }) => `${minute} ${hour} * * 1-5`],
  [
    new RegExp(`^(?:weekly(?: on)?|every) (?<day>${days.join('|')})${time}$`),
    ({ minute, hour, day = '' }) => `${minute} ${hour} * * ${days.indexOf(day)}`,
  ],
  [new RegExp(`^weekly${time}$`), ({ minute, hour }) => `${minute} ${hour} * * 1`],
  [
    new RegExp(`^monthly(?: on the (?<date>[1-9]|1\\d|2[0-8])(?:st|nd|rd|th)?)?${time}$`),
    ({ minute, hour, date }) => `${minute} ${hour} ${date ?? 1} * *`,
  ],
];

const help =
  'a cron expression such as “0 6 * * 1”, or words: hourly, every 6 hours, daily at 06:00, weekdays at 09:30, weekly on monday at 06:00, monthly on the 1st at 06:00';

/** The cron expression of five fields that words or an expression mean. Throws validation_failed. */
export function readCadence(text: string): string {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const [pattern, meaning] of phrases) {
    const found = pattern.exec(words);
    if (found) {
      const { hour = '6', minute = '0', ...rest } = found.groups ?? {};
      return meaning({ hour: String(Number(hour)), minute: String(Number(minute)), ...rest });
    }
  }
  if (words.split(' ').length === 5 && isCron(words)) return words;
  throw invalid('cadence', `“${text}” is not a cadence. Use one such as “daily” or “weekly”.`, {
    expected: help,
    received: text,
  });
}

function isCron(text: string): boolean {
  try {
    return new Cron(text, { mode: '5-part' }).nextRun() !== null;
  } catch {
    return false;
  }
}

/** The first times after `after`, `count` at most and none due after `until`, each with its delay. Local times that a change of clocks leaves out come after it. */
export function nextRuns(
  { cron, timeZone, jitterMinutes, seed }: Cadence,
  after: Date,
  count: number,
  until: number = Number.POSITIVE_INFINITY,
): Date[] {
  const pattern = new Cron(cron, { mode: '5-part', timezone: timeZone });
  const runs = new Set<number>();
  // A delay may reach beyond `after`, so that the time before it counts too; and beyond later runs, which then come first.
  let from = new Date(after.getTime() - jitterMinutes * 60_000 - 1_000);
  let end = until;
  for (let looked = 0; looked < count + 1_000; looked += 1) {
    const due = pattern.nextRun(from);
    if (due === null || due.getTime() > end) break;
    from = due;
    const run = due.getTime() + delay(`${seed}|${due.getTime()}`, jitterMinutes) * 60_000;
    if (run > after.getTime()) runs.add(run);
    if (runs.size === count) end = Math.min(until, Math.max(...runs));
  }
  return [...runs]
    .sort((one, other) => one - other)
    .slice(0, count)
    .map((run) => new Date(run));
}

/**
 * Minutes between the two due times that are closest, of 400 or of five years. The years are always the same, and in UTC: a
 * cadence is judged alike at any minute, and not by the night on which clocks change.
 */
export function shortestGap(cron: string): number {
  const [from, until] = [new Date('2023-12-31T23:59:59Z'), Date.parse('2029-01-01')];
  const due = nextRuns({ cron, timeZone: 'UTC', jitterMinutes: 0, seed: '' }, from, 400, until);
  return Math.min(...due.slice(1).map((time, at) => (time.getTime() - Number(due[at])) / 60_000));
}

/** Whole minutes from 0 to the longest; always the same for one text, so that it is known in advance. */
function delay(text: string, longest: number): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % (longest + 1);
}

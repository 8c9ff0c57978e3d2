import type { AlertEvent } from '@svc/contract/read/alert';
import { alsoSetOff, alsoShown, type Line } from './details.ts';
import type { EndedFiring, Found, NewFiring } from './look.ts';
import type { WatchedAlert } from './queries.ts';

/** What a look at one rule found. */
export interface Look {
  alert: WatchedAlert;
  found: Found;
}

/** Whether channels hear of an event through another one, and what else its own message says. */
export interface Lead {
  quiet: boolean;
  also: readonly Line[];
}

interface FiringOf extends Look {
  firing: NewFiring;
}
interface EndOf extends Look, EndedFiring {}

const weight = { critical: 2, warning: 1, info: 0 } as const;

export const isMutedAt = ({ mutedUntil }: WatchedAlert, time: number): boolean =>
  mutedUntil !== null && Date.parse(mutedUntil) > time;

const moves = ({ kind }: WatchedAlert): boolean =>
  kind === 'sequential' || kind === 'change' || kind === 'anomaly';

/** Whether two rules watch the same figure for the same readers, and judged the same scan. */
const watchAlike = (one: Look, other: Look): boolean =>
  one.alert.id === other.alert.id ||
  (one.found.scanId !== null &&
    one.found.scanId === other.found.scanId &&
    one.alert.metric === other.alert.metric &&
    one.alert.brandId === other.alert.brandId &&
    String(one.alert.channelIds) === String(other.alert.channelIds) &&
    moves(one.alert) &&
    moves(other.alert));

/** The gravest rule leads, then the one made first; of its surfaces the one that changed most. */
function leadOf<One extends Look>(
  same: readonly One[],
  isOwn: (other: One) => boolean,
  sentenceOf: (one: One) => string,
  isSurfaceOf: (one: One, other: One) => boolean,
): Lead {
  const [lead, ...others] = same.toSorted(
    ({ alert: a }, { alert: b }) =>
      weight[b.severity] - weight[a.severity] || a.createdAt.localeCompare(b.createdAt),
  );
  if (!lead || !isOwn(lead)) return { quiet: lead !== undefined, also: [] };
  const elsewhere = others.filter(
    (other, at) =>
      !isSurfaceOf(lead, other) && !others.slice(0, at).some((earlier) => isSurfaceOf(earlier, other)),
  );
  const rules = new Set(others.map(({ alert }) => alert).filter(({ id }) => id !== lead.alert.id));
  return {
    quiet: false,
    also: [
      ...elsewhere.map((other) => alsoShown(sentenceOf(other))),
      ...(rules.size > 0 ? [alsoSetOff([...rules].map(({ name }) => name))] : []),
    ],
  };
}

const surfaceOf = ({ reading }: Pick<AlertEvent, 'reading'>): string | null => reading.surface ?? null;

/** Firings of one event tell channels once: the same figure moved the same way in the same scan, on whichever surface. */
export const leadOfFiring = (own: FiringOf, looks: readonly Look[], now: number): Lead =>
  leadOf<FiringOf>(
    looks
      .filter((other) => watchAlike(own, other) && !isMutedAt(other.alert, now))
      .flatMap((other) => other.found.firings.map((firing) => ({ ...other, firing })))
      .filter(({ firing }) => firing.reading.direction === own.firing.reading.direction),
    ({ firing }) => firing === own.firing,
    ({ firing }) => firing.sentence,
    (one, other) => surfaceOf(one.firing) === surfaceOf(other.firing),
  );

/** Events that end with the same scan also make one message together. */
export const leadOfEnd = (own: EndOf, looks: readonly Look[]): Lead =>
  leadOf<EndOf>(
    looks
      .filter((other) => watchAlike(own, other))
      .flatMap((other) => other.found.ended.map((ended) => ({ ...other, ...ended })))
      .filter(({ event }) => event.reading.direction === own.event.reading.direction),
    ({ event }) => event.id === own.event.id,
    ({ back }) => back.sentence,
    (one, other) => surfaceOf(one.event) === surfaceOf(other.event),
  );

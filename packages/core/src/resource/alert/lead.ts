import type { AlertEvidence, AlertReading, FalseAlarms } from '@svc/contract/alert';
import type { WatchedAlert } from './queries.ts';

/** What the newest look says, before it is told. */
export interface Found {
  state: 'learning' | 'fires' | 'between' | 'calm';
  /** Whether enough looks in a row were calm for the firing to be over. */
  over: boolean;
  detail: string;
  scanId: string | null;
  falseAlarms: FalseAlarms | null;
  /** What to say where a firing is over, and the figures of then. */
  back: { sentence: string; reading: AlertReading | null };
  /** Only of looks that fire. */
  firing: { sentence: string; reading: AlertReading; evidence: AlertEvidence } | null;
}

export interface Look {
  alert: WatchedAlert;
  found: Found;
}

const weight = { critical: 2, warning: 1, info: 0 } as const;

/** Whether two rules tell of the same event: the same figure moved the same way, as the same scan shows, to the same readers. */
const isSame = (one: Look, other: Look): boolean =>
  one.found.firing !== null &&
  other.found.firing !== null &&
  one.found.scanId !== null &&
  one.found.scanId === other.found.scanId &&
  one.alert.metric === other.alert.metric &&
  one.alert.brandId === other.alert.brandId &&
  one.found.firing.reading.direction === other.found.firing.reading.direction &&
  String(one.alert.channelIds) === String(other.alert.channelIds) &&
  movesWith(one.alert.kind) &&
  movesWith(other.alert.kind);

const movesWith = (kind: WatchedAlert['kind']): boolean =>
  kind === 'sequential' || kind === 'change' || kind === 'anomaly';

/** The rule that tells channels of an event, and the others that it set off: the gravest one, then the first made. */
export function leadOf(one: Look, looks: readonly Look[], now: number): Lead {
  const isMuted = ({ alert }: Look) => alert.mutedUntil !== null && Date.parse(alert.mutedUntil) > now;
  const same = looks.filter((other) => isSame(one, other) && !isMuted(other));
  const [lead] = same.toSorted(
    (a, b) =>
      weight[b.alert.severity] - weight[a.alert.severity] ||
      a.alert.createdAt.localeCompare(b.alert.createdAt),
  );
  if (!lead || lead === one)
    return { quiet: false, also: same.filter((other) => other !== one).map(({ alert }) => alert.name) };
  return { quiet: true, also: [] };
}

export interface Lead {
  quiet: boolean;
  also: string[];
}

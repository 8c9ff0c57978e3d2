import type { AlertEvidence, AlertReading, AlertRule } from '@svc/contract/alert';
import { labelOf } from '@svc/contract/label';
import { percent, withRange } from './describe.ts';

interface Told {
  reading: AlertReading;
  evidence: AlertEvidence;
  /** Scans that it is compared with. */
  scans: number;
}

const mostPlaces = 3;

/** What was looked into may have no cause to name. */
const isCause = ([first]: readonly string[]): boolean => !first?.startsWith('No cause was found');

/** What a mail says below its subject: against what, where, why as far as is known, and what to look at. */
export function detailsOf(kind: AlertRule['kind'], { reading, evidence, scans }: Told): string[] {
  const { now, before } = reading;
  const { cells, notes } = evidence;
  if (evidence.scanId === null) return notes;
  const against = scans === 1 ? 'the previous scan' : `the ${scans} scans before`;
  const figures =
    now && before && scans > 0
      ? [`In ${against} it was ${withRange(before)}; in this one it is ${withRange(now)}.`]
      : [];
  const places = cells
    .slice(0, mostPlaces)
    .map(
      ({ engine, prompt, before, now }) =>
        `“${prompt}” on ${labelOf('engine', engine)} (${percent(before)} to ${percent(now)})`,
    );
  const [first] = cells;
  const moves = kind === 'sequential' || kind === 'change' || kind === 'anomaly';
  return [
    ...figures,
    ...(places.length > 0 ? [`It moved most here: ${places.join('; ')}.`] : []),
    ...(notes.length > 0
      ? [isCause(notes) ? `Likely cause: ${notes.join(' ')}` : notes.join(' ')]
      : moves
        ? ['No cause found: no engine change and no lost source was seen.']
        : []),
    ...(first
      ? [`Look first at the answers of ${labelOf('engine', first.engine)} to “${first.prompt}”.`]
      : []),
  ];
}

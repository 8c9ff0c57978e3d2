import { type Row, round, row } from '@svc/bench';
import { type Outcome, planned } from './load.ts';

/** Calls in flight at once over all engines. */
export const inFlight = 40;
/** Calls that were made and not saved may be repeated: those in flight, and a second of answers that take 0.35 s each. */
const mostAgain = inFlight + Math.ceil(inFlight / 0.35);

/** The bars that every fault is held to. `mayLose`: a standby that follows later than commits are told. */
export function outcomeRows(name: string, what: string, found: Outcome, mayLose = false): Row[] {
  const whole = found.recorded === planned && found.unfinished === 0;
  return [
    row(
      `${name}-complete`,
      `${what}: answers recorded of ${planned}, ${found.unfinished} scans not completed after ${round(found.seconds, 0)} s`,
      mayLose ? 'printed' : `= ${planned}`,
      found.recorded,
      'answers',
      mayLose || whole,
    ),
    row(
      `${name}-charged`,
      `credits charged (${found.charged}) beyond the answers`,
      '= 0',
      found.charged - found.recorded,
      'credits',
      found.charged === found.recorded,
    ),
    row(
      `${name}-books`,
      'samples stored twice, rules of the ledger broken, credits still held',
      '= 0',
      found.doubled + found.violations + found.held,
      'faults',
      found.doubled + found.violations + found.held === 0,
    ),
    row(
      `${name}-lost`,
      `projects that the API had confirmed and that are gone, of ${found.confirmed}`,
      mayLose ? 'printed' : '= 0',
      found.lost,
      'projects',
      found.confirmed > 0 && (mayLose || found.lost === 0),
    ),
    row(
      `${name}-again`,
      'calls made again',
      mayLose ? 'printed' : `≤ ${mostAgain}`,
      found.askedAgain,
      'calls',
      mayLose || found.askedAgain <= mostAgain,
    ),
  ];
}

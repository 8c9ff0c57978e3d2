import type { ExperimentResults } from '@svc/contract/experiment';
import { labelOf } from '@svc/contract/label';
import { pointsRange, pointsWithRange, signedPoints } from '../../prose/index.ts';
import type { Stored } from './queries.ts';

const sizes = ({ design }: Stored) => {
  const treated = design.prompts.filter(({ arm }) => arm === 'treated').length;
  return { treated, holdout: design.prompts.length - treated };
};

/** What is compared, and the next step. */
export function nextOf(row: Stored): string {
  const { design, scans, state } = row;
  const { treated, holdout } = sizes(row);
  const compared = `The change applies to ${treated} prompts; ${holdout} stay as they are. The split is random.`;
  if (state === 'ended') return `${compared} The experiment has ended: read its result.`;
  if (state === 'stopped') return `${compared} The experiment was stopped.`;
  if (scans.open > 0) return `${compared} A scan is running: wait until it has finished.`;
  const before = design.scansBefore - scans.before;
  if (before > 0) return `${compared} Scans still due before the change: ${before}.`;
  if (state !== 'running')
    return `${compared} Next: make the change for them, then start the experiment again and say that it is live.`;
  const after = design.scansAfter - scans.after;
  return after > 0
    ? `${compared} The change is live. Scans still due: ${after}.`
    : `${compared} All scans are done: the result follows.`;
}

/** The result in one sentence. */
export function sentenceOf(row: Stored, result: ExperimentResults['result']): string {
  const { design, scans, state } = row;
  const { treated, holdout } = sizes(row);
  if (!result) {
    if (state === 'stopped') return 'Stopped before anything could be judged.';
    return design.stopRule === 'fixed'
      ? `The result comes once all ${design.scansAfter} scans with the change live are in; started so far: ${scans.after}. No figure is shown before, because looking early makes chance look like success.`
      : 'The result is updated after each scan with the change live. None has finished yet.';
  }
  const { value, ci, verdict, look } = result;
  const measure = labelOf('measure', design.measure);
  if (verdict === 'too_few') return 'Too few prompts were measured before and after to judge.';
  if (verdict === 'no_change_shown')
    return `No effect is shown at scan ${look} of ${design.scansAfter} after the change: ${signedPoints(value, { digits: 0 })} (${pointsRange(ci, { digits: 0 })}) against the prompts left as they were. That does not prove there is none.`;
  const figure = pointsWithRange(value, ci, { digits: 0 });
  return verdict === 'rise'
    ? `The change worked: ${measure} rose by ${figure} on ${treated} changed prompts, against ${holdout} left as they were.`
    : `The change did harm: ${measure} fell by ${figure} on ${treated} changed prompts, against ${holdout} left as they were.`;
}

import type { ExperimentResults } from '@svc/contract/act/experiment';
import { type Message, say } from '../../../i18n/index.ts';
import type { StoredExperiment } from './queries.ts';

const sizes = ({ design }: StoredExperiment) => {
  const treated = design.prompts.filter(({ arm }) => arm === 'treated').length;
  return { treated, holdout: design.prompts.length - treated };
};

/** What is compared, and the next step. */
export const nextOf = (row: StoredExperiment): string =>
  say({ id: 'experiment.split', values: { ...sizes(row), step: stepOf(row) } });

function stepOf({ design, scans, state }: StoredExperiment): Message {
  if (state === 'ended') return { id: 'experiment.ended', values: {} };
  if (state === 'stopped') return { id: 'experiment.stopped', values: {} };
  if (scans.open > 0) return { id: 'experiment.scanning', values: {} };
  const before = design.scansBefore - scans.before;
  if (before > 0) return { id: 'experiment.due_before', values: { scans: before } };
  if (state !== 'running') return { id: 'experiment.make_change', values: {} };
  const after = design.scansAfter - scans.after;
  return after > 0
    ? { id: 'experiment.due_after', values: { scans: after } }
    : { id: 'experiment.done', values: {} };
}

/** The result in one sentence. */
export function sentenceOf(row: StoredExperiment, result: ExperimentResults['result']): string {
  const { design, scans, state } = row;
  if (!result) {
    if (state === 'stopped') return 'Stopped before anything could be judged.';
    return design.stopRule === 'fixed'
      ? say({ id: 'experiment.later', values: { scans: design.scansAfter, started: scans.after } })
      : 'The result is updated after each scan with the change live. None has finished yet.';
  }
  const { value, ci, verdict, look } = result;
  if (verdict === 'too_few') return 'Too few prompts were measured before and after to judge.';
  if (verdict === 'no_change_shown')
    return say({ id: 'experiment.none_shown', values: { look, scans: design.scansAfter, value, ci } });
  const id = verdict === 'rise' ? 'experiment.worked' : 'experiment.harmed';
  return say({ id, values: { measure: design.measure, value, ci, ...sizes(row) } });
}

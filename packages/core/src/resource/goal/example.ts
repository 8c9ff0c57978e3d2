import { goals } from '@svc/contract/goal';
import { plainExamples } from '../../entity/example.ts';
import { ofScannedProject } from '../scan/example.ts';

const { list, create, one, update } = plainExamples(goals, {
  place: ofScannedProject,
  body: { name: 'Half of the answers', target: 0.5, due: '2099-06-30' },
  changes: { target: 0.6 },
});

export const goalExamples = {
  list_goals: list,
  create_goal: create,
  get_goal: one,
  update_goal: update,
  delete_goal: one,
};

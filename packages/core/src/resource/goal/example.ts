import type { RunContext } from '../../environment/index.ts';
import { type ExampleCaller, type MakeExample, withBody } from '../../kernel/index.ts';
import { makeFinishedScan } from '../scan/example.ts';

const goal = { name: 'Half of the answers', target: 0.5, due: '2099-06-30' };

async function makeGoals(caller: ExampleCaller<RunContext>, count: number) {
  const { projectId } = await makeFinishedScan(caller);
  let goalId = '';
  for (let one = 0; one < count; one += 1)
    goalId = (await caller.use('create_goal', { params: { projectId }, body: goal })).id;
  return { projectId, goalId };
}
const ofGoal: MakeExample<RunContext> = async (caller) => ({ params: await makeGoals(caller, 1) });
const ofScannedProject: MakeExample<RunContext> = async (caller) => ({
  params: { projectId: (await makeFinishedScan(caller)).projectId },
});

export const goalExamples: Record<string, MakeExample<RunContext>> = {
  list_goals: async (caller) => ({ params: { projectId: (await makeGoals(caller, 2)).projectId } }),
  create_goal: withBody(ofScannedProject, goal),
  get_goal: ofGoal,
  update_goal: withBody(ofGoal, { target: 0.6 }),
  delete_goal: ofGoal,
};

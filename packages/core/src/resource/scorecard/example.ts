import type { RunContext } from '../../environment/index.ts';
import { type ExampleCaller, type MakeExample, withBody } from '../../kernel/index.ts';
import { makeFinishedScan } from '../scan/example.ts';

const scorecard = {
  name: 'Board',
  rows: [
    { name: 'Presence', weight: 2, target: 0.5 },
    { name: 'Mention', measure: 'mention', target: 0.4 },
  ],
};

async function makeScorecards(caller: ExampleCaller<RunContext>, count: number) {
  const { projectId } = await makeFinishedScan(caller);
  let scorecardId = '';
  for (let one = 0; one < count; one += 1)
    scorecardId = (await caller.use('create_scorecard', { params: { projectId }, body: scorecard })).id;
  return { projectId, scorecardId };
}
const ofScorecard: MakeExample<RunContext> = async (caller) => ({ params: await makeScorecards(caller, 1) });
const ofScannedProject: MakeExample<RunContext> = async (caller) => ({
  params: { projectId: (await makeFinishedScan(caller)).projectId },
});

export const scorecardExamples: Record<string, MakeExample<RunContext>> = {
  list_scorecards: async (caller) => ({ params: { projectId: (await makeScorecards(caller, 2)).projectId } }),
  create_scorecard: withBody(ofScannedProject, scorecard),
  get_scorecard: ofScorecard,
  update_scorecard: withBody(ofScorecard, { days: 90 }),
  delete_scorecard: ofScorecard,
};

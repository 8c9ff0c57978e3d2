import type { RunContext } from '../../../environment/index.ts';
import { type ExampleCaller, type MakeExample, withBody } from '../../../kernel/index.ts';
import { inProject } from '../../account/project/example.ts';
import { makeFinishedScan, ofScannedProject } from '../../measure/scan/example.ts';

const rival = { name: 'Rivalish', domains: ['rivalish.com'] };

const ofCompetitor: MakeExample = async (caller) => {
  const { params = {} } = await inProject(caller);
  const { id } = await caller.use('add_competitor', { params, body: rival });
  return { params: { ...params, competitorId: id } };
};

const twoCompetitors: MakeExample = async (caller) => {
  const { params = {} } = await inProject(caller);
  for (const name of ['Rivalish', 'Otherly']) await caller.use('add_competitor', { params, body: { name } });
  return { params };
};

export const competitorExamples: Record<string, MakeExample<RunContext>> = {
  list_competitors: twoCompetitors,
  add_competitor: withBody(inProject, rival),
  compare_competitors: ofScannedProject,
  get_competitor_trends: ofScannedProject,
  get_share_of_voice: ofScannedProject,
  get_competitor_gaps: async (caller: ExampleCaller<RunContext>) => {
    const { projectId } = await makeFinishedScan(caller);
    return { params: { projectId }, query: { days: '7' } };
  },
  get_cooccurrence: ofScannedProject,
  get_competitor: ofCompetitor,
  update_competitor: withBody(ofCompetitor, { relation: 'indirect' }),
  remove_competitor: ofCompetitor,
  compare_head_to_head: ofCompetitor,
};

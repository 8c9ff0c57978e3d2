import type { RunContext } from '../../environment/index.ts';
import { type MakeExample, withBody } from '../../kernel/index.ts';
import { inProject } from '../project/example.ts';
import { makeFinishedScan } from '../scan/example.ts';

const segment = { name: 'Buying', rules: { intents: ['best_of', 'comparison'] } };

const ofSegment: MakeExample = async (caller) => {
  const { params } = await inProject(caller);
  const { id } = await caller.use('create_segment', { ...(params && { params }), body: segment });
  return { params: { ...params, segmentId: id } };
};

const twoSegments: MakeExample = async (caller) => {
  const { params } = await inProject(caller);
  for (const name of ['Buying', 'Learning'])
    await caller.use('create_segment', { ...(params && { params }), body: { ...segment, name } });
  return { ...(params && { params }) };
};

const ofScannedProject: MakeExample<RunContext> = async (caller) => ({
  params: { projectId: (await makeFinishedScan(caller)).projectId },
});

export const segmentExamples = {
  list_segments: twoSegments,
  create_segment: withBody(inProject, segment),
  preview_segment: withBody(ofScannedProject, { rules: { engines: ['sandbox'] } }),
  update_segment: withBody(ofSegment, { rules: { intents: ['best_of'] } }),
  delete_segment: ofSegment,
};

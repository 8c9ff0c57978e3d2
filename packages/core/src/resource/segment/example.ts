import { type MakeExample, ofProject, withBody } from '../../kernel/index.ts';

const segment = { name: 'Buying', rules: { intents: ['best_of', 'comparison'] } };

const ofSegment: MakeExample = async (caller) => {
  const { params } = await ofProject(caller);
  const { id } = await caller.use('create_segment', { params, body: segment });
  return { params: { ...params, segmentId: id } };
};

import { type ExampleCaller, withBody } from '../../../kernel/index.ts';
import { inProject, makeProject } from '../../account/project/example.ts';

const text = 'Which time tracker do lawyers use?';

export async function makePrediction(caller: ExampleCaller): Promise<{ projectId: string; scoreId: string }> {
  const { projectId } = await makeProject(caller);
  const { predictions } = await caller.use('score_prompt', { params: { projectId }, body: { text } });
  return { projectId, scoreId: predictions[0].id };
}

export const predictionExamples = {
  score_prompt: withBody(inProject, { text }),
  score_prompts_bulk: withBody(inProject, { prompts: [{ text }] }),
  explain_score: async (caller: ExampleCaller) => ({ params: await makePrediction(caller) }),
};

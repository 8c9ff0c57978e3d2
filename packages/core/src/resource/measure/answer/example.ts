import type { RunContext } from '../../../environment/index.ts';
import type { ExampleCaller } from '../../../kernel/index.ts';
import { makeFinishedScan } from '../scan/example.ts';

type Caller = ExampleCaller<RunContext>;

export async function makeAnswer(
  caller: Caller,
): Promise<{ projectId: string; brandId: string; answerId: string }> {
  const { projectId, brandId } = await makeFinishedScan(caller);
  const { items } = await caller.use('list_answers', { params: { projectId } });
  return { projectId, brandId, answerId: items[0].id };
}

export const answerExamples = {
  get_answer: async (caller: Caller) => ({ params: { answerId: (await makeAnswer(caller)).answerId } }),
  get_answer_page: async (caller: Caller) => ({ params: { answerId: (await makeAnswer(caller)).answerId } }),
  list_answers: async (caller: Caller) => ({
    params: { projectId: (await makeFinishedScan(caller)).projectId },
  }),
  list_scan_answers: async (caller: Caller) => ({
    params: { scanId: (await makeFinishedScan(caller)).scanId },
  }),
  search_answers: async (caller: Caller) => ({
    params: { projectId: (await makeFinishedScan(caller)).projectId },
    body: { query: 'tracks time' },
  }),
  get_prompt_evidence: async (caller: Caller) => {
    const { projectId, promptId } = await makeFinishedScan(caller);
    return { params: { projectId, promptId } };
  },
};

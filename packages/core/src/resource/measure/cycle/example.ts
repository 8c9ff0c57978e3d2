import type { MakeExample } from '../../../kernel/index.ts';
import { makePromptSet } from '../prompt-set/example.ts';

const ofProject: MakeExample = async (caller) => {
  const { projectId } = await makePromptSet(caller, true);
  return { params: { projectId } };
};

export const cycleExamples = { get_cycle: ofProject };

import type { CountedPack } from './count-packs.ts';

/** What cells know of a prompt. */
export interface CellPrompt {
  promptIndex: number;
  promptId: string | null;
  text: string;
  intent: string | null;
  cluster: string;
  question: string;
  branded: boolean;
  topic: string | null;
}

/** A prompt at its place in a list, from 1. */
interface ListedPrompt extends CellPrompt {
  list: number;
  place: number;
}

/** The different lists of prompts that packs have, and which of them each has. Engines that were asked the same have the same. */
export function promptLists(
  prompts: readonly CellPrompt[],
  packs: readonly Pick<CountedPack, 'promptIndexes'>[],
): { lists: ListedPrompt[]; listOf: (promptIndexes: readonly number[]) => number } {
  const byIndex = new Map(prompts.map((prompt) => [prompt.promptIndex, prompt]));
  const nameOf = (promptIndexes: readonly number[]): string => promptIndexes.join();
  const different = new Map(packs.map(({ promptIndexes }) => [nameOf(promptIndexes), promptIndexes]));
  const numbers = new Map([...different.keys()].map((name, list) => [name, list]));
  return {
    lists: [...different.values()].flatMap((promptIndexes, list) =>
      promptIndexes.flatMap((promptIndex, at) => {
        const prompt = byIndex.get(promptIndex);
        if (!prompt) return [];
        const { promptId, cluster, question, topic, intent, branded, text } = prompt;
        return {
          list,
          place: at + 1,
          promptIndex,
          promptId,
          cluster,
          question,
          topic,
          intent,
          branded,
          text,
        };
      }),
    ),
    listOf: (promptIndexes) => numbers.get(nameOf(promptIndexes)) ?? 0,
  };
}

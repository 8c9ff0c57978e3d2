import type { Task } from '../src/protocol.ts';

/** One answer, as the engine’s wire gives it. */
export interface Answer {
  id: string;
  prompt: number;
  text: string;
  urls: string[];
}

interface Response {
  id: string;
  output: { type: string; content?: { text?: string; annotations?: { url?: string }[] }[] }[];
}

const atOnce = 8;

/** Asks each prompt as often as the task says, a few at once. Throws for an answer that is none. */
export async function askAll({ engine, prompts, repeats }: Task): Promise<Answer[]> {
  // Repeats of one prompt follow one another, so that each tracker gets the same answers.
  const waiting = [...prompts.entries()];
  const answers: Answer[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [prompt, { text: input }] = next;
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const response = await fetch(`${engine.url}/responses`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: 'Bearer arena' },
          body: JSON.stringify({ model: engine.model, input, tools: [{ type: 'web_search' }] }),
        });
        if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
        const { id, output } = (await response.json()) as Response;
        const content = output.flatMap((item) => item.content ?? []);
        answers.push({
          ...{ id, prompt },
          text: content.map(({ text = '' }) => text).join('\n'),
          urls: content.flatMap(({ annotations = [] }) => annotations.flatMap(({ url }) => url ?? [])),
        });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers.toSorted((one, other) => one.prompt - other.prompt);
}

import { createInterface } from 'node:readline';
import type { Reply, Task } from '../src/protocol.ts';
import { type Answer, askAll } from './ask.ts';

/** Of each answer, the brands that it names and those whose pages it cites. */
export type Read = (task: Task) => (answer: Answer) => { named: string[]; cited: string[] };

/** Of one brand: by prompt, its answers and how many of them have the brand. */
export type Counts = { topic: string; trials: number; successes: number }[];

export interface Rule {
  read: Read;
  presence: (counts: Counts, task: Task) => { value: number; low?: number; high?: number };
  change: (before: Counts, after: Counts) => 'rise' | 'fall' | 'none';
}

/** A tracker that asks every prompt and counts: task after task, until there is none. */
export async function serve({ read, presence, change }: Rule): Promise<void> {
  const kept = new Map<string, Map<string, Counts>>();
  for await (const line of createInterface({ input: process.stdin })) {
    const task = JSON.parse(line) as Task;
    const readOne = read(task);
    const answers = (await askAll(task)).map((answer) => ({ answer, ...readOne(answer) }));
    const counts = new Map(
      task.brands.map(({ name }) => {
        const own = task.prompts.map(({ topic }) => ({ topic, trials: 0, successes: 0 }));
        for (const { answer, named, cited } of answers) {
          const cell = own[answer.prompt];
          if (!cell) continue;
          cell.trials += 1;
          if (named.includes(name) || cited.includes(name)) cell.successes += 1;
        }
        return [name, own];
      }),
    );
    kept.set(task.id, counts);
    const before = task.since === null ? undefined : kept.get(task.since);
    const reply: Reply = {
      id: task.id,
      presence: Object.fromEntries([...counts].map(([name, own]) => [name, presence(own, task)])),
      ...(before && {
        changes: Object.fromEntries(
          [...counts].map(([name, own]) => [name, change(before.get(name) ?? [], own)]),
        ),
      }),
      answers: answers.map(({ answer: { id }, named, cited }) => ({ id, named, cited })),
    };
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
}

/** Answers and those with the brand, all prompts together. */
export function pooled(counts: Counts): { rate: number; n: number } {
  const n = counts.reduce((sum, { trials }) => sum + trials, 0);
  return { rate: counts.reduce((sum, { successes }) => sum + successes, 0) / n, n };
}

/** As open trackers publish it: the name anywhere in the text, whatever its case; the domain anywhere in an address. */
export const bySubstring: Read = ({ brands }) => {
  return ({ text, urls }) => {
    const lower = text.toLowerCase();
    return {
      named: brands
        .filter(({ name, aliases }) => [name, ...aliases].some((way) => lower.includes(way.toLowerCase())))
        .map(({ name }) => name),
      cited: brands.filter(({ domain }) => urls.some((url) => url.includes(domain))).map(({ name }) => name),
    };
  };
};

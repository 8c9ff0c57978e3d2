import { createRandom } from '../../src/index.ts';
import type { List, Prompt } from './methods.ts';
import type { Engine } from './set.ts';

/** Input of a method, and the truth that its interval should contain. */
export interface Trial {
  seen: Prompt[];
  list: List;
  truth: number;
}

/** The prompts of an engine with what these runs say of a name; a prompt without an answer is left out. */
export function promptsOf({ topics }: Engine, runs: readonly string[]): Prompt[] {
  return topics
    .map((topic, at) => {
      const answers = runs.map((run) => run.charAt(at)).filter((one) => one !== '-');
      return { topic, trials: answers.length, successes: answers.filter((one) => one === '1').length };
    })
    .filter(({ trials }) => trials > 0);
}

const rateOf = (prompts: readonly Prompt[]): number =>
  prompts.reduce((sum, { successes, trials }) => sum + successes / trials, 0) / prompts.length;

/**
 * Draws topics at random with replacement, as many as there are, and compares with the mean of all: a right interval contains
 * it in 95% of draws.
 */
export function drawnAnew(engine: Engine, draws: number): Trial[] {
  const random = createRandom(11);
  const topics = [...new Set(engine.topics)];
  return Object.values(engine.names).flatMap((runs) => {
    const byTopic = Map.groupBy(promptsOf(engine, runs), ({ topic }) => topic);
    const all = [...byTopic.values()];
    const truth = all.reduce((sum, own) => sum + rateOf(own), 0) / all.length;
    return Array.from({ length: draws }, () => ({
      truth,
      list: { prompts: engine.topics.length, topics: topics.length },
      seen: topics.flatMap((_, place) =>
        (all[Math.floor(random() * all.length)] ?? []).map((prompt) => ({ ...prompt, topic: place })),
      ),
    }));
  });
}

/** The half of these that chance chooses. */
export const halfOf = <Value>(values: readonly Value[], random: () => number): Set<Value> =>
  new Set(
    values
      .map((value) => [random(), value] as const)
      .toSorted(([a], [b]) => a - b)
      .slice(0, Math.floor(values.length / 2))
      .map(([, value]) => value),
  );

/** Half of the topics (or questions, where `byQuestion`), drawn by chance, against the mean of all. */
export function halves(engine: Engine, draws: number, byQuestion: boolean): Trial[] {
  const random = createRandom(7);
  return Object.values(engine.names).flatMap((runs) => {
    const all = promptsOf(engine, runs).map((prompt, at) => (byQuestion ? { ...prompt, topic: at } : prompt));
    const topics = [...new Set(all.map(({ topic }) => topic))];
    return Array.from({ length: draws }, () => {
      const drawn = halfOf(topics, random);
      return {
        seen: all.filter(({ topic }) => drawn.has(topic)),
        list: { prompts: all.length, topics: byQuestion ? null : topics.length },
        truth: rateOf(all),
      };
    });
  });
}

/** A topic of so many prompts is a panel of its own. */
const largeTopic = 50;

/** The prompts that all runs answer: by topic where all topics are large, else in one panel. */
function panelsOf({ topics }: Engine, runs: readonly string[]): number[][] {
  const places = topics.map((_, at) => at).filter((at) => runs.every((run) => run.charAt(at) !== '-'));
  const byTopic = [...Map.groupBy(places, (at) => topics[at]).values()];
  return byTopic.every(({ length }) => length >= largeTopic) ? byTopic : [places];
}

/** All runs but one against that one, each in its turn, over prompts that all of them answer. */
export function reruns(engine: Engine): Trial[] {
  return Object.values(engine.names).flatMap((runs) => {
    if (runs.length < 3) return [];
    return panelsOf(engine, runs).flatMap((places) =>
      runs.map((left, other) => ({
        seen: places.map((at) => ({
          topic: engine.topics[at] ?? 0,
          trials: runs.length - 1,
          successes: runs.filter((run, index) => index !== other && run.charAt(at) === '1').length,
        })),
        list: { prompts: places.length, topics: null },
        truth: places.filter((at) => left.charAt(at) === '1').length / places.length,
      })),
    );
  });
}

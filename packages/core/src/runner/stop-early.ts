import { type Cluster, createRandom, currentMethod, drawIndex, hasFewTopics } from '@svc/scoring';
import { clusterOf } from '../resource/measure/cell/index.ts';
import { sameQuestions } from '../resource/measure/score/index.ts';
import type { SampleKey } from './queries-journal.ts';

interface AdaptivePrompt {
  promptIndex: number;
  branded: boolean;
  promptId: string | null;
  paraphraseGroup: string | null;
  topic: string | null;
  text: string;
}

/** A sample that needs no more asking. `present` is null when there was no readable answer. */
export interface SettledSample {
  promptIndex: number;
  present: boolean | null;
}

export interface EarlyStop {
  /** Prompt by prompt, in random order: those asked by any moment are a random subset of all. */
  order: SampleKey[];
  /** Adds settled samples; true once the interval of presence is narrow enough. `askedOnce`: the engine repeats itself. */
  enough: (settled: readonly SettledSample[], askedOnce?: boolean) => boolean;
}

interface Question {
  members: number[];
  /** False for prompts that name the brand: they are asked, but do not count. */
  counts: boolean;
  topic: string;
  /** The question, where other prompts ask the same in nearly the same words. */
  asks: string;
}

/**
 * Stops one engine's asking when the interval that would be published is narrow enough (30 prompts at least).
 *
 * Only the finished questions at the head of the order are looked at: answers that come fast may differ from slow ones.
 * The same seed gives every engine of a scan the same order, so that early stops leave them with the same prompts.
 */
export function planEarlyStop(
  prompts: readonly AdaptivePrompt[],
  options: { samplesK: number; halfWidth: number; seed: string },
): EarlyStop {
  const { samplesK, halfWidth } = options;
  const questions = shuffle(groupQuestions(prompts), seedOf(options.seed));
  const tally = new Map(
    prompts.map(({ promptIndex }) => [promptIndex, { settled: 0, successes: 0, trials: 0 }]),
  );
  let finished = 0;
  const clusters: Cluster[] = [];
  const topics: string[] = [];
  const paraphrases: string[] = [];
  const countedTopics = questions.filter(({ counts }) => counts).map(({ topic }) => topic);
  const fewInAll = hasFewTopics(countedTopics, [...countedTopics.keys()]);
  /** The prompts asked so far come from too few topics, and the remaining ones add some. */
  const fewTopics = () => !fewInAll && hasFewTopics(topics, [...topics.keys()]);
  return {
    order: questions.flatMap(({ members }) =>
      members.flatMap((promptIndex) =>
        Array.from({ length: samplesK }, (_, sampleIndex) => ({ promptIndex, sampleIndex })),
      ),
    ),
    enough(settled, askedOnce = false) {
      for (const { promptIndex, present } of settled) {
        const counts = tally.get(promptIndex);
        if (!counts) continue;
        counts.settled += 1;
        if (present === null) continue;
        counts.trials += 1;
        if (present) counts.successes += 1;
      }
      const before = finished;
      for (let question = questions[finished]; question; question = questions[finished]) {
        const counted = question.members.map(
          (index) => tally.get(index) ?? { settled: 0, successes: 0, trials: 0 },
        );
        if (counted.some((one) => one.settled < (askedOnce ? 1 : samplesK))) break;
        finished += 1;
        if (!question.counts) continue;
        clusters.push({ successes: total(counted, 'successes'), trials: total(counted, 'trials') });
        topics.push(question.topic);
        paraphrases.push(question.asks);
      }
      if (finished === before || fewTopics()) return false;
      return currentMethod.stop(clusters, { halfWidth }, { topics, paraphrases }).stop;
    },
  };
}

/** Paraphrases of one question are one cluster, asked together. */
function groupQuestions(prompts: readonly AdaptivePrompt[]): Question[] {
  const [branded, counted] = [prompts.filter((one) => one.branded), prompts.filter((one) => !one.branded)];
  const texts = sameQuestions(counted.map(({ text }) => text));
  const same = new Map(counted.map(({ promptIndex }, at) => [promptIndex, texts[at]]));
  return [branded, counted].flatMap((part) =>
    [...Map.groupBy(part, clusterOf)].map(([cluster, members]) => {
      const [first] = members;
      const asks = first?.paraphraseGroup ?? same.get(first?.promptIndex ?? -1) ?? cluster;
      return {
        members: members.map(({ promptIndex }) => promptIndex),
        counts: part === counted,
        topic: first?.topic ?? asks,
        asks,
      };
    }),
  );
}

const total = (
  counts: readonly { successes: number; trials: number }[],
  name: 'successes' | 'trials',
): number => counts.reduce((sum, one) => sum + one[name], 0);

/** Fisher and Yates. */
function shuffle<T>(items: T[], seed: number): T[] {
  const random = createRandom(seed);
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = drawIndex(random, last + 1);
    const [a, b] = [items[last], items[other]];
    if (a === undefined || b === undefined) continue;
    items[last] = b;
    items[other] = a;
  }
  return items;
}

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

import { groupBy } from '../calibration/group-by.ts';
import { drawIndex, type Random } from '../random/index.ts';

/** Properties by which a question is assigned to a part. Paraphrases count as one question. */
export interface DealtQuestion {
  topic: string | null;
  intent: string | null;
}

/** Parts of fewer questions say too little of a day. */
export const fewestInPart = 5;
export const cycleLengths = { least: 2, most: 31 } as const;

/** Why a set cannot be asked in parts: too few questions a part, or a part that lacks a large topic. */
export type CycleRefusal = 'too_few_questions' | 'part_lacks_topic';

/**
 * Deals questions into parts that are asked in turn, one a day: at random, so that each part is a sample of the set, and
 * evenly by topic and intent, so that parts differ by less than samples do (stratified systematic sampling, Cochran 1977,
 * ch. 8). A topic's questions are in each part as often as in any other, give or take one; so are a part's questions.
 *
 * @param parts 2 to 31
 * @param random seeded by the set's version: the same set is dealt alike each time
 * @returns the part of each question, 0..parts − 1
 */
export function dealCycle(questions: readonly DealtQuestion[], parts: number, random: Random): number[] {
  if (!Number.isInteger(parts) || parts < cycleLengths.least || parts > cycleLengths.most)
    throw new RangeError(`a cycle has ${cycleLengths.least} to ${cycleLengths.most} parts`);
  const places = [...questions.keys()];
  const byTopic = groupBy(places, (place) => questions[place]?.topic ?? null);
  const order = shuffle([...byTopic.values()], random).flatMap((own) =>
    shuffle([...groupBy(own, (place) => questions[place]?.intent ?? null).values()], random).flatMap(
      (alike) => shuffle(alike, random),
    ),
  );
  const first = drawIndex(random, parts);
  const dealt = places.map(() => 0);
  for (const [turn, place] of order.entries()) dealt[place] = (first + turn) % parts;
  return dealt;
}

/** Whether questions dealt like this can be read as a cycle; null: they can. */
export function refuseCycle(
  questions: readonly DealtQuestion[],
  dealt: readonly number[],
  parts: number,
): CycleRefusal | null {
  if (questions.length < fewestInPart * parts) return 'too_few_questions';
  const byTopic = groupBy([...questions.keys()], (place) => questions[place]?.topic ?? null);
  byTopic.delete(null);
  const lacks = [...byTopic.values()].some(
    (own) => own.length > 2 * parts && new Set(own.map((place) => dealt[place])).size < parts,
  );
  return lacks ? 'part_lacks_topic' : null;
}

/** Fisher and Yates. */
function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = drawIndex(random, last + 1);
    const [a, b] = [list[last], list[other]];
    if (a === undefined || b === undefined) continue;
    list[last] = b;
    list[other] = a;
  }
  return list;
}

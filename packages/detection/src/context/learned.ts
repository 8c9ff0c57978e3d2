import { kind, kindOf } from '../match/fold.ts';
import type { LearnedRule } from '../types.ts';
import type { Occurrence } from './evidence.ts';
import type { Scene } from './scene.ts';

/** How many words to each side a verdict's words are looked for. */
export const learnedReach = 6;

/** Log-odds that a project's verdicts give to the words around an occurrence. */
export function learnedWords(occurrence: Occurrence, scene: Scene, learned: LearnedRule): number {
  let sum = 0;
  for (const word of neighbours(scene, occurrence)) sum += learned.words[word] ?? 0;
  return Math.max(-4, Math.min(4, sum));
}

function neighbours(scene: Scene, { startUnit, endUnit }: Occurrence): Set<string> {
  const { folded } = scene;
  const words = new Set<string>();
  for (const direction of [-1, 1]) {
    let at = direction < 0 ? startUnit - 1 : endUnit;
    for (let count = 0; count < learnedReach && at >= 0 && at < folded.length; count++) {
      while (at >= 0 && at < folded.length && kindOf(folded.units[at] as number) !== kind.letter)
        at += direction;
      const from = at;
      while (at >= 0 && at < folded.length && kindOf(folded.units[at] as number) === kind.letter)
        at += direction;
      if (at !== from) words.add(direction < 0 ? folded.text(at + 1, from + 1) : folded.text(from, at));
    }
  }
  return words;
}

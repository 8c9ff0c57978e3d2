import type { Cue } from '../lexicon/index.ts';
import { foldText } from '../match/fold.ts';
import type { Scene } from './scene.ts';

/** At most so many words stand between "no information about" and the name it is about. */
const longestGap = 6;

export interface Negatable {
  start: number;
  end: number;
  negated: boolean;
}

/**
 * Marks the mentions whose sentence says that they were not found; returns whether there are any. A cue counts only when
 * nothing but filler words and other such mentions stands between it and the name, so "couldn't find prices for ACME's
 * rival" negates nothing.
 */
export function markAbsent(
  { text }: Scene,
  mentions: readonly Negatable[],
  cues: readonly Cue[],
  filler: ReadonlySet<string>,
): boolean {
  let any = false;
  for (const cue of cues) {
    if (cue.kind === 'absentBefore') {
      let from = cue.end;
      for (let index = firstFrom(mentions, cue.end); index < mentions.length; index++) {
        const mention = mentions[index] as Negatable;
        if (!isFiller(text, from, mention.start, filler)) break;
        mention.negated = any = true;
        from = mention.end;
      }
    } else if (cue.kind === 'absentAfter') {
      let to = cue.start;
      for (let index = firstFrom(mentions, cue.start) - 1; index >= 0; index--) {
        const mention = mentions[index] as Negatable;
        if (mention.end > to) continue;
        // "Acme's API is not mentioned" is about the API.
        const possessive = /^['’]s?\s/.test(text.slice(mention.end, mention.end + 3));
        if (possessive || !isFiller(text, mention.end, to, filler)) break;
        mention.negated = any = true;
        to = mention.start;
      }
    }
  }
  return any;
}

/** Index of the first mention that starts at or after an offset. */
export function firstFrom(mentions: readonly { start: number }[], offset: number): number {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** More than this between cue and name is never filler. */
const longestFiller = 80;

function isFiller(text: string, from: number, to: number, filler: ReadonlySet<string>): boolean {
  if (to - from > longestFiller) return false;
  const gap = text.slice(from, to);
  if (/[:;.!?。]\s/.test(gap)) return false;
  const words = foldText(gap).match(/[\p{L}\p{N}'+]+/gu) ?? [];
  return words.length <= longestGap && words.every((word) => filler.has(word));
}

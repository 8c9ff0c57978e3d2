import type { Cue, Cues } from '../lexicon/index.ts';
import { foldText } from '../match/fold.ts';
import type { Scene } from './scene.ts';

/** At most so many words stand between "no information about" and the name it is about. */
const longestGap = 6;
/** More characters than this between cue and name are never filler. */
const longestFiller = 80;

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
  { filler, aspects }: Pick<Cues, 'filler' | 'aspects'>,
): boolean {
  let any = false;
  for (const [index, cue] of cues.entries()) {
    if (cue.kind === 'absentBefore') {
      let from = cue.end;
      for (let at = firstFrom(mentions, cue.end); at < mentions.length; at++) {
        const mention = mentions[at] as Negatable;
        if (!isFiller(text, from, mention.start, filler) || isOfAspect(text, mention.end, aspects)) break;
        mention.negated = any = true;
        from = mention.end;
      }
    } else if (cue.kind === 'absentAfter') {
      let to = cue.start;
      for (let at = firstFrom(mentions, cue.start) - 1; at >= 0; at--) {
        const mention = mentions[at] as Negatable;
        if (mention.end > to) continue;
        if (isOfAspect(text, mention.end, aspects) || !isFiller(text, mention.end, to, filler)) break;
        mention.negated = any = true;
        to = mention.start;
      }
    } else if (cue.kind === 'absentOpening') {
      const mention = mentions[firstFrom(mentions, cue.end)];
      if (!mention || !isFiller(text, cue.end, mention.start, filler)) continue;
      const closes = isClosed(text, mention.end, cues, index, filler);
      if (closes) mention.negated = any = true;
    }
  }
  return any;
}

/** Whether a closing cue follows a name with nothing but filler between. */
function isClosed(
  text: string,
  end: number,
  cues: readonly Cue[],
  opening: number,
  filler: ReadonlySet<string>,
): boolean {
  for (let index = opening + 1; index < cues.length; index++) {
    const { kind, start } = cues[index] as Cue;
    if (start > end + longestFiller) return false;
    if (kind === 'absentClosing' && start >= end && isFiller(text, end, start, filler)) return true;
  }
  return false;
}

/** "Acme's API is not mentioned" is about the API, "couldn't verify Acme pricing" about the pricing. */
function isOfAspect(text: string, end: number, aspects: ReadonlySet<string>): boolean {
  const after = text.slice(end, end + 24);
  if (/^['’]s?\s/.test(after)) return true;
  const word = /^ ([a-z]+)/.exec(after)?.[1];
  return word !== undefined && aspects.has(word);
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

function isFiller(text: string, from: number, to: number, filler: ReadonlySet<string>): boolean {
  if (to - from > longestFiller) return false;
  const gap = text.slice(from, to);
  if (/[:;.!?。]\s/.test(gap)) return false;
  const words = foldText(gap).match(/[\p{L}\p{N}'+]+/gu) ?? [];
  return words.length <= longestGap && words.every((word) => filler.has(word));
}

import type { Cue } from '../lexicon/index.ts';
import { foldText } from '../match/fold.ts';
import type { Sentence } from './layout.ts';
import type { Scene } from './scene.ts';

/** At most so many words stand between "no information about" and the name it is about. */
const longestGap = 6;

export interface Span {
  start: number;
  end: number;
}

/**
 * Marks the mentions whose sentence says that they were not found. A cue counts only when nothing but filler words and
 * other such mentions stands between it and the name, so "couldn't find prices for ACME's rival" negates nothing.
 */
export function markAbsent(
  scene: Scene,
  sentence: Sentence,
  mentions: readonly Span[],
  cues: readonly Cue[],
  filler: ReadonlySet<string>,
): Set<Span> {
  const absent = new Set<Span>();
  for (const cue of cues) {
    if (cue.kind === 'absentBefore') {
      let from = cue.end;
      for (const mention of mentions) {
        if (mention.start < from) continue;
        if (!isFiller(scene.text.slice(from, mention.start), filler)) break;
        absent.add(mention);
        from = mention.end;
      }
    } else if (cue.kind === 'absentAfter') {
      let to = cue.start;
      for (let index = mentions.length - 1; index >= 0; index--) {
        const mention = mentions[index] as Span;
        if (mention.end > to || mention.end < sentence.start) continue;
        const gap = scene.text.slice(mention.end, to);
        if (/^['’]s?\s/.test(gap) || !isFiller(gap, filler)) break;
        absent.add(mention);
        to = mention.start;
      }
    }
  }
  return absent;
}

function isFiller(gap: string, filler: ReadonlySet<string>): boolean {
  if (gap.length > 80 || /[:;.!?。]\s/.test(gap)) return false;
  const words = foldText(gap).match(/[\p{L}\p{N}'+]+/gu) ?? [];
  return words.length <= longestGap && words.every((word) => filler.has(word));
}

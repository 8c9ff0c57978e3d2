import type { Cue, Cues } from '../lexicon/index.ts';
import { normalForm } from '../match/normalise.ts';

/** At most so many words stand between "no information about" and the name it is about. */
const longestGap = 8;
/** With more characters between cue and name, the cue is about something else. */
const longestFiller = 80;
/** Characters after a failed search that may say what was sought: "any information about its prices". */
const aspectReach = 40;

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
  text: string,
  mentions: readonly Negatable[],
  cues: readonly Cue[],
  words: AbsenceWords,
): boolean {
  let any = false;
  for (const [index, cue] of cues.entries()) {
    if (cue.kind === 'absentBefore') any = markBehind(text, mentions, cue, words) || any;
    else if (cue.kind === 'absentAfter') any = markAhead(text, mentions, cue, words) || any;
    else if (cue.kind === 'absentAround') {
      const behind = markInside(text, mentions, cue, words) || markBehind(text, mentions, cue, words);
      const ahead =
        !behind && !seeksAspect(text, cue, words) && markAhead(text, mentions, cue, words, copula);
      any = behind || ahead || any;
    } else if (cue.kind === 'absentOpening') {
      const mention = mentions[firstFrom(mentions, cue.end)];
      if (!mention || !isFiller(text, cue.end, mention.start, words)) continue;
      const closes = isClosed(text, mention.end, cues, index, words);
      if (closes) mention.negated = any = true;
    }
  }
  return any;
}

type AbsenceWords = Pick<Cues, 'filler' | 'aspects' | 'attachedFiller'>;

/** Marks the names that follow a cue: "no information about Acme or Zenlytics". */
function markBehind(
  text: string,
  mentions: readonly Negatable[],
  cue: Pick<Cue, 'end'>,
  words: AbsenceWords,
): boolean {
  let any = false;
  let from = cue.end;
  for (let at = firstFrom(mentions, cue.end); at < mentions.length; at++) {
    const mention = mentions[at] as Negatable;
    if (!isFiller(text, from, mention.start, words) || isOfAspect(text, mention.end, words.aspects)) break;
    mention.negated = any = true;
    from = mention.end;
  }
  return any;
}

/** Marks the name between the two halves of a cue, where the word order puts it there: 暂无关于 Acme 的信息. */
function markInside(
  text: string,
  mentions: readonly Negatable[],
  { inner }: Cue,
  words: AbsenceWords,
): boolean {
  if (!inner || !words.attachedFiller) return false;
  const mention = mentions[firstFrom(mentions, inner.start)];
  if (!mention || mention.end > inner.end) return false;
  if (!isFiller(text, inner.start, mention.start, words) || !isFiller(text, mention.end, inner.end, words))
    return false;
  mention.negated = true;
  return true;
}

/** Marks the names that stand before a cue: "Acme and Zenlytics do not appear". */
function markAhead(
  text: string,
  mentions: readonly Negatable[],
  cue: Pick<Cue, 'start'>,
  words: AbsenceWords,
  unless: RegExp | null = null,
): boolean {
  let any = false;
  let to = cue.start;
  for (let at = firstFrom(mentions, cue.start) - 1; at >= 0; at--) {
    const mention = mentions[at] as Negatable;
    if (mention.end > to) continue;
    if (isOfAspect(text, mention.end, words.aspects) || followsAspect(text, mention.start, words)) break;
    // A label and what is said about it: "**Acme**: no information found".
    const gap =
      mention.end + (labelEnd.exec(text.slice(mention.end, Math.min(to, mention.end + 8)))?.[0].length ?? 0);
    if (!isFiller(text, gap, to, words) || unless?.test(text.slice(gap, to))) break;
    mention.negated = any = true;
    to = mention.start;
  }
  return any;
}

/** With a verb between name and cue the cue is a statement: "Acme is no data company". */
const copula = /\b(?:is|are|was|were|be|been)\b/;
const labelEnd = /^[\s*_"”»)\]]*[:|–—-][\s*_]*/u;

/** Whether only something of the brand was not found: "no information about its prices". The brand itself is known. */
function seeksAspect(
  text: string,
  { start, end }: Pick<Cue, 'start' | 'end'>,
  { aspects }: AbsenceWords,
): boolean {
  if (aspects.size === 0) return false;
  const sought = normalForm(text.slice(start, end + aspectReach)).match(/\p{L}+/gu) ?? [];
  return sought.some((word) => aspects.has(word));
}

/** Whether a closing cue follows a name with nothing but filler between. */
function isClosed(
  text: string,
  end: number,
  cues: readonly Cue[],
  opening: number,
  words: AbsenceWords,
): boolean {
  for (let index = opening + 1; index < cues.length; index++) {
    const { kind, start } = cues[index] as Cue;
    if (start > end + longestFiller) return false;
    if (kind === 'absentClosing' && start >= end && isFiller(text, end, start, words)) return true;
  }
  return false;
}

/** Whether the name is followed by what was not found: in "Acme's API is not mentioned" that is the API. */
function isOfAspect(text: string, end: number, aspects: ReadonlySet<string>): boolean {
  const after = text.slice(end, end + 24);
  if (/^['’]s?\s/.test(after)) return true;
  const word = /^ ([a-z]+)/.exec(after)?.[1];
  return word !== undefined && aspects.has(word);
}

/** Whether what was not found stands before the name, as in German "zu den Preisen von Acme". */
function followsAspect(text: string, start: number, { aspects }: AbsenceWords): boolean {
  if (aspects.size === 0) return false;
  const before = text.slice(Math.max(0, start - aspectReach), start);
  const words = normalForm(before.slice(before.search(/[^.!?\n|]*$/))).match(/\p{L}+/gu) ?? [];
  return words.some((word) => aspects.has(word));
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

function isFiller(text: string, from: number, to: number, { filler, attachedFiller }: AbsenceWords): boolean {
  if (to - from > longestFiller) return false;
  const gap = text.slice(from, to);
  if (/[:;.!?。]\s|[。！？]/.test(gap)) return false;
  if (attachedFiller) return !/[\p{L}\p{N}]/u.test(gap.replace(attachedFiller, ''));
  const words = normalForm(gap).match(/[\p{L}\p{N}'+]+/gu) ?? [];
  return words.length <= longestGap && words.every((word) => filler.has(word));
}

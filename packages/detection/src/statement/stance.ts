import type { Cue } from '../lexicon/index.ts';
import type { Strength } from '../types.ts';

/** A negator ("not") changes a cue that starts within so many characters after it. */
const negatorReach = 24;
/** The other side of a comparison is at most this far after the word that compares. */
const objectReach = 60;
/** "Acme and Zeta" are spoken of together. */
const togetherReach = 7;

/** The subject of a sentence starts at most this many characters after the sentence does. */
const subjectReach = 30;

/** Cues and names of one sentence beyond which nobody wrote it to be read. */
const mostRead = 60;

/** Where a brand is named. */
export interface BrandSpan {
  brand: number;
  start: number;
  end: number;
}

/** Evidence about one brand over the whole answer: weights for and against it, and counts. */
export interface Tally {
  positive: number;
  negative: number;
  recommended: number;
  warned: number;
  compared: number;
  factual: number;
  personal: number;
  /** Words that turn what is said, such as "not". */
  turned: number;
  /** Weights of what is said with the brand as the one spoken of, and not beside it. */
  directPositive: number;
  directNegative: number;
  /** Of the latter, serious faults whoever they concern: courts, fraud, recalls. */
  blamed: number;
  /** It is in a list of advantages, or of disadvantages. */
  pros: number;
  cons: number;
  /** Sentences about it that take something back: "however", "could be better". */
  reserved: number;
}

export const emptyTally = (): Tally => ({
  positive: 0,
  negative: 0,
  recommended: 0,
  warned: 0,
  compared: 0,
  factual: 0,
  personal: 0,
  turned: 0,
  directPositive: 0,
  directNegative: 0,
  blamed: 0,
  pros: 0,
  cons: 0,
  reserved: 0,
});

/** How much a cue of a kind says, and which way. */
const force: Partial<Record<Cue['kind'], number>> = {
  positive: 1,
  praise: 1.6,
  recommended: 1.5,
  negative: -1,
  blame: -1.6,
  warned: -2,
};

interface Comparison {
  at: number;
  /** The brand that the others are held against. */
  object: BrandSpan;
}

/**
 * Adds what a sentence says to the tallies of the brands that it is about, clause by clause. A cue belongs to a brand of
 * its clause, else to that of the clause before; `subject` takes the cues of a sentence without mention. What speaks for
 * one side of a comparison speaks against the other. Returns the brand that a following "it" would mean.
 */
export function tallySentence(
  text: string,
  sentence: { start: number; end: number },
  allCues: readonly Cue[],
  allMentions: readonly BrandSpan[],
  subject: number | null,
  tallies: Map<number, Tally>,
): number | null {
  if (allMentions.length === 0 && subject === null) return null;
  if (allCues.length === 0) return aloneIn(allMentions, subject);
  const cues = allCues.length > mostRead ? allCues.slice(0, mostRead) : allCues;
  const mentions = allMentions.length > mostRead ? allMentions.slice(0, mostRead) : allMentions;
  const limits = clauseLimits(text, sentence, cues);
  const clauseOf =
    limits.length === 1
      ? () => 0
      : (offset: number): number => limits.findLastIndex((limit) => limit <= offset);
  const comparisons = findComparisons(cues, mentions);
  const subjects = withoutObjects(mentions, comparisons);
  const implied = subject === null ? [] : [subject];
  const doubted = cues.some(({ kind }) => kind === 'denied');
  let negator: Cue | null = null;
  const opening = mentions[0];
  const leads =
    opening !== undefined && opening.start - sentence.start <= subjectReach ? opening.brand : null;
  const isDirect = (brand: number): boolean =>
    mentions.length === 0 || brand === leads || mentions.every((one) => one.brand === brand);
  for (const cue of cues) {
    if (cue.kind === 'negator') {
      negator = cue;
      for (const { brand } of targetsOf(cue, subjects, clauseOf)) add(tallies, brand, 'turned', 1);
      continue;
    }
    if (cue.kind === 'compared') {
      for (const { brand } of mentions.length > 1 ? mentions : []) add(tallies, brand, 'compared', 1);
      continue;
    }
    const targets = targetsOf(cue, subjects, clauseOf);
    const brands = targets.length > 0 ? targets.map(({ brand }) => brand) : implied;
    if (cue.kind === 'factual' || cue.kind === 'personal')
      for (const brand of brands) add(tallies, brand, cue.kind, 1);
    const said = force[cue.kind];
    if (said === undefined) continue;
    const negated =
      negator !== null &&
      cue.start >= negator.end &&
      cue.start - negator.end <= negatorReach &&
      clauseOf(negator.start) === clauseOf(cue.start);
    // "Not bad" praises less than "bad" blames; what is denied was at least said.
    const weight = (negated ? (said < 0 ? -0.7 : -1) : 1) * (doubted ? 0.2 : 1) * said;
    for (const brand of brands) {
      add(tallies, brand, weight > 0 ? 'positive' : 'negative', Math.abs(weight));
      if (isDirect(brand))
        add(tallies, brand, weight > 0 ? 'directPositive' : 'directNegative', Math.abs(weight));
      if (cue.kind === 'blame' && !negated && isDirect(brand)) add(tallies, brand, 'blamed', 1);
      if (cue.kind === 'recommended') add(tallies, brand, negated ? 'warned' : 'recommended', 1);
      if (cue.kind === 'warned' && !negated) add(tallies, brand, 'warned', 1);
    }
    for (const { at, object } of comparisons)
      if (
        clauseOf(at) === clauseOf(cue.start) &&
        !brands.includes(object.brand) &&
        Math.abs(cue.start - at) < 80
      )
        add(tallies, object.brand, weight > 0 ? 'negative' : 'positive', 0.8 * Math.abs(weight));
  }
  // "A beats B" needs no other word.
  for (const { at, object } of comparisons) {
    const kind = cues.find(
      (cue) => cue.start === at && (cue.kind === 'beats' || cue.kind === 'beaten'),
    )?.kind;
    const other = subjects.findLast(({ end }) => end <= at)?.brand ?? subjects[0]?.brand ?? subject;
    if (other === null || other === undefined || other === object.brand) continue;
    for (const brand of [object.brand, other]) add(tallies, brand, 'compared', 1);
    if (kind === undefined) continue;
    add(tallies, kind === 'beats' ? other : object.brand, 'positive', 1);
    add(tallies, kind === 'beats' ? object.brand : other, 'negative', 1);
  }
  return aloneIn(mentions.length === 0 ? [] : subjects, subject);
}

function add(tallies: Map<number, Tally>, brand: number, what: keyof Tally, by: number): void {
  const tally = tallies.get(brand);
  if (tally) tally[what] += by;
}

/** The one brand that is spoken of; null: several are. */
function aloneIn(mentions: readonly BrandSpan[], subject: number | null): number | null {
  const first = mentions[0]?.brand;
  if (first === undefined) return subject;
  return mentions.every(({ brand }) => brand === first) ? first : null;
}

/** A new subject: in "warns in time, not after, and it stays quick" the "not" ends before "and it". */
const newSubject = /, and (?:it|they|its)\b/gi;

/** Where the sentence's clauses begin: at its start, at words of contrast, behind semicolons, and at a new subject. */
function clauseLimits(
  text: string,
  { start, end }: { start: number; end: number },
  cues: readonly Cue[],
): number[] {
  const limits = [start];
  for (const cue of cues) if (cue.kind === 'contrast') limits.push(cue.start);
  const sentence = text.slice(start, end);
  for (
    let at = sentence.indexOf(';');
    at >= 0 && limits.length < mostRead;
    at = sentence.indexOf(';', at + 1)
  )
    limits.push(start + at + 1);
  for (const { index } of sentence.matchAll(newSubject)) limits.push(start + index);
  return limits.length === 1 ? limits : limits.sort((one, other) => one - other);
}

function findComparisons(cues: readonly Cue[], mentions: readonly BrandSpan[]): Comparison[] {
  const comparisons: Comparison[] = [];
  for (const { kind, start, end } of cues) {
    if (kind !== 'than' && kind !== 'unlike' && kind !== 'beats' && kind !== 'beaten') continue;
    const object = mentions.find((mention) => mention.start >= end);
    if (object && object.start - end <= objectReach) comparisons.push({ at: start, object });
  }
  return comparisons;
}

/** The mentions that a sentence is about: without those that others are held against, unless all are. */
function withoutObjects(
  mentions: readonly BrandSpan[],
  comparisons: readonly Comparison[],
): readonly BrandSpan[] {
  if (comparisons.length === 0) return mentions;
  const subjects = mentions.filter((one) => !comparisons.some(({ object }) => object === one));
  return subjects.length > 0 ? subjects : mentions;
}

/** The mentions that a cue speaks of, in its clause or, when that has none, in the nearest one before, then after. */
function targetsOf(
  cue: Cue,
  mentions: readonly BrandSpan[],
  clauseOf: (offset: number) => number,
): readonly BrandSpan[] {
  if (mentions.length < 2) return mentions;
  const clause = clauseOf(cue.start);
  const own = mentions.filter(({ start }) => clauseOf(start) === clause);
  const before = (own.length > 0 ? own : mentions).findLast(({ start }) => start < cue.start);
  const after = (own.length > 0 ? own : mentions).find(({ start }) => start >= cue.start);
  // "I recommend Acme": what is advised follows.
  const advises = cue.kind === 'recommended' || cue.kind === 'warned';
  const chosen =
    before && after
      ? (cue.start - before.end) / (advises ? 1 : 2) <= after.start - cue.end
        ? before
        : after
      : (before ?? after);
  return chosen ? together(chosen, mentions) : [];
}

/** A mention with those that it is listed with: "Acme, Zeta and Omega are". */
function together(chosen: BrandSpan, mentions: readonly BrandSpan[]): readonly BrandSpan[] {
  let from = mentions.indexOf(chosen);
  let to = from;
  const near = (one: number): boolean => {
    const [left, right] = [mentions[one], mentions[one + 1]];
    return left !== undefined && right !== undefined && right.start - left.end <= togetherReach;
  };
  while (near(from - 1)) from--;
  while (near(to)) to++;
  return mentions.slice(from, to + 1);
}

/** The strongest thing said. Warnings win unless more was said in favour. */
export function strengthOf(tally: Tally, listed: boolean): Strength {
  if (tally.warned > 0 && tally.warned >= tally.recommended) return 'warned_against';
  if (tally.recommended > 0) return 'recommended';
  if (listed) return 'listed';
  return tally.compared > 0 ? 'compared' : 'mentioned';
}

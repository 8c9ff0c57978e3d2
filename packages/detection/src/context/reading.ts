import { type Cue, type Cues, resolveCues } from '../lexicon/index.ts';
import { markAbsent } from './absence.ts';
import { Attention } from './attention.ts';
import type { Line } from './layout.ts';
import type { Scene } from './scene.ts';
import type { Scored } from './score.ts';
import { emptyTally, type Placed, type Tally, tallySentence } from './stance.ts';

/** A span that counts, unless its sentence says that the brand was not found. */
export interface Placement extends Placed {
  scored: Scored;
  negated: boolean;
}

/** What an answer says of the brands that it names. */
export interface Reading {
  placements: Placement[];
  /** Below the threshold. */
  doubtful: Scored[];
  tallies: Map<number, Tally>;
  /** false: the language has no lexicon, and stance is unknown. */
  hasLexicon: boolean;
  attention: Attention;
}

const nothing: never[] = [];

/** Elements of an ordered list that start before `end`, from a cursor on. */
class Cursor<T extends { start: number }> {
  readonly #list: readonly T[];
  #at = 0;

  constructor(list: readonly T[]) {
    this.#list = list;
  }

  within(start: number, end: number): readonly T[] {
    const list = this.#list;
    while (this.#at < list.length && (list[this.#at] as T).start < start) this.#at++;
    const from = this.#at;
    while (this.#at < list.length && (list[this.#at] as T).start < end) this.#at++;
    return this.#at === from ? nothing : list.slice(from, this.#at);
  }
}

/** Places the counted occurrences in their sentences and reads, sentence by sentence, what those say. */
export function readAnswer(
  scene: Scene,
  scored: readonly Scored[],
  lexicon: Cues | null,
  foundCues: Cue[],
  threshold: number,
): Reading {
  const placements: Placement[] = [];
  const doubtful: Scored[] = [];
  const tallies = new Map<number, Tally>();
  for (const one of scored) {
    if (one.confidence < threshold) {
      doubtful.push(one);
      continue;
    }
    const { pattern, start, end } = one.occurrence;
    placements.push({ brand: pattern.brand, start, end, scored: one, negated: false });
    if (!tallies.has(pattern.brand)) tallies.set(pattern.brand, emptyTally());
  }
  const attention = new Attention(scene.text);
  const reading = { placements, doubtful, tallies, hasLexicon: lexicon !== null, attention };
  if (placements.length === 0) return reading;

  let unfound = false;
  const guesses: Placement[] = [];
  const nextMentions = new Cursor(placements);
  const nextCues = new Cursor(resolveCues(foundCues));
  for (const { start, end, line, words } of scene.sentences) {
    let mentions = nextMentions.within(start, end);
    const cues = nextCues.within(start, end);
    if (lexicon && mentions.length > 0 && cues.length > 0) {
      if (markAbsent(scene, mentions, cues, lexicon)) {
        unfound = true;
        mentions = mentions.filter((mention) => !mention.negated);
      }
      if (cues.some((cue) => cue.kind === 'hedged')) for (const mention of mentions) guesses.push(mention);
    }
    const subject = attention.read(scene.lines[line] as Line, mentions, words);
    if (cues.length > 0 && (mentions.length > 0 || subject >= 0))
      tallySentence(cues, mentions, subject, tallies);
  }
  if (unfound && guesses.length > 0) denyGuesses(placements, guesses);
  return reading;
}

/** "I found nothing about Acme. It may be that Acme is new": a brand that is only guessed at stays unfound. */
function denyGuesses(placements: readonly Placement[], guesses: readonly Placement[]): void {
  const unfound = new Set<number>();
  for (const { brand, negated } of placements) if (negated) unfound.add(brand);
  const guessed = new Set(guesses);
  const known = new Set<number>();
  for (const placement of placements) {
    if (!placement.negated && !guessed.has(placement)) known.add(placement.brand);
  }
  for (const guess of guesses) if (unfound.has(guess.brand) && !known.has(guess.brand)) guess.negated = true;
}

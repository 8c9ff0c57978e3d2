import type { Line } from '../layout/line.ts';
import type { ParsedAnswer } from '../layout/parsed-answer.ts';
import { type Cue, type Cues, resolveCues } from '../lexicon/index.ts';
import type { ScoredOccurrence } from '../sense/score.ts';
import { markAbsent } from './absence.ts';
import { headsPassage, offersChoice, weighsSides } from './long.ts';
import { Salience } from './salience.ts';
import { type BrandSpan, emptyTally, type Tally, tallySentence } from './stance.ts';

/** A span that counts, unless its sentence says that the brand was not found. */
export interface CountedMention extends BrandSpan {
  scored: ScoredOccurrence;
  negated: boolean;
}

/** What an answer says of the brands that it names. */
export interface MentionAnalysis {
  mentions: CountedMention[];
  /** Below the threshold. */
  candidates: ScoredOccurrence[];
  tallies: Map<number, Tally>;
  /** false: the language has no lexicon, and stance is unknown. */
  hasLexicon: boolean;
  salience: Salience;
  /** Brands whose name heads an item or passage. */
  heads: Set<number>;
  /** The answer opens as a list of what to choose. */
  offers: boolean;
  /** It lists arguments against the things that it names. */
  weighs: boolean;
  /** In UTF-16 units. */
  textLength: number;
}

/** Hands out the elements of an ordered list, one stretch of text after the other. */
class Cursor<Element extends { start: number }> {
  readonly #list: readonly Element[];
  readonly #none: readonly Element[] = [];
  #at = 0;

  constructor(list: readonly Element[]) {
    this.#list = list;
  }

  /** Those that start in this stretch. */
  within(start: number, end: number): readonly Element[] {
    this.#skipTo(start);
    const from = this.#at;
    this.#skipTo(end);
    return from === this.#at ? this.#none : this.#list.slice(from, this.#at);
  }

  #skipTo(offset: number): void {
    while ((this.#list[this.#at]?.start ?? offset) < offset) this.#at++;
  }
}

/** Splits the scored occurrences into mentions and candidates, then reads what each sentence says about the mentions. */
export function analyseMentions(
  answer: ParsedAnswer,
  scored: readonly ScoredOccurrence[],
  lexicon: Cues | null,
  foundCues: Cue[],
  threshold: number,
): MentionAnalysis {
  const mentions = scored
    .filter(({ confidence }) => confidence >= threshold)
    .map((one): CountedMention => {
      const { pattern, start, end } = one.occurrence;
      return { brand: pattern.brand, start, end, scored: one, negated: false };
    });
  const analysis: MentionAnalysis = {
    mentions,
    candidates: scored.filter(({ confidence }) => confidence < threshold),
    tallies: new Map(mentions.map(({ brand }) => [brand, emptyTally()])),
    hasLexicon: lexicon !== null,
    salience: new Salience(answer.text),
    heads: new Set<number>(),
    offers: offersChoice(answer.text),
    weighs: weighsSides(answer.text),
    textLength: answer.text.length,
  };
  for (const one of mentions)
    if (!analysis.heads.has(one.brand) && headsPassage(answer.text, one)) analysis.heads.add(one.brand);
  if (mentions.length > 0) readSentences(answer, analysis, lexicon, resolveCues(foundCues));
  return analysis;
}

/** The brand that a paragraph spoke of last. */
interface Meant {
  line: number;
  brand: number | null;
}

function readSentences(
  answer: ParsedAnswer,
  { mentions, tallies, salience, weighs }: MentionAnalysis,
  lexicon: Cues | null,
  cues: readonly Cue[],
): void {
  const guesses: CountedMention[] = [];
  const mentionsAhead = new Cursor(mentions);
  const cuesAhead = new Cursor(cues);
  // The brand that the paragraph is about: "It is easy to use."
  let meant: Meant = { line: -1, brand: null };
  for (const sentence of answer.sentences) {
    const { start, end, line } = sentence;
    const named = mentionsAhead.within(start, end);
    const said = cuesAhead.within(start, end);
    if (lexicon && named.length > 0 && said.length > 0) markAbsent(answer.text, named, said, lexicon);
    const present = named.length === 0 ? named : named.filter(({ negated }) => !negated);
    if (present.length > 0 && said.some(({ kind }) => kind === 'hedged')) guesses.push(...present);
    const section = salience.add(sentence, answer.lines[line] as Line, present);
    const subject: number | null = meant.line === line ? meant.brand : section;
    noteReservation(answer.text, sentence, present, section ?? subject, tallies);
    if (weighs) noteSides(answer.text, sentence, section ?? subject, tallies);
    meant = { line, brand: tallySentence(answer.text, sentence, said, present, subject, tallies) ?? section };
  }
  denyGuesses(mentions, guesses);
}

const sides =
  /^[\s>*_#•-]{0,40}(?:\p{Extended_Pictographic}\s?)?[*_]{0,4}(?:(pros|advantages|strengths|benefits|upsides|what we like)|(cons|disadvantages|drawbacks|weaknesses|limitations|downsides|watch out))\b[*_]{0,4}\s{0,4}[:：]/iu;

/** "Cons: no touchscreen" in a brand's section. */
function noteSides(
  text: string,
  { start, end }: { start: number; end: number },
  brand: number | null,
  tallies: ReadonlyMap<number, Tally>,
): void {
  const tally = brand === null ? undefined : tallies.get(brand);
  if (!tally) return;
  const found = sides.exec(text.slice(start, Math.min(end, start + 40)));
  if (found?.[1]) tally.pros++;
  if (found?.[2]) tally.cons++;
}

const reservation =
  /\b(?:however|although|though|downside|drawback|important to note|keep in mind|could be better|not (?:as|the (?:most|best))|may (?:not|need)|might not|can (?:get|be) (?:a (?:bit|little) )?(?:hot|noisy|loud|bulky|heavy|slow|pricey|expensive|tricky|confusing)|on the (?:pricier|heavier|bulkier) side)\b/i;

/** "However, its stand wobbles" takes back some of the praise of whoever it is said of. */
function noteReservation(
  text: string,
  { start, end }: { start: number; end: number },
  named: readonly { brand: number }[],
  subject: number | null,
  tallies: ReadonlyMap<number, Tally>,
): void {
  const of = named.length > 0 ? named.map(({ brand }) => brand) : subject === null ? [] : [subject];
  if (of.length === 0 || !reservation.test(text.slice(start, Math.min(end, start + 600)))) return;
  for (const brand of new Set(of)) {
    const tally = tallies.get(brand);
    if (tally) tally.reserved++;
  }
}

/** In "I found nothing about Acme. Acme may be new" the second sentence is only a guess, so it is no mention either. */
function denyGuesses(mentions: readonly CountedMention[], guesses: readonly CountedMention[]): void {
  const guessed = new Set(guesses);
  const unfound = new Set<number>();
  const known = new Set<number>();
  for (const mention of mentions) {
    if (mention.negated) unfound.add(mention.brand);
    else if (!guessed.has(mention)) known.add(mention.brand);
  }
  for (const guess of guesses) if (unfound.has(guess.brand) && !known.has(guess.brand)) guess.negated = true;
}

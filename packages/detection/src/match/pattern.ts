import type { BrandIdentity, LearnedRule } from '../types.ts';
import { casesOf, letterCase } from './casing.ts';
import { Folded, fold, foldText } from './fold.ts';
import { homonyms, properNouns } from './homonym-data.ts';
import { isRareWord, languagesOfWord, type Risk, riskOf } from './risk.ts';
import { variantsOf } from './variant.ts';

/** One written form of a name. */
export interface NamePattern {
  role: 'name';
  brand: number;
  alias: string;
  rule: 'exact' | 'variant';
  stem: boolean;
  folded: string;
  /** Case of each folded unit, as the alias is written. */
  cases: Uint8Array;
  risk: Risk;
  /** A rarer English word, distinct only where it is capitalised. */
  rare: boolean;
  /** Languages in which the name is an ordinary word. */
  languages: string;
  letters: number;
  words: number;
  allUpper: boolean;
  allLower: boolean;
  /** Capitals inside ("HubSpot"): no ordinary word is written so. */
  innerUpper: boolean;
  /** Capitalised even as an ordinary word (Monday, Jordan). */
  proper: boolean;
  /** The alias has no diacritics: a text that has them means another word ("Über"). */
  plain: boolean;
  /** The brand is what nearly everybody means by the word. */
  dominant: boolean;
  /** Counts behind other names too: "Prime Visa". */
  tail: boolean;
  after: ReadonlySet<string>;
  before: ReadonlySet<string>;
  /** Log-odds that people's verdicts gave this alias. */
  learned: number;
}

/** A phrase that contains a brand's name and means something else ("apple pie"). */
export interface DenyPattern {
  role: 'deny';
  brand: number;
  folded: string;
}

/** A word that speaks for some brands (context terms) or against them (negative terms). */
export interface TermPattern {
  role: 'term';
  folded: string;
}

export type Pattern = NamePattern | DenyPattern | TermPattern;

export interface Patterns {
  all: Pattern[];
  /** Terms that speak for, and against, each brand. */
  context: Pattern[][];
  negative: Pattern[][];
  /** Words of the ordinary sense of each brand's names. */
  topic: Pattern[][];
}

const scratch = new Folded();
const none: ReadonlySet<string> = new Set();

function wordSet(words: string | undefined): ReadonlySet<string> {
  return words === undefined ? none : new Set(words.split(' '));
}

function namePatterns(brand: number, alias: string, learned: LearnedRule | undefined): NamePattern[] {
  const patterns: NamePattern[] = [];
  const base = foldText(alias);
  if (base === '') return patterns;
  const assessed = riskOf(base);
  const homonym = homonyms[base];
  for (const variant of variantsOf(alias)) {
    fold(variant.text, scratch);
    const folded = scratch.text().trim();
    // A stem or spelling of one letter would match everywhere.
    if (folded === '' || (variant.rule !== 'exact' && folded.length < 2)) continue;
    const cases = casesOf(variant.text, scratch);
    const cased = [...cases].filter((found) => found !== letterCase.none);
    const allUpper = cased.length > 0 && cased.every((found) => found === letterCase.upper);
    const innerUpper =
      !allUpper &&
      [...cases].some(
        (found, at) => at > 0 && found === letterCase.upper && cases[at - 1] === letterCase.lower,
      );
    const risk = variant.rule === 'variant' && languagesOfWord(folded) ? 'word' : assessed.risk;
    patterns.push({
      role: 'name',
      brand,
      alias,
      rule: variant.rule,
      stem: variant.stem,
      folded,
      cases,
      risk,
      rare: risk === 'distinct' && isRareWord(folded),
      languages: assessed.languages,
      letters: folded.replace(/[^\p{L}\p{N}]/gu, '').length,
      words: folded.split(' ').length,
      allUpper,
      allLower: cased.length > 0 && cased.every((found) => found === letterCase.lower),
      innerUpper,
      proper: properNouns.has(folded),
      plain: !/\p{M}/u.test(variant.text.normalize('NFD')),
      dominant: homonym?.dominant === true,
      tail: homonym?.tail === true,
      after: wordSet(homonym?.after),
      before: wordSet(homonym?.before),
      learned: learned?.aliases[base] ?? 0,
    });
  }
  return patterns;
}

/** Every form that the automaton looks for. Two brands may share a name; both are then found. Shared terms are one. */
export function compilePatterns(brands: readonly BrandIdentity[]): Patterns {
  const all: Pattern[] = [];
  const terms = new Map<string, TermPattern>();
  const termOf = (folded: string): TermPattern => {
    const known = terms.get(folded);
    if (known) return known;
    const term: TermPattern = { role: 'term', folded };
    terms.set(folded, term);
    all.push(term);
    return term;
  };
  const context: Pattern[][] = [];
  const negative: Pattern[][] = [];
  const topic: Pattern[][] = [];
  for (const [brand, identity] of brands.entries()) {
    const names = new Map<string, NamePattern>();
    for (const alias of [identity.name, ...identity.aliases]) {
      for (const pattern of namePatterns(brand, alias, identity.verdicts)) {
        const key = `${pattern.folded}\0${pattern.stem}`;
        if (!names.has(key)) names.set(key, pattern);
      }
    }
    all.push(...names.values());
    const foldedTerms = (list: readonly string[]) => [...new Set(list.map(foldText))].filter(Boolean);
    context[brand] = foldedTerms(identity.contextTerms).map(termOf);
    const against: Pattern[] = [];
    for (const folded of foldedTerms(identity.negativeTerms)) {
      const contains = [...names.values()].some(
        (name) => folded !== name.folded && folded.includes(name.folded),
      );
      if (contains) all.push({ role: 'deny', brand, folded });
      else against.push(termOf(folded));
    }
    negative[brand] = against;
    const topics = [...names.values()].flatMap((name) => homonyms[name.folded]?.topic?.split(' ') ?? []);
    topic[brand] = topics.map(termOf);
  }
  return { all, context, negative, topic };
}

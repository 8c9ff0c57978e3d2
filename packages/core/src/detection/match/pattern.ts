import type { BrandIdentity, LearnedRule } from '../types.ts';
import { casesOf, letterCase } from './casing.ts';
import { Folded, fold, foldText } from './fold.ts';
import { homonyms } from './homonym-data.ts';
import { languagesOfWord, type Risk, riskOf } from './risk.ts';
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
  /** Languages in which the name is an ordinary word. */
  languages: string;
  letters: number;
  words: number;
  allUpper: boolean;
  allLower: boolean;
  /** Capitals inside ("HubSpot"): no ordinary word is written so. */
  innerUpper: boolean;
  /** The alias has no diacritics: a text that has them means another word ("Über"). */
  plain: boolean;
  after: ReadonlySet<string>;
  before: ReadonlySet<string>;
  /** Log-odds that people's verdicts gave this alias. */
  learned: number;
}

/** A word or phrase that speaks for or against a brand; `deny` phrases contain its name and mean something else. */
export interface TermPattern {
  role: 'context' | 'negative' | 'deny';
  brand: number;
  folded: string;
}

export type Pattern = NamePattern | TermPattern;

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
      languages: assessed.languages,
      letters: folded.replace(/[^\p{L}\p{N}]/gu, '').length,
      words: folded.split(' ').length,
      allUpper,
      allLower: cased.length > 0 && cased.every((found) => found === letterCase.lower),
      innerUpper,
      plain: !/\p{M}/u.test(variant.text.normalize('NFD')),
      after: wordSet(homonym?.after),
      before: wordSet(homonym?.before),
      learned: learned?.aliases[base] ?? 0,
    });
  }
  return patterns;
}

/** Every form that the automaton looks for. Two brands may share a form; both are then found. */
export function compilePatterns(brands: readonly BrandIdentity[]): Pattern[] {
  const patterns: Pattern[] = [];
  for (const [brand, identity] of brands.entries()) {
    const seen = new Set<string>();
    for (const alias of [identity.name, ...identity.aliases]) {
      for (const pattern of namePatterns(brand, alias, identity.verdicts)) {
        const key = `${pattern.folded}\0${pattern.stem}`;
        if (seen.has(key)) continue;
        seen.add(key);
        patterns.push(pattern);
      }
    }
    const names = [...seen].map((key) => key.split('\0', 1)[0] ?? '');
    for (const term of identity.negativeTerms) {
      const folded = foldText(term);
      if (folded === '') continue;
      const contains = names.some((name) => folded !== name && ` ${folded} `.includes(name));
      patterns.push({ role: contains ? 'deny' : 'negative', brand, folded });
    }
    for (const term of identity.contextTerms) {
      const folded = foldText(term);
      if (folded !== '') patterns.push({ role: 'context', brand, folded });
    }
  }
  return patterns;
}

import type { BrandIdentity, LearnedRule } from '../types.ts';
import { casesOf, type LetterCase } from './casing.ts';
import { homonyms, properNouns } from './homonym-data.ts';
import { normalForm, normalise } from './normalise.ts';
import { isRareWord, languagesOfWord, type Risk, riskOf } from './risk.ts';
import { variantsOf } from './variant.ts';

/** One written form of a name. */
export interface NamePattern {
  role: 'name';
  brand: number;
  alias: string;
  rule: 'exact' | 'variant';
  stem: boolean;
  text: string;
  /** Case of each unit of `text`, as the alias is written. */
  cases: readonly LetterCase[];
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
  text: string;
}

/** A word that speaks for some brands (context terms) or against them (negative terms). */
export interface TermPattern {
  role: 'term';
  text: string;
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

const none: ReadonlySet<string> = new Set();

function wordSet(words: string | undefined): ReadonlySet<string> {
  return words === undefined ? none : new Set(words.split(' '));
}

function namePatterns(brand: number, alias: string, learned: LearnedRule | undefined): NamePattern[] {
  const base = normalForm(alias);
  if (base === '') return [];
  const assessed = riskOf(base);
  const homonym = homonyms[base];
  return variantsOf(alias).flatMap((variant): NamePattern[] => {
    const normalised = normalise(variant.text);
    const text = normalised.text.trim();
    // A stem or spelling of one letter would match everywhere.
    if (text === '' || (variant.rule !== 'exact' && text.length < 2)) return [];
    const cases = casesOf(variant.text, normalised);
    const cased = cases.filter((found) => found !== 'none');
    const allUpper = cased.length > 0 && cased.every((found) => found === 'upper');
    const risk = variant.rule === 'variant' && languagesOfWord(text) ? 'word' : assessed.risk;
    return [
      {
        role: 'name',
        brand,
        alias,
        rule: variant.rule,
        stem: variant.stem,
        text,
        cases,
        risk,
        rare: risk === 'distinct' && isRareWord(text),
        languages: assessed.languages,
        letters: text.replace(/[^\p{L}\p{N}]/gu, '').length,
        words: text.split(' ').length,
        allUpper,
        allLower: cased.length > 0 && cased.every((found) => found === 'lower'),
        innerUpper: !allUpper && cases.some((found, at) => found === 'upper' && cases[at - 1] === 'lower'),
        proper: properNouns.has(text),
        plain: !/\p{M}/u.test(variant.text.normalize('NFD')),
        dominant: homonym?.dominant === true,
        tail: homonym?.tail === true,
        after: wordSet(homonym?.after),
        before: wordSet(homonym?.before),
        learned: learned?.aliases[base] ?? 0,
      },
    ];
  });
}

/** The forms of all names of one brand, each once. */
function namesOf(brand: number, { name, aliases, verdicts }: BrandIdentity): NamePattern[] {
  const names = new Map<string, NamePattern>();
  for (const alias of [name, ...aliases]) {
    for (const pattern of namePatterns(brand, alias, verdicts)) {
      const key = `${pattern.text}\0${pattern.stem}`;
      if (!names.has(key)) names.set(key, pattern);
    }
  }
  return [...names.values()];
}

/** Every form that the automaton looks for. Two brands may share a name; both are then found. Shared terms are one. */
export function compilePatterns(brands: readonly BrandIdentity[]): Patterns {
  const patterns: Patterns = { all: [], context: [], negative: [], topic: [] };
  const terms = new Map<string, TermPattern>();
  const termOf = (text: string): TermPattern => {
    const known = terms.get(text);
    if (known) return known;
    const term: TermPattern = { role: 'term', text };
    terms.set(text, term);
    patterns.all.push(term);
    return term;
  };
  const normalForms = (list: readonly string[]) => [...new Set(list.map(normalForm))].filter(Boolean);
  for (const [brand, identity] of brands.entries()) {
    const names = namesOf(brand, identity);
    patterns.all.push(...names);
    patterns.context.push(normalForms(identity.contextTerms).map(termOf));
    const [phrases, words] = partition(normalForms(identity.negativeTerms), (term) =>
      names.some((name) => term !== name.text && term.includes(name.text)),
    );
    for (const text of phrases) patterns.all.push({ role: 'deny', brand, text });
    patterns.negative.push(words.map(termOf));
    const topics = names.flatMap((name) => homonyms[name.text]?.topic?.split(' ') ?? []);
    patterns.topic.push(topics.map(termOf));
  }
  return patterns;
}

function partition<Value>(values: readonly Value[], test: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(test), values.filter((value) => !test(value))];
}

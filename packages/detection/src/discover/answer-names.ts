import { parseAddress } from '../citation/address.ts';
import { guessLanguage, primaryLanguage } from '../lexicon/index.ts';
import { glyph, letter, spansOf } from '../match/glyph.ts';
import { normalForm } from '../match/normalise.ts';
import { citedNames } from './cited-name.ts';
import { findNames } from './find-names.ts';
import type { FoundName } from './name.ts';
import { type Relation, relationBehind } from './relation.ts';
import type { DiscoveryAnswer } from './types.ts';

/** Raise it when the names of the same text change: what was kept under another number is read anew. */
export const namesVersion = 1;

/** What one answer says of names, whoever is tracked. Plain JSON: it can be kept, so that each answer is read once. */
export interface AnswerNames {
  language: string;
  /** Domains that it cites; of those that it cites several times, the last place counts. */
  domains: string[];
  /** Its words in small letters, each once, without accents. */
  small: string[];
  names: FoundName[];
  /** By the place where a name, or a part of it, ends: what the words behind it relate it to. */
  behind: Record<number, Relation>;
  /** By the same: the text up to what may be the next name of an enumeration. */
  next: Record<number, string>;
}

/** The longest text between two names of an enumeration: a comma, a word for “and”, marks of bold. */
const longestGap = 12;
const relationReach = 70;

const smallWord = {
  begins: glyph.lower,
  notAfter: letter | glyph.number | glyph.stop | glyph.address | glyph.hyphen,
  goesOn: letter | glyph.mark | glyph.apostrophe | glyph.hyphen,
};

export function readNames(answer: Omit<DiscoveryAnswer, 'id' | 'prompt'>): AnswerNames {
  const { text, cites } = answer;
  const language = answer.language ? primaryLanguage(answer.language) : guessLanguage(text);
  const domains = new Set<string>();
  const addresses = cites.flatMap((url) => parseAddress(url) ?? []);
  for (const { domain } of addresses) {
    domains.delete(domain);
    domains.add(domain);
  }
  const small = new Set(spansOf(text, smallWord).map(({ start, end }) => text.slice(start, end)));
  const names = [...findNames(text, language), ...citedNames(text, addresses)];
  const behind: Record<number, Relation> = {};
  const next: Record<number, string> = {};
  for (const end of endsOf(names)) {
    const relation = relationBehind(text.slice(end, end + relationReach));
    if (relation !== null) behind[end] = relation;
    const after = text.slice(end, end + longestGap);
    if (/^\*{0,2}[,、 和与や]/u.test(after)) next[end] = after;
  }
  return {
    language,
    domains: [...domains],
    small: [...new Set([...small].map(plainForm))],
    names,
    behind,
    next,
  };
}

const onePart = { owned: null, made: null };

/** The two parts of “Acme’s Hub” and “Hub by Acme”, which are names of their own where Acme is known. */
export function partsOf({ text, start }: FoundName): {
  owned: { text: string; start: number }[] | null;
  made: { text: string; start: number }[] | null;
} {
  // Most names are of one part.
  if (!text.includes('s ') && !text.includes(' by ')) return onePart;
  const [owner = '', own] = text.split(/[’']s /u);
  const [first = '', second] = text.split(' by ');
  return {
    owned:
      own === undefined
        ? null
        : [
            { text: owner, start },
            { text: own, start: start + text.length - own.length },
          ],
    made:
      second === undefined
        ? null
        : [
            { text: first, start },
            { text: second, start: start + first.length + 4 },
          ],
  };
}

/** Where names and their parts end. */
function endsOf(names: readonly FoundName[]): Set<number> {
  const ends = new Set<number>();
  const add = ({ text, start }: { text: string; start: number }) => ends.add(start + text.length);
  for (const name of names) {
    add(name);
    const { owned, made } = partsOf(name);
    owned?.forEach(add);
    made?.forEach(add);
  }
  return ends;
}

/** The text between the end of a name and the next name, where it may join the two; null: it does not. */
export const gapBetween = ({ next }: AnswerNames, end: number, start: number): string | null =>
  start - end > longestGap ? null : (next[end]?.slice(0, Math.max(0, start - end)) ?? null);

/** Most words are in plain letters already. */
const plainForm = (word: string): string => (/^[a-z]+$/.test(word) ? word : normalForm(word));

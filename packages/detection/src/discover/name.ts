import { normalForm } from '../match/normalise.ts';

const legalForm =
  /[\s,]{1,5}(?:inc|llc|ltd|limited|corp|corporation|co|gmbh|ag|se|kg|sarl|sas|sa|srl|spa|s\.p\.a|s\.r\.l|bv|nv|ab|oy|plc|sp\. z o\.o)\.?$/i;

/** One key for all spellings of a name: case, accents, spaces, signs and legal forms do not count. */
export function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  if (keys.size >= mostKeys) keys.clear();
  const key = normalForm(name.replace(legalForm, '')).replace(/[^\p{L}\p{N}+]/gu, '');
  keys.set(name, key);
  return key;
}

/** Kept, since each answer repeats the same names. */
const keys = new Map<string, string>();
const mostKeys = 20_000;

export const wordsOf = (name: string): string[] => normalForm(name).match(/[\p{L}\p{M}\p{N}+%]+/gu) ?? [];

/** The part of a domain that names its owner: `blog.acme.co.uk` → `acme`. */
export const labelOf = (domain: string): string =>
  (domain.split('.')[0] ?? '').replace(/[^\p{L}\p{N}]/gu, '');

/** How a name was written down, from which its standing is judged. */
export type Evidence =
  | 'known'
  | 'head'
  | 'nested'
  | 'heading'
  | 'cell'
  | 'column'
  | 'bold'
  | 'link'
  | 'quoted'
  | 'listed'
  | 'run'
  | 'opening';

export interface FoundName {
  text: string;
  start: number;
  evidence: Evidence;
  /** Names in one list, table or run of headings share a block. */
  block: number;
  /** Registrable domain that its link leads to. */
  domain: string | null;
  /** The known brand that the text says it belongs to. */
  owner?: string | null;
  /** The word right before it: an article, a word of place, a title. */
  before: 'article' | 'place' | 'title' | null;
  /** The words around it say that it is a company or something that is offered. */
  offered?: boolean;
}

const edges =
  /^[\s*_`"'“”„«»‹›「」『』()[\]{}<>#|~:：,，、;；.。!！?？·•\p{Extended_Pictographic}\p{Me}\p{Variation_Selector}-]+|[\s*_`"“”„«»‹›「」『』()[\]{}<>#|~:：,，、;；。?？·•\p{Extended_Pictographic}\p{Me}\p{Variation_Selector}-]+$/gu;

export const longestName = 48;

/** Words without anything around them, which most names are. */
const bare = /^[a-z][a-z0-9 ]{0,46}[a-z0-9]$/i;

/** A name without the marks around it; null: nothing that could be a name. */
export function cleanName(written: string): string | null {
  if (bare.test(written)) return written;
  let name = written
    .replace(/\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/[®™℠]/gu, '')
    .replace(edges, '')
    .replace(/[’']s$/u, '');
  name = name
    .replace(/[.]$/, '')
    .replace(/^\d{1,2}(?:[.)、]|位[：:]?)\s*/u, '')
    .trim();
  if (name.length < 2 || name.length > longestName || !/\p{L}/u.test(name) || /https?:|@/.test(name))
    return null;
  return name;
}

/** The other spellings under which a name is written, each kept in the name's own case. */

export interface Variant {
  text: string;
  rule: 'exact' | 'variant';
  /** A Cyrillic stem that is a word only with an ending. */
  stem: boolean;
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const apostrophes = /['\u2018\u2019\u02bc]/g;

/**
 * The name and its spellings: hyphen or space, joined or split ("Hub Spot"), with or without apostrophe, closing `!` or
 * abbreviation dot, `&` or "and", ä or ae, and the stem of a Cyrillic name whose last vowel changes.
 */
export function variantsOf(name: string): Variant[] {
  const trimmed = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  const spellings = new Set<string>();
  const add = (text: string) => {
    if (text.length > 1 && text !== trimmed) spellings.add(text);
  };
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

  if (/\p{L}-\p{L}/u.test(trimmed) && letters(trimmed) > 3) add(trimmed.replaceAll('-', ' '));
  if (trimmed.includes(' ') && letters(trimmed) > 3) {
    add(trimmed.replaceAll(' ', '-'));
    const parts = trimmed.split(' ');
    if (parts.length === 2 && parts.every((part) => /^\p{Lu}\p{Ll}{2,}$/u.test(part))) add(parts.join(''));
  }
  if (/^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u.test(trimmed)) add(trimmed.replace(/(\p{Ll})(\p{Lu})/u, '$1 $2'));
  if (letters(trimmed) > 4) {
    add(trimmed.replace(apostrophes, ''));
    add(trimmed.replace(apostrophes, '&#39;'));
    if (/^\p{L}['\u2019]/u.test(trimmed)) add(trimmed.replace(apostrophes, ' '));
  }
  if (/[\p{L}\p{N}][!?.]$/u.test(trimmed) && letters(trimmed) > 2) add(trimmed.slice(0, -1));
  if (/\. /.test(trimmed)) add(trimmed.replaceAll('. ', ' '));
  if (trimmed.includes('&')) {
    add(trimmed.replace(/ ?& ?/g, ' & '));
    if (letters(trimmed) > 3) add(trimmed.replace(/ ?& ?/g, ' and '));
    add(trimmed.replace(/ ?& ?/g, '&'));
    // HTML that an engine left in its Markdown.
    add(trimmed.replaceAll('&', '&amp;'));
  }
  if (/ and /.test(trimmed)) add(trimmed.replace(/ and /g, ' & '));
  if (/[äöü]/i.test(trimmed)) add(trimmed.replace(/[äöü]/gi, (letter) => umlauts[letter] ?? letter));

  const variants: Variant[] = [{ text: trimmed, rule: 'exact', stem: false }];
  for (const text of spellings) variants.push({ text, rule: 'variant', stem: false });
  if (/[\u0400-\u04ff]{4}[аяоеыиьй]$/iu.test(trimmed)) {
    // "Касперский" declines as касперск + ого; "Волга" as волг + е.
    variants.push({ text: trimmed.replace(/(?:[иыо]й|[аяоеыиьй])$/iu, ''), rule: 'variant', stem: true });
  }
  return variants;
}

import { cleanName, type FoundName } from './name.ts';

/** "Lucid Air: Long range.Porsche Taycan:Praised": a list whose line breaks were lost. */
const head =
  /(?<=[.!?:)\]%\d]\s?|\p{Ll})(?<![\d.]\s?\d)(\p{Lu}[\p{L}\p{N}&'’®™℠-]{0,30}(?: [\p{L}\p{N}&'’®™℠!.-]{1,30}){0,5}):(?=\s?\p{Lu})/gu;

/** The names that head items of a list within one line. */
export function inlineHeads(text: string): FoundName[] {
  return Array.from(text.matchAll(head)).flatMap((found): FoundName[] => {
    const name = cleanName(found[1] ?? '');
    if (name === null) return [];
    const start = found.index + Math.max(0, found[0].indexOf(name));
    return [{ text: name, start, evidence: 'head', block: -1, domain: null, before: null }];
  });
}

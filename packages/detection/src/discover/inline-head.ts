import { cleanName, type FoundName } from './name.ts';

/** "Lucid Air: Long range.Porsche Taycan:Praised": a list whose line breaks were lost. */
const head =
  /(?<=[.!?:)\]%\d]\s?|\p{Ll})(?<![\d.]\s?\d)\p{Lu}[\p{L}\p{N}&'’®™℠-]{0,30}(?: [\p{L}\p{N}&'’®™℠!.-]{1,30}){0,5}$/u;
const capitalBehind = /^\s?\p{Lu}/u;
/** More than the longest head and what is looked at before it. */
const reach = 400;

/** The names that head items of a list within one line. */
export function inlineHeads(text: string): FoundName[] {
  const names: FoundName[] = [];
  let from = 0;
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    // A head has no colon inside; the characters before it tell whether it may begin there.
    const start = Math.max(from - 3, colon - reach, 0);
    from = colon + 1;
    if (!capitalBehind.test(text.slice(colon + 1, colon + 4))) continue;
    const found = head.exec(text.slice(start, colon));
    const name = found && cleanName(found[0]);
    if (!name) continue;
    const at = start + found.index + Math.max(0, found[0].indexOf(name));
    names.push({ text: name, start: at, evidence: 'head', block: -1, domain: null, before: null });
  }
  return names;
}

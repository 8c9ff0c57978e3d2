import type { Citation } from '../answer.ts';
import { cite } from '../wire/citation.ts';
import { asString, type JsonObject } from '../wire/json.ts';
import { asWebUrl } from '../wire/link.ts';

const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
/** `[3]`, but not the label of a link `[3](…)`. */
const marker = /\[(\d{1,3})\](?!\()/g;

/** Citations at the `[n]` marks of the text, where `n` is a result's id. Marks in code and unknown ids are none. */
export function readMarkers(text: string, results: ReadonlyMap<number, JsonObject>): Citation[] {
  const inCode = [...text.matchAll(code)].map(({ index, 0: span }) => [index, index + span.length] as const);
  const citations: Citation[] = [];
  for (const match of text.matchAll(marker)) {
    const result = results.get(Number(match[1]));
    const url = asWebUrl(result?.url);
    if (url === null || inCode.some(([start, end]) => match.index >= start && match.index < end)) continue;
    const range = { start: match.index, end: match.index + match[0].length };
    citations.push(cite(url, { title: asString(result?.title), marker: match[0], ...range }));
  }
  return citations;
}

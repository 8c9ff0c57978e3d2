import { decodeHTML } from 'entities';
import type { Citation } from '../answer.ts';
import { cite } from '../wire/citation.ts';
import { asString, type JsonObject, objectsOf } from '../wire/json.ts';
import { asWebUrl } from '../wire/link.ts';

/** Text blocks between two tool blocks. */
type Run = JsonObject[];

/**
 * The answer in the text blocks, which are joined without separators: a sentence is split at each citation.
 * Talk between searches ("I'll look that up") is left out: of the runs between tool blocks the last one is
 * kept, and an earlier one only if it cites. A cited block's range is the supported span.
 */
export function readProse(content: readonly JsonObject[]): { text: string; citations: Citation[] } {
  const runs = splitRuns(content);
  const kept = runs.filter((run, index) => index === runs.length - 1 || run.some(hasCitation));
  let text = '';
  const citations: Citation[] = [];
  for (const run of kept) {
    const first = blockText(run[0]);
    if (text !== '' && !/\s$/.test(text) && !/^\s/.test(first)) text += '\n\n';
    for (const block of run) {
      const start = text.length;
      text += blockText(block);
      for (const citation of objectsOf(block.citations)) {
        const url = asWebUrl(citation.url);
        if (url === null) continue;
        const citedText = asString(citation.cited_text);
        citations.push(
          cite(url, {
            title: asString(citation.title),
            start,
            end: text.length,
            citedText: citedText === null ? null : decodeHTML(citedText),
          }),
        );
      }
    }
  }
  return { text, citations };
}

function splitRuns(content: readonly JsonObject[]): Run[] {
  const runs: Run[] = [];
  let open = false;
  for (const block of content) {
    if (block.type === 'text') {
      if (!open) runs.push([]);
      runs.at(-1)?.push(block);
      open = true;
    } else if (block.type !== 'thinking' && block.type !== 'redacted_thinking') {
      open = false;
    }
  }
  return runs;
}

function blockText(block: JsonObject | undefined): string {
  return typeof block?.text === 'string' ? block.text : '';
}

function hasCitation(block: JsonObject): boolean {
  return objectsOf(block.citations).length > 0;
}

import { type Answer, piecesOf } from '../answer/answer.ts';
import type { Page } from '../answer/page.ts';
import { hashText } from '../truth/random.ts';
import { isObject, type JsonObject, listOf, objectOf } from './json.ts';

/** The tool call and its result. `toolId` comes back in a continued turn. */
export function searchBlocks(answer: Answer, toolId: string): JsonObject[] {
  const caller = { type: 'direct' };
  const results = answer.pages.map((page, index) => ({
    type: 'web_search_result',
    url: page.url,
    title: answer.variant === 'odd' && index === 0 ? null : page.title,
    page_age: index % 2 === 0 ? 'November 3, 2026' : null,
    encrypted_content: sealOf(page),
  }));
  const failed = { type: 'web_search_tool_result_error', error_code: 'unavailable' };
  return [
    {
      type: 'server_tool_use',
      id: toolId,
      name: 'web_search',
      input: { query: answer.queries[0] ?? answer.prompt },
      caller,
    },
    {
      type: 'web_search_tool_result',
      tool_use_id: toolId,
      caller,
      content: answer.variant === 'search-error' ? failed : results,
    },
  ];
}

/** Prose as text blocks: one for each backed stretch, with its citations, and one for what lies between. */
export function textBlocks(answer: Answer): JsonObject[] {
  const blocks: JsonObject[] = [];
  let between = '';
  const flush = () => {
    if (between !== '') blocks.push({ type: 'text', text: between });
    between = '';
  };
  for (const piece of piecesOf(answer)) {
    const pages = piece.cites.flatMap((index) => answer.pages[index] ?? []);
    if (pages.length === 0) {
      between += piece.text;
      continue;
    }
    flush();
    blocks.push({
      type: 'text',
      text: piece.text,
      citations: pages.map((page) => citation(page, answer.variant === 'odd')),
    });
  }
  flush();
  return blocks;
}

/** Blocks of kinds that a parser has not met, and a search with no results. */
export function oddBlocks(id: string): JsonObject[] {
  return [
    { type: 'thinking', thinking: 'Two sources should do.', signature: sealText(id) },
    { type: 'memory_note', note: { text: 'unrelated' } },
    {
      type: 'server_tool_use',
      id: `srvtoolu_0${id}`,
      name: 'web_search',
      input: { query: 'nothing' },
      caller: { type: 'direct' },
    },
    {
      type: 'web_search_tool_result',
      tool_use_id: `srvtoolu_0${id}`,
      caller: { type: 'direct' },
      content: [],
    },
  ];
}

/** Whether every search result in a returned assistant turn is byte for byte as it was sent. */
export function resultsAreUntouched(content: unknown): boolean {
  return listOf(content)
    .filter((block) => objectOf(block).type === 'web_search_tool_result')
    .flatMap((block) => listOf(objectOf(block).content))
    .every((result) => isObject(result) && result.encrypted_content === sealText(String(result.url)));
}

function citation(page: Page, odd: boolean): JsonObject {
  return {
    type: 'web_search_result_location',
    url: page.url,
    title: odd ? null : page.title,
    encrypted_index: sealText(page.title),
    cited_text: page.snippet.replaceAll('é', '&eacute;'),
  };
}

function sealOf(page: Page): string {
  return sealText(page.url);
}

function sealText(text: string): string {
  return `Eqg${hashText(text)
    .map((word) => word.toString(36))
    .join('')}`;
}

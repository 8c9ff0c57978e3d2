import { cite, type EngineAnswer, findInlineLinks } from '@svc/engines';
import type { ImportedRow, Link } from '../../resource/measure/answer-import/index.ts';

/** An imported answer as if its engine had just given it. */
export function asAnswer(row: ImportedRow): EngineAnswer {
  const { text, outcome } = row;
  const readable = outcome === 'answered';
  const citations = row.citations ? placed(row.citations, text) : readable ? linked(text) : [];
  return {
    outcome,
    text: readable ? text : '',
    citations,
    sources: (row.sources ?? []).map(({ url, title }) => ({ url, title })),
    searchQueries: row.searchQueries,
    // An answer that cites pages did search; without citations only the file can tell.
    searched: row.searched ?? (citations.length > 0 || (row.sources ?? []).length > 0 ? true : null),
    products: row.products,
    ads: row.ads,
    modelRequested: row.model,
    modelServed: row.model,
    providerId: null,
    requestId: null,
    finishReason: null,
    refusal: null,
    usage: {
      inputTokens: null,
      cachedInputTokens: null,
      outputTokens: null,
      reasoningTokens: null,
      searches: null,
    },
    cost: { usd: row.costUsd, basis: row.costUsd === null ? 'unknown' : 'reported' },
    raw: row.raw,
  };
}

/** Where the file does not name the citations: the links in the text. */
const linked = (text: string) =>
  findInlineLinks(text).map(({ url, marker, start, end }) => cite(url, { marker, start, end }));

/** Offsets that lie outside of the text are none. */
const placed = (links: readonly Link[], text: string) =>
  links.map(({ url, title, start, end, text: citedText }) => {
    const fits = start !== null && end !== null && start >= 0 && start < end && end <= text.length;
    return cite(url, { title, citedText, ...(fits && { start: Math.trunc(start), end: Math.trunc(end) }) });
  });

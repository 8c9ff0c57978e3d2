import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Tool } from '../tool.ts';
import { effects } from './effect.ts';
import { heard } from './heard.gen.ts';
import { likelyTools } from './likely.ts';
import { weights } from './weights.ts';
import { ideasOf } from './words.ts';

/** What BM25 reads of a tool; `all`: everything, with what people say who want it. */
const fields = ['name', 'title', 'description', 'inputs', 'all'] as const;
type Row = { id: number } & Record<(typeof fields)[number], string>;

/** What a tool is ranked by: BM25 of each field, how likely the words of the request are said for it, and what it does. */
export const parts = [...fields, 'said', 'removes', 'unasked', 'acts'] as const;
export type Part = (typeof parts)[number];

/** The tools that do what a plain request asks for, the likeliest first. */
export type FindTools = (query: string, limit: number, wanted?: (tool: Tool) => boolean) => Tool[];

/** Searches these tools; nothing that takes away comes unasked. Indexed when it is first asked, once for all callers. */
export function finderOf(tools: () => readonly Tool[]): FindTools {
  let rate: ReturnType<typeof raterOf> | undefined;
  return (query, limit, wanted = () => true) => {
    const all = tools();
    rate ??= raterOf(all);
    return rate(query.toLowerCase().trim())
      .flatMap((row, id) => {
        const tool = all[id];
        if (!tool || !wanted(tool)) return [];
        return [{ tool, score: parts.reduce((sum, part) => sum + weights[part] * row[part], 0) }];
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, limit)
      .map(({ tool }) => tool);
  };
}

const options: SearchOptions = {
  prefix: (term) => /^[a-z]{4,}$/.test(term),
  // A letter that is wrong, in words long enough to be meant.
  fuzzy: (term) => (/^[a-z]{6,}$/.test(term) ? 0.17 : false),
  weights: { prefix: 0.2, fuzzy: 0.15 },
  bm25: { k: 1.2, b: 0.4, d: 0 },
};

/**
 * Rates each tool for a request by all parts; no rows: nothing of the request is known. `sentences` may be others than those
 * that are shipped, where the search is fitted.
 */
export function raterOf(
  tools: readonly Tool[],
  sentences: Readonly<Record<string, readonly string[]>> = heard,
): (request: string) => Record<Part, number>[] {
  const read = tools.map(({ card }) => {
    const name = card.name.replace(/^svc\./, '');
    const own = [name.replaceAll('_', ' '), card.title, card.description];
    return { card, name, own, said: [...(sentences[name] ?? []), ...own] };
  });
  const index = new MiniSearch<Row>({
    fields: [...fields],
    tokenize: (text, field) =>
      // A request says a thing once or twice, which is the same.
      field === undefined ? [...new Set(ideasOf(text))] : text.split('\n').flatMap(ideasOf),
    processTerm: (term) => term,
  });
  index.addAll(
    read.map(({ card, own: [name = '', title = '', description = ''], said }, id) => ({
      id,
      name,
      title,
      description,
      inputs: Object.keys(card.inputSchema.properties).join(' '),
      all: said.join('\n'),
    })),
  );
  const likely = likelyTools(read.map(({ said }) => said));

  return (request) => {
    const odds = likely(request);
    const length = Math.sqrt(Math.max(1, ideasOf(request).length));
    const rows = read.map(({ name }, id) => ({
      ...{ name: 0, title: 0, description: 0, inputs: 0, all: 0, said: odds[id] ?? 0 },
      ...effects(name, request),
    }));
    let known = odds.some((value) => value !== 0);
    for (const field of fields)
      for (const { id, score, queryTerms } of index.search(request, { ...options, fields: [field] })) {
        const row = rows[Number(id)];
        // MiniSearch multiplies by the number of words that fit, which long sentences have anyway.
        if (row) row[field] = score / queryTerms.length / length;
        known = true;
      }
    return known ? rows : [];
  };
}

import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Tool } from '../tool.ts';
import { effectOf } from './effect.ts';
import { heard } from './heard.gen.ts';
import { weights } from './weights.ts';
import { ideasOf, pairsOf, stemsOf } from './words.ts';

/** What the search reads of a tool. `said`: what people say when they want it, told apart by words and by pairs of words; `all`: everything, by ideas. */
interface Row {
  id: number;
  name: string;
  title: string;
  description: string;
  inputs: string;
  words: string;
  pairs: string;
  all: string;
}
export type Field = Exclude<keyof Row, 'id'>;

/** The tools that do what a plain request asks for, the likeliest first. */
export type FindTools = (query: string, limit: number, wanted?: (tool: Tool) => boolean) => Tool[];

/** Searches these tools; nothing that takes away comes unasked. Indexed when it is first asked, once for all callers. */
export function finderOf(tools: () => readonly Tool[]): FindTools {
  let search: Search | undefined;
  return (query, limit, wanted = () => true) => {
    const all = tools();
    search ??= searchIn(all);
    const request = query.toLowerCase().trim();
    return search(request, weights.fields)
      .flatMap(({ id, score }) => {
        const tool = all[id];
        return tool && wanted(tool) ? [{ tool, score: score + effectOf(tool.card.name, request) }] : [];
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, limit)
      .map(({ tool }) => tool);
  };
}

type Search = (
  request: string,
  boost: Readonly<Partial<Record<Field, number>>>,
) => { id: number; score: number }[];

const readers: Readonly<Partial<Record<Field, (text: string) => string[]>>> = {
  words: stemsOf,
  pairs: pairsOf,
};
const termsOf = (text: string): string[] => [
  ...new Set([...ideasOf(text), ...stemsOf(text), ...pairsOf(text)]),
];

/** BM25 by field, each weighed as `weights` has it. `sentences` may be others than those that are shipped, where the search is fitted. */
export function searchIn(
  tools: readonly Tool[],
  sentences: Readonly<Record<string, readonly string[]>> = heard,
): Search {
  const index = new MiniSearch<Row>({
    fields: ['name', 'title', 'description', 'inputs', 'words', 'pairs', 'all'],
    tokenize: (text, field) =>
      field === undefined
        ? termsOf(text)
        : text.split('\n').flatMap((line) => (readers[field as Field] ?? ideasOf)(line)),
    processTerm: (term) => term,
  });
  index.addAll(
    tools.map(({ card }, id) => {
      const name = card.name.replace(/^svc\./, '');
      const own = name.replaceAll('_', ' ');
      const said = (sentences[name] ?? []).join('\n');
      const inputs = Object.keys(card.inputSchema.properties).join(' ');
      return {
        id,
        name: own,
        title: card.title,
        description: card.description,
        inputs,
        words: said,
        pairs: said,
        all: [said, own, card.title, card.description].join('\n'),
      };
    }),
  );
  const options: SearchOptions = {
    prefix: (term) => /^[a-z]{4,}$/.test(term),
    // A letter that is wrong, in words long enough to be meant.
    fuzzy: (term) => (/^[a-z]{6,}$/.test(term) ? 0.17 : false),
    weights: { prefix: 0.2, fuzzy: 0.15 },
    bm25: { k: 1.2, b: 0.4, d: 0 },
  };
  return (request, boost) => {
    const length = Math.sqrt(Math.max(1, ideasOf(request).length));
    return (
      index
        .search(request, { ...options, boost, fields: Object.keys(boost) })
        // MiniSearch multiplies by the number of words that fit, which long sentences have anyway.
        .map(({ id, score, queryTerms }) => ({ id: Number(id), score: score / queryTerms.length / length }))
    );
  };
}

import MiniSearch from 'minisearch';
import type { Tool } from './tool.ts';

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const filler = new Set(
  'a an and are as at by can do for from how i in is it its me my of on one or that the to what which with'.split(
    ' ',
  ),
);

/** One form for “prompt” and “prompts”; null leaves the word out. */
const stem = (word: string): string | null =>
  filler.has(word) ? null : word.length > 3 ? word.replace(/s$/, '') : word;

interface Row {
  id: number;
  name: string;
  title: string;
  description: string;
  inputs: string;
}

/** An index costs more than a hundred searches, and the same tools are searched again and again. */
const indexes = new WeakMap<readonly Tool[], MiniSearch<Row>>();

/** BM25 over names, descriptions and arguments. */
export function searchTools(
  tools: readonly Tool[],
  query: string,
  limit: number,
  wanted: (tool: Tool) => boolean = () => true,
): Tool[] {
  const index = indexes.get(tools) ?? indexOf(tools);
  indexes.set(tools, index);
  return index
    .search(query)
    .flatMap(({ id }) => tools[id] ?? [])
    .filter(wanted)
    .slice(0, limit);
}

function indexOf(tools: readonly Tool[]): MiniSearch<Row> {
  const index = new MiniSearch<Row>({
    fields: ['name', 'title', 'description', 'inputs'],
    tokenize: splitWords,
    processTerm: stem,
    searchOptions: { boost: { name: 2.5, title: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(
    tools.map(({ card }, id) => ({
      id,
      name: card.name.replace(/^svc\./, ''),
      title: card.title,
      description: card.description,
      inputs: Object.keys(card.inputSchema.properties).join(' '),
    })),
  );
  return index;
}

/** The names nearest to one that does not exist: whole words in any order, each with a letter or two wrong. */
export function nearest(tools: readonly Tool[], name: string): string[] {
  const index = new MiniSearch<{ id: string; words: string }>({ fields: ['words'], tokenize: splitWords });
  index.addAll(tools.map(({ card }) => ({ id: card.name, words: card.name.replace(/^svc\./, '') })));
  const found = index.search(name.replace(/^svc[._]/, ''), { prefix: true, fuzzy: 0.4 });
  return found.slice(0, 3).map(({ id }) => String(id));
}

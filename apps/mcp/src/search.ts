import MiniSearch from 'minisearch';
import type { Tool } from './tool.ts';

const splitName = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** BM25 over names, descriptions and arguments. */
export function searchTools(tools: readonly Tool[], query: string, limit: number): Tool[] {
  const index = new MiniSearch<{
    id: number;
    name: string;
    title: string;
    description: string;
    inputs: string;
  }>({
    fields: ['name', 'title', 'description', 'inputs'],
    tokenize: splitName,
    searchOptions: { boost: { name: 4, title: 3 }, prefix: true, fuzzy: 0.2 },
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
  return index
    .search(query)
    .slice(0, limit)
    .flatMap(({ id }) => tools[id] ?? []);
}

/** The names nearest to one that does not exist. */
export const nearest = (tools: readonly Tool[], name: string): string[] =>
  searchTools(tools, name.replace(/^svc[._]/, ''), 3).map(({ card }) => card.name);

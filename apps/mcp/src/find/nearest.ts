import MiniSearch from 'minisearch';
import type { Tool } from '../tool.ts';

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The full name of a tool: `svc_list_prompts` and `list_prompts` stand for `svc.list_prompts`. */
export const canonical = (name: string): string =>
  name.startsWith('svc') ? name.replace(/^svc_/, 'svc.') : `svc.${name}`;

/** The names nearest to one that does not exist: whole words in any order, each with a letter or two wrong. */
export function nearest(tools: readonly Tool[], name: string): string[] {
  const index = new MiniSearch<{ id: string; words: string }>({ fields: ['words'], tokenize: splitWords });
  index.addAll(tools.map(({ card }) => ({ id: card.name, words: card.name.replace(/^svc\./, '') })));
  const found = index.search(name.replace(/^svc[._]/, ''), { prefix: true, fuzzy: 0.4, combineWith: 'AND' });
  // Short words are two letters away from many others; the first letter is seldom the wrong one.
  const near = found.filter(({ terms, queryTerms }) =>
    terms.every((term) => queryTerms.some((asked) => asked[0] === term[0])),
  );
  return near.slice(0, 3).map(({ id }) => String(id));
}

import { detectLanguage, fold, splitWords, stopWords, termOf } from '@svc/page';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { passagesOf, type SandboxPage, type SandboxPassage } from './passage.ts';

/** The best passage of one page for a prompt. */
export interface Hit {
  page: number;
  passage: SandboxPassage;
  /** BM25+ with the title counted double. */
  score: number;
}

export interface Retrieval {
  terms: string[];
  /** One for each page, best first. */
  hits: Hit[];
}

const mostHits = 40;
const mostRemembered = 1000;

/** Searches are remembered: the samples of one prompt differ only in what is made of the same hits. */
export function createRetriever(
  pages: readonly SandboxPage[],
): (prompt: string, language: string | null) => Retrieval {
  const passages = passagesOf(pages);
  const index = new MiniSearch<SandboxPassage>({
    fields: ['title', 'text'],
    tokenize: splitWords,
    processTerm: termOf,
  });
  index.addAll(passages);
  const remembered = new LRUCache<string, Retrieval>({ max: mostRemembered });

  const search = (prompt: string, language: string | null): Retrieval => {
    const known = stopWords.get(detectLanguage(prompt)?.language ?? language?.split('-')[0] ?? 'en');
    const words = splitWords(prompt);
    const content = words.filter((word) => !known?.has(fold(word)));
    const terms = [...new Set((content.length ? content : words).map(termOf))];
    const best = new Map<number, Hit>();
    const options = {
      boost: { title: 2 },
      prefix: (term: string) => term.length > 5,
      weights: { prefix: 0.3, fuzzy: 0 },
    };
    for (const { id, score } of index.search(terms.join(' '), options)) {
      const passage = passages[id as number];
      if (passage && !best.has(passage.page)) best.set(passage.page, { page: passage.page, passage, score });
      if (best.size === mostHits) break;
    }
    return { terms, hits: [...best.values()] };
  };

  return (prompt, language) => {
    const key = `${language} ${prompt}`;
    const before = remembered.get(key);
    if (before) return before;
    const found = search(prompt, language);
    remembered.set(key, found);
    return found;
  };
}

/** How many of the prompt's terms a sentence holds. */
export function overlap(sentence: string, terms: readonly string[]): number {
  const words = new Set(splitWords(sentence).map(termOf));
  return terms.filter((term) => words.has(term)).length;
}

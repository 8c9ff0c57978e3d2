import { createHash } from 'node:crypto';
import { detectLanguage, domainOf } from '@svc/page';
import type { Locale } from '../adapter.ts';
import type { EngineAnswer } from '../answer.ts';
import { choosePages, chooseSentences } from './choose.ts';
import { composeAnswer } from './compose.ts';
import type { SandboxPage } from './passage.ts';
import { createRetriever } from './retrieve.ts';
import { wordings } from './wording.ts';

/** Increment it when the same seed gives different answers than before. */
export const sandboxModel = 'sandbox-1';

export interface Sandbox {
  /** The same seed, prompt and sample give the same answer; another sample another draw. */
  ask: (
    prompt: string,
    options: { sample: number; locale: Pick<Locale, 'country' | 'language'> },
  ) => EngineAnswer;
}

const seedOf = (...parts: readonly (string | number)[]): number =>
  createHash('sha256').update(JSON.stringify(parts)).digest().readUIntBE(0, 6);

function answerWith(
  parts: Pick<EngineAnswer, 'text' | 'citations' | 'sources' | 'searchQueries' | 'raw'>,
): EngineAnswer {
  return {
    outcome: 'answered',
    ...parts,
    searched: true,
    modelRequested: sandboxModel,
    modelServed: sandboxModel,
    providerId: null,
    requestId: null,
    finishReason: 'stop',
    refusal: null,
    usage: {
      inputTokens: null,
      cachedInputTokens: null,
      outputTokens: null,
      reasoningTokens: null,
      searches: 1,
    },
    cost: { usd: 0, basis: 'computed' },
  };
}

/**
 * The built-in answer engine: BM25 over the pages it was given, then a sampled, extractive, cited answer.
 * It knows nothing but those pages, imitates no product, and costs nothing.
 */
export function createSandbox({
  pages,
  seed,
  createRandom,
}: {
  pages: readonly SandboxPage[];
  seed: number | string;
  /** Draws in [0, 1) from a seed: the same seed, the same draws. */
  createRandom: (seed: number) => () => number;
}): Sandbox {
  const retrieve = createRetriever(pages);
  const sites = pages.map(({ url }) => (URL.canParse(url) ? domainOf(url) : url));
  return {
    ask: (prompt, { sample, locale }) => {
      const { terms, hits } = retrieve(prompt, locale.language);
      const random = createRandom(seedOf(seed, prompt, sample));
      const language = detectLanguage(prompt)?.language ?? locale.language?.split('-')[0] ?? 'en';
      const wording = wordings[language] ?? wordings.en;
      if (!wording) throw new RangeError('English wordings are missing');
      const quotes = choosePages(hits, (page) => sites[page] ?? '', random).flatMap((hit) => {
        const page = pages[hit.page];
        if (!page) return [];
        const siteName = page.siteName ?? sites[hit.page] ?? page.title;
        return [
          { url: page.url, title: page.title, siteName, sentences: chooseSentences(hit, terms, random) },
        ];
      });
      const composed = quotes.length
        ? composeAnswer(quotes, wording, random)
        : { text: wording.nothing, citations: [] };
      const sources = hits.slice(0, 10).flatMap(({ page }) => pages[page] ?? []);
      return answerWith({
        ...composed,
        // Every cited page counts as retrieved, even one beyond the tenth hit.
        sources: [
          ...new Map([...sources, ...quotes].map(({ url, title }) => [url, { url, title }])).values(),
        ],
        searchQueries: [terms.join(' ')],
        raw: JSON.stringify({
          engine: sandboxModel,
          sample,
          retrieved: hits.slice(0, 10).map(({ page, score }) => ({ url: pages[page]?.url, score })),
        }),
      });
    },
  };
}

import { PROSE, VARIANTS, type Variant } from '../answer/answer.ts';
import { phrasesFor } from '../answer/language.ts';
import { renderProse } from '../answer/render.ts';
import type { EngineId } from '../engine.ts';
import { uniformOf } from '../truth/random.ts';
import { objectOf, textOf } from './json.ts';
import { pageQuestions } from './page-questions.ts';
import { serpBlocks } from './serp-blocks.ts';
import { SERP_ERRORS } from './serp-error.ts';
import {
  type AnswerMeta,
  type Ask,
  askOne,
  type Incoming,
  type Reply,
  type Reserved,
  type Wire,
} from './wire.ts';

const TOKEN_LIFE = 240_000;
/** Share of Google pages that hold the overview itself; the others hold a token for a second request. */
const INLINE_SHARE = 0.5;
const MODEL = 'google';

/** SerpApi: AI Mode in one request, AI Overview in one or two. */
export const serpApiWire: Wire = {
  vendor: 'serpapi',
  engine: 'google-ai-overview',
  key: (incoming) => incoming.query.get('api_key') || null,
  read,
  failure(failure) {
    const [status, error] = SERP_ERRORS[failure];
    return { status, body: { error } };
  },
  limitHeaders: () => ({}),
};

function read(incoming: Incoming): Ask | Reply | null {
  const { method, path, query } = incoming;
  if (method !== 'GET') return null;
  if (path === '/account.json' || path === '/account') {
    return {
      status: 200,
      body: { account_email: 'emulated@example.com', plan_name: 'Emulated', total_searches_left: 5000 },
    };
  }
  if (path !== '/search.json' && path !== '/search') return null;
  const engine = query.get('engine') ?? 'google';
  if (engine === 'google_ai_overview') return overviewByToken(incoming);
  const prompt = query.get('q');
  if (!prompt) return { status: 400, body: { error: 'Missing query `q` parameter.' } };
  if (engine === 'google_ai_mode') {
    return askOne({ engine: 'google-ai-mode', prompt, model: MODEL }, (answer, meta) => {
      if (answer.variant === 'failed')
        return page(incoming, meta, { error: 'Google AI Mode could not be fetched.' });
      if (answer.blocks.length === 0) return page(incoming, meta, nothing(answer.variant));
      const markdown = renderProse(answer, () => '').text;
      return page(incoming, meta, { ...serpBlocks(answer), reconstructed_markdown: markdown });
    });
  }
  if (engine !== 'google')
    return { status: 400, body: { error: `Unsupported \`${engine}\` search engine.` } };
  const interim = (reserved: Reserved): Reply | null => {
    if (reserved.variant !== 'pause' && uniformOf(reserved.id) < INLINE_SHARE) return null;
    if (!PROSE.has(reserved.variant)) return null;
    const token = writeToken({
      prompt,
      sample: reserved.samples[0] ?? 0,
      variant: reserved.variant,
      at: reserved.now,
    });
    const serpapi_link = `${incoming.base}/search.json?engine=google_ai_overview&page_token=${token}`;
    return page(
      incoming,
      { ...reserved, model: MODEL },
      { ai_overview: { page_token: token, serpapi_link }, ...organic(), ...askedBeside(prompt) },
    );
  };
  return askOne({ engine: 'google-ai-overview', prompt, model: MODEL, interim }, (answer, meta) => {
    if (answer.variant === 'failed')
      return page(incoming, meta, { ai_overview: { error: "The AI overview can't be generated." } });
    if (answer.variant === 'empty') return page(incoming, meta, nothing('empty'));
    // No field at all: Google showed no overview.
    return page(incoming, meta, {
      ...(answer.blocks.length > 0 && { ai_overview: serpBlocks(answer) }),
      ...organic(),
      ...askedBeside(prompt),
    });
  });
}

function overviewByToken(incoming: Incoming): Ask | Reply {
  const token = readToken(incoming.query.get('page_token') ?? '');
  if (!token) return { status: 400, body: { error: 'Missing or invalid `page_token` parameter.' } };
  if (incoming.now - token.at > TOKEN_LIFE)
    return { status: 400, body: { error: 'The `page_token` has expired.' } };
  const { prompt, sample, variant } = token;
  const engine: EngineId = 'google-ai-overview';
  const settled = variant === 'pause' ? {} : { settled: variant };
  return askOne({ engine, prompt, sample, model: MODEL, ...settled }, (answer, meta) =>
    page(incoming, meta, { ai_overview: serpBlocks(answer) }),
  );
}

function page({ query }: Incoming, meta: AnswerMeta, content: object): Reply {
  const at = new Date(meta.now).toISOString().replace('T', ' ').replace(/\..*/, ' UTC');
  const { api_key: _, ...parameters } = Object.fromEntries(query);
  return {
    status: 200,
    body: {
      search_metadata: {
        id: meta.id.slice(0, 24),
        status: 'Success',
        created_at: at,
        processed_at: at,
        total_time_taken: 1.2,
      },
      search_parameters: { google_domain: 'google.com', ...parameters },
      ...content,
    },
  };
}

function nothing(variant: Variant): object {
  return variant === 'empty'
    ? { error: "Google hasn't returned any results for this query." }
    : { text_blocks: [], references: [] };
}

function organic(): object {
  return {
    organic_results: [
      {
        position: 1,
        title: 'Register reviews by owners',
        link: 'https://reviews.example.org/registers/overview',
      },
    ],
  };
}

function askedBeside(prompt: string): object {
  const { peopleAlsoAsk, relatedSearches } = pageQuestions(prompt, phrasesFor(prompt).language);
  if (peopleAlsoAsk.length === 0) return {};
  return {
    related_questions: peopleAlsoAsk.map((question) => ({ question, snippet: null })),
    related_searches: relatedSearches.map((query) => ({ block_position: 1, query })),
  };
}

interface Token {
  prompt: string;
  sample: number;
  variant: Variant;
  at: number;
}

function writeToken(token: Token): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

function readToken(text: string): Token | null {
  try {
    const { prompt, sample, variant, at } = objectOf(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    const known = VARIANTS.find((name) => name === variant);
    const asked = textOf(prompt);
    return asked && known && typeof sample === 'number' && typeof at === 'number'
      ? { prompt: asked, sample, variant: known, at }
      : null;
  } catch {
    return null;
  }
}

import type { AskContext, EngineQuestion } from '../adapter.ts';
import type { EngineAnswer } from '../answer.ts';
import { EngineError } from '../error.ts';
import { readBlocks, type SerpPage, searchSerpApi, serpLocale } from '../serpapi/index.ts';
import { joinBodies } from '../wire/exchange.ts';
import { asString, objectAt, objectsOf } from '../wire/json.ts';
import { organicHosts } from '../wire/organic.ts';
import { pageQuestionsOfSerpApi } from '../wire/page-questions.ts';
import { serpAnswer, withoutAnswer } from '../wire/serp-answer.ts';

/**
 * One search, or two: the page may hold the overview, nothing, an error, or a token that has to be exchanged
 * at once, since it lives for a minute or so. Throws EngineError.
 */
export async function askSerpApi(
  { prompt, locale }: EngineQuestion,
  context: AskContext,
): Promise<EngineAnswer> {
  const page = await searchSerpApi(context, { engine: 'google', q: prompt, ...serpLocale(locale) });
  if (page.withoutResults) return answerOf([page], withoutAnswer('empty', 'no_results'));
  const overview = objectAt(page.body, 'ai_overview');
  const token = asString(overview?.page_token);
  if (token === null || Array.isArray(overview?.text_blocks)) return answerOf([page], readPage(page));
  const second = await exchangeToken(context, token);
  return answerOf([page, second], readPage(second));
}

async function exchangeToken(context: AskContext, token: string): Promise<SerpPage> {
  try {
    return await searchSerpApi(context, { engine: 'google_ai_overview', page_token: token });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new EngineError(error.kind, error.message, { ...error.detail, maybeBilled: true });
  }
}

function readPage({ body }: SerpPage) {
  const overview = objectAt(body, 'ai_overview');
  if (!overview) return withoutAnswer('not_shown', null);
  if (overview.error !== undefined) return withoutAnswer('not_shown', 'not_generated');
  const answer = readBlocks(overview);
  if (answer.text === '') return withoutAnswer('not_shown', null);
  return { outcome: 'answered' as const, ...answer, finishReason: null };
}

function answerOf(pages: readonly SerpPage[], shown: Parameters<typeof serpAnswer>[0]): EngineAnswer {
  const last = pages.at(-1);
  const raw = joinBodies(pages.map((page) => page.raw));
  // The second page, if there is one, holds the overview alone.
  const organic = objectsOf(pages[0]?.body.organic_results);
  const pageQuestions = pageQuestionsOfSerpApi(pages[0]?.body ?? {});
  const origin = {
    providerId: last?.id ?? null,
    requestId: last?.requestId ?? null,
    raw,
    ...(organic.length > 0 && { organicHosts: organicHosts(organic, 'position', 'link') }),
    ...(pageQuestions.length > 0 && { pageQuestions }),
  };
  return serpAnswer(shown, origin, pages.length, null);
}

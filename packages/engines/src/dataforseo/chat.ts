import type { AskContext, EngineQuestion } from '../adapter.ts';
import type { EngineAnswer } from '../answer.ts';
import { reportedCost } from '../prices.ts';
import { cite, citeInline } from '../wire/citation.ts';
import { asString, objectsOf, stringsOf } from '../wire/json.ts';
import { asWebUrl, collectSources } from '../wire/link.ts';
import { settleOutcome, unknownUsage } from '../wire/outcome.ts';
import { keywordOf, readAds, readProducts } from './beside.ts';
import { taskLocale } from './place.ts';
import { runTask } from './task.ts';

/** Assistants whose pages it reads, as its addresses name them. */
export type ChatScreen = 'chat_gpt' | 'gemini';

/** `sources` are cited, `search_results` were retrieved. Search is not forced: the product decides. */
export async function askChat(
  assistant: ChatScreen,
  { prompt, locale }: EngineQuestion,
  context: AskContext,
): Promise<EngineAnswer> {
  const task = { keyword: keywordOf(prompt), ...taskLocale(locale) };
  const done = await runTask(context, `/v3/ai_optimization/${assistant}/llm_scraper`, task);
  const { result } = done;
  const items = objectsOf(result?.items);
  // Cards and ads stand beside the prose.
  const prose = items.filter(({ type }) => type !== 'chat_gpt_ad' && type !== 'chat_gpt_products');
  const parts = prose.map((item) => asString(item.markdown) ?? asString(item.text) ?? '');
  const text = asString(result?.markdown) ?? parts.filter(Boolean).join('\n\n');
  const cited = objectsOf(result?.sources).flatMap((source) => {
    const url = asWebUrl(source.url);
    return url === null
      ? []
      : [cite(url, { title: asString(source.title), citedText: asString(source.snippet) })];
  });
  const sources = collectSources(objectsOf(result?.search_results));
  const searchQueries = Array.isArray(result?.fan_out_queries) ? stringsOf(result.fan_out_queries) : null;
  return {
    outcome: settleOutcome(text, null, 'complete'),
    text,
    citations: citeInline(text, cited),
    sources,
    // It gives types for ChatGPT alone; it reads no cards from Gemini's page.
    products: result && assistant === 'chat_gpt' ? readProducts(items) : null,
    ads: result && assistant === 'chat_gpt' ? readAds(items) : null,
    html: done.html,
    htmlFrom: done.htmlFrom,
    searchQueries,
    searched: result ? cited.length > 0 || sources.length > 0 || (searchQueries ?? []).length > 0 : null,
    modelRequested: null,
    modelServed: asString(result?.model),
    providerId: done.id,
    requestId: done.requestId,
    finishReason: null,
    refusal: null,
    usage: unknownUsage,
    cost: reportedCost(done.costUsd) ?? { usd: null, basis: 'unknown' },
    raw: done.raw,
  };
}

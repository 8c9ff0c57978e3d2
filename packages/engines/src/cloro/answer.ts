import type { AskContext, EngineQuestion } from '../adapter.ts';
import type { Citation, EngineAnswer } from '../answer.ts';
import { EngineError } from '../error.ts';
import { cite, citeInline } from '../wire/citation.ts';
import { asString, type JsonObject, objectsOf, stringsOf } from '../wire/json.ts';
import { asWebUrl, withoutTextFragment } from '../wire/link.ts';
import { settleOutcome, unknownUsage } from '../wire/outcome.ts';
import { readCloroAds, readCloroProducts } from './beside.ts';
import { fetchCloroPage } from './page.ts';
import { runCloroTask } from './task.ts';

/** Pages that it reads, as its tasks name them. */
export type CloroScreen = 'CHATGPT' | 'GEMINI' | 'PERPLEXITY' | 'COPILOT' | 'GROK';

/** List price of a credit: 37,500 for $30 a month. */
const creditUsd = 30 / 37_500;

/** Fields requested beyond the text; unknown fields are refused. ChatGPT alone has the extras, for two credits more. */
const includeOf = (screen: CloroScreen) => ({
  markdown: true,
  html: true,
  ...(screen === 'CHATGPT' && { searchQueries: true, shopping: true, ads: true }),
});

/**
 * It searches on every request of ChatGPT unless told otherwise: told so here, the product decides, as for every other reader.
 * A state goes out in the United States alone, which is where the wire has it.
 */
export async function askCloro(
  screen: CloroScreen,
  { prompt, locale }: EngineQuestion,
  context: AskContext,
): Promise<EngineAnswer> {
  const { country, region } = locale;
  const state = /^US-([A-Z]{2})$/.exec(region ?? '')?.[1];
  if (region && state === undefined)
    throw new EngineError('invalid', 'cloro takes regions of the United States alone', {
      code: 'unsupported_region',
    });
  const payload = {
    prompt,
    country: state === undefined ? (country ?? 'US') : 'US',
    ...(state !== undefined && { state }),
    include: includeOf(screen),
    // The desktop page: the mobile one shows neither cards nor ads.
    ...(screen === 'CHATGPT' && { legacy: true, disableWebSearch: true }),
  };
  const { result, taskId, requestId, credits, raw } = await runCloroTask(context, screen, payload);
  const text = asString(result.markdown) ?? asString(result.text) ?? '';
  const known = ['text', 'markdown', 'sources'].some((name) => name in result);
  if (!known)
    throw new EngineError('malformed', 'cloro sent a result without text, markdown and sources', {
      maybeBilled: true,
    });
  const html = await fetchCloroPage(context, result);
  const cited = readSources(result);
  const searchQueries = readQueries(result);
  return {
    outcome: settleOutcome(text, null, 'complete'),
    text,
    citations: citeInline(text, cited),
    sources: [],
    products: readCloroProducts(result),
    ads: screen === 'CHATGPT' ? readCloroAds(result) : null,
    html,
    htmlFrom: 'cloro',
    searchQueries,
    searched: cited.length > 0 || (searchQueries ?? []).length > 0 ? true : null,
    modelRequested: null,
    modelServed: asString(result.model),
    providerId: taskId,
    requestId,
    finishReason: null,
    refusal: null,
    usage: unknownUsage,
    cost:
      credits === null ? { usd: null, basis: 'unknown' } : { usd: credits * creditUsd, basis: 'computed' },
    raw,
  };
}

/** Sources in their order; pills say which sentence one of them stands behind, and name no page of their own. */
function readSources(result: JsonObject): Citation[] {
  const byUrl = new Map<string, Citation>();
  for (const source of objectsOf(result.sources)) {
    const address = asWebUrl(source.url);
    if (address === null) continue;
    const { page, text } = withoutTextFragment(address);
    const title = asString(source.label) ?? asString(source.title);
    if (!byUrl.has(page))
      byUrl.set(page, cite(page, { title, citedText: text ?? asString(source.description) }));
  }
  return [...byUrl.values()];
}

/** Strings, or objects as they were before July 2026. Suggestions of further questions are no searches. */
function readQueries(result: JsonObject): string[] | null {
  const list = result.searchQueries ?? result.search_model_queries;
  if (!Array.isArray(list)) return null;
  const inObjects = objectsOf(list).flatMap(({ query, text }) => {
    const found = asString(query) ?? asString(text);
    return found === null ? [] : [found];
  });
  return [...stringsOf(list), ...inObjects];
}

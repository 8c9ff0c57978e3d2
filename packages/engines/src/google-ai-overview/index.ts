import type { AskContext, EngineAdapter, EngineQuestion } from '../adapter.ts';
import type { EngineAnswer } from '../answer.ts';
import { keywordOf, probeDataForSeo, readOverview, runTask, taskLocale } from '../dataforseo/index.ts';
import { probeSerpApi } from '../serpapi/index.ts';
import { objectsOf } from '../wire/json.ts';
import { organicHosts } from '../wire/organic.ts';
import { pageQuestionsOfDataForSeo } from '../wire/page-questions.ts';
import { googleProviderSettings, isDataForSeo } from '../wire/provider.ts';
import { serpAnswer, withoutAnswer } from '../wire/serp-answer.ts';
import { askSerpApi } from './serpapi.ts';

/** The AI overview above Google's results, through SerpApi or DataForSEO. “Not shown” is an outcome of its own. */
export const googleAiOverview: EngineAdapter = {
  id: 'google-ai-overview',
  label: 'Google AI Overview',
  surface: 'serp',
  defaultModel: null,
  defaultBaseUrl: null,
  settings: googleProviderSettings,
  localeSupport: { country: true, language: true, city: false, region: true },
  personaSupport: false,
  ask: (question, context) =>
    isDataForSeo(context.credential) ? askDataForSeo(question, context) : askSerpApi(question, context),
  probe: (context) => (isDataForSeo(context.credential) ? probeDataForSeo(context) : probeSerpApi(context)),
};

async function askDataForSeo({ prompt, locale }: EngineQuestion, context: AskContext): Promise<EngineAnswer> {
  const task = {
    keyword: keywordOf(prompt),
    ...taskLocale(locale),
    device: 'desktop',
    os: 'windows',
    // Google loads many overviews after the page; without this they would count as not shown.
    load_async_ai_overview: true,
  };
  const done = await runTask(context, '/v3/serp/google/organic', task);
  const organic = objectsOf(done.result?.items).filter(({ type }) => type === 'organic');
  const pageQuestions = pageQuestionsOfDataForSeo(done.result);
  const origin = {
    providerId: done.id,
    requestId: done.requestId,
    raw: done.raw,
    html: done.html,
    htmlFrom: done.htmlFrom,
    ...(organic.length > 0 && { organicHosts: organicHosts(organic, 'rank_group', 'url') }),
    ...(pageQuestions.length > 0 && { pageQuestions }),
  };
  const overview = readOverview(done.result);
  if (!overview || overview.text === '') {
    const outcome = done.result ? 'not_shown' : 'empty';
    return serpAnswer(withoutAnswer(outcome, null), origin, 1, done.costUsd);
  }
  return serpAnswer({ outcome: 'answered', ...overview, finishReason: null }, origin, 1, done.costUsd);
}

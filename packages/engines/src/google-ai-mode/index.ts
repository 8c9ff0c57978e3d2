import type { AskContext, EngineAdapter, EngineQuestion } from '../adapter.ts';
import type { EngineAnswer } from '../answer.ts';
import { keywordOf, probeDataForSeo, readOverview, runTask, taskLocale } from '../dataforseo/index.ts';
import { probeSerpApi, readBlocks, searchSerpApi, serpLocale } from '../serpapi/index.ts';
import { googleProviderSettings, isDataForSeo } from '../wire/provider.ts';
import { serpAnswer, withoutAnswer } from '../wire/serp-answer.ts';

/** Google's AI Mode through SerpApi or DataForSEO, whichever the credential belongs to. */
export const googleAiMode: EngineAdapter = {
  id: 'google-ai-mode',
  label: 'Google AI Mode',
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

async function askSerpApi({ prompt, locale }: EngineQuestion, context: AskContext): Promise<EngineAnswer> {
  const parameters = { engine: 'google_ai_mode', q: prompt, ...serpLocale(locale) };
  const page = await searchSerpApi(context, parameters);
  const origin = { providerId: page.id, requestId: page.requestId, raw: page.raw };
  if (page.withoutResults) return serpAnswer(withoutAnswer('empty', 'no_results'), origin, 1, null);
  const answer = readBlocks(page.body);
  if (answer.text === '') return serpAnswer(withoutAnswer('not_shown', null), origin, 1, null);
  return serpAnswer({ outcome: 'answered', ...answer, finishReason: null }, origin, 1, null);
}

async function askDataForSeo({ prompt, locale }: EngineQuestion, context: AskContext): Promise<EngineAnswer> {
  const task = { keyword: keywordOf(prompt), ...taskLocale(locale), device: 'desktop', os: 'windows' };
  const done = await runTask(context, '/v3/serp/google/ai_mode', task);
  const { html, htmlFrom, id: providerId, requestId, raw } = done;
  const origin = { providerId, requestId, raw, html, htmlFrom };
  const overview = readOverview(done.result);
  if (!overview || overview.text === '') {
    const outcome = done.result ? 'not_shown' : 'empty';
    return serpAnswer(withoutAnswer(outcome, null), origin, 1, done.costUsd);
  }
  return serpAnswer({ outcome: 'answered', ...overview, finishReason: null }, origin, 1, done.costUsd);
}

import { readPage } from '@svc/page';
import type { RunContext } from '../../../environment/index.ts';
import type { ExampleCaller, MakeExample } from '../../../kernel/index.ts';
import { newId } from '../../../kernel/index.ts';
import { insertAnalysis } from './queries.ts';
import { analyse } from './read.ts';

type Caller = ExampleCaller<RunContext>;

const html =
  '<html lang="en"><head><title>Time tracking for teams | Acme</title></head><body><h1>Acme time tracking</h1><p>Acme is a time tracker for teams that bill by the hour.</p></body></html>';

/** As `analyze_url` leaves one. */
async function makeAnalysis({ context }: Caller): Promise<string> {
  const id = newId('analysis');
  const url = 'https://acme.com/';
  const result = await analyse(context, readPage(html, url), { prompts: 4, engines: ['openai'] });
  await insertAnalysis(context, { id, requestedUrl: url, url, scanId: null, result });
  return id;
}

const ofAnalysis: MakeExample<RunContext> = async (caller) => ({
  params: { analysisId: await makeAnalysis(caller) },
});

export const analysisExamples = {
  analyze_url: async () => ({ body: { url: 'https://acme.example/', prompts: 4 } }),
  list_analyses: async (caller: Caller) => {
    await makeAnalysis(caller);
    await makeAnalysis(caller);
    return {};
  },
  get_analysis: ofAnalysis,
  compare_url_analyses: async (caller: Caller) => ({
    body: { before: await makeAnalysis(caller), after: await makeAnalysis(caller) },
  }),
  check_crawler_access: async () => ({ body: { url: 'https://acme.example/', crawlers: ['GPTBot'] } }),
  create_project_from_analysis: async (caller: Caller) => ({
    params: { analysisId: await makeAnalysis(caller) },
    body: { activate: true },
  }),
};

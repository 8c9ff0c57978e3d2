import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret } from '../../test/fake-engine.ts';
import { xai } from './index.ts';

async function ask(reply: Reply) {
  const { context, requests } = fakeEngine([reply]);
  return { answer: await xai.ask(question, context), request: requests[0] };
}

it('asks with search of the web and of X, and stores nothing', async () => {
  const { request } = await ask({ body: fixture('xai-answered') });
  expect(request).toEqual({
    method: 'POST',
    url: 'https://api.x.ai/v1/responses',
    headers: { authorization: `Bearer ${secret}` },
    body: {
      model: 'grok-4.7',
      input: [{ role: 'user', content: question.prompt }],
      tools: [{ type: 'web_search' }, { type: 'x_search' }],
      include: ['web_search_call.action.sources'],
      store: false,
    },
  });
});

describe('an answer', () => {
  it('has citations without numbers for titles, and its reported cost', async () => {
    const { answer } = await ask({ body: fixture('xai-answered') });
    expect(answer).toMatchObject({
      outcome: 'answered',
      searched: true,
      searchQueries: ['best CRM small cafe 2026'],
      usage: {
        inputTokens: 15420,
        cachedInputTokens: 8100,
        outputTokens: 905,
        reasoningTokens: 611,
        searches: 2,
      },
      cost: { usd: 0.03412, basis: 'reported' },
    });
    expect(answer.citations).toMatchObject([
      { url: 'https://www.example.com/best-crm-2026', title: null, marker: '[1]', start: 38, end: 82 },
      { url: 'https://reviews.example.org/contoso-desk', title: null, marker: '[2]', start: 111, end: 158 },
    ]);
    expect(answer.sources).toHaveLength(2);
  });

  it('finds places that the annotations leave out, in turn for a page cited twice', async () => {
    const body = fixture('xai-answered');
    const url = 'https://www.example.com/best-crm-2026';
    const text = `Cafés 🍰: Northwind[[1]](${url}). Northwind again[[1]](${url}).`;
    const annotations = [1, 2].map(() => ({ type: 'url_citation', url }));
    body.output[3].content[0] = { type: 'output_text', text, annotations };
    const { answer } = await ask({ body });
    expect(answer.citations.map(({ start }) => start)).toEqual([
      text.indexOf('[[1]]'),
      text.lastIndexOf('[[1]]'),
    ]);
    expect(
      answer.citations.every(({ start, end }) => text.slice(start ?? 0, end ?? 0) === `[[1]](${url})`),
    ).toBe(true);
  });

  it('is read from the older search items, also when their arguments are broken', async () => {
    const body = fixture('xai-answered');
    const older = {
      type: 'web_search_call',
      id: 'fc_25de_0',
      call_id: '',
      name: 'web_search',
      status: 'completed',
    };
    body.output.splice(
      1,
      2,
      { ...older, arguments: '{"query":"what is xAI","num_results":5}' },
      { ...older, arguments: '{"query":' },
      { type: 'custom_tool_call', name: 'x_keyword_search', input: '{"query":"crm café"}' },
    );
    const { answer } = await ask({ body });
    expect(answer).toMatchObject({ searched: true, searchQueries: ['what is xAI', 'crm café'], sources: [] });
  });

  it('is priced by the list when no ticks are reported', async () => {
    const body = fixture('xai-answered');
    body.usage.cost_in_usd_ticks = null;
    const { cost } = (await ask({ body })).answer;
    expect(cost.basis).toBe('computed');
    expect(cost.usd).toBeCloseTo((7320 * 2 + 8100 * 0.5 + 905 * 6) / 1e6 + 2 * 0.005, 8);
  });

  it('did not search', async () => {
    const body = fixture('xai-answered');
    body.output = [body.output[3]];
    body.output[0].content[0].annotations = [];
    expect((await ask({ body })).answer).toMatchObject({ searched: false, searchQueries: [], citations: [] });
  });
});

it('is blocked when the content policy stops the prompt', async () => {
  const body = { code: 'The caller does not have permission', error: 'Content violates usage guidelines.' };
  expect((await ask({ status: 403, body })).answer).toMatchObject({ outcome: 'blocked', text: '' });
});

it.each([
  [
    404,
    { code: 'Some requested entity was not found', error: 'Model not found: grok-9' },
    'invalid',
    undefined,
  ],
  [
    400,
    { code: 'Client specified an invalid argument', error: `Incorrect API key: ${secret}` },
    'auth',
    undefined,
  ],
  [
    403,
    { code: 'The caller does not have permission', error: 'Your team has no credits left.' },
    'quota',
    undefined,
  ],
  [401, { error: { message: 'no', type: 'auth', code: 'invalid_api_key' } }, 'auth', 'invalid_api_key'],
  [429, { error: { message: 'slow down', type: 'rate', code: 'rate_limited' } }, 'rate', 'rate_limited'],
])('HTTP %i with %o is %s', async (status, body, kind, code) => {
  const error = await ask({ status, body }).catch((caught) => caught);
  expect(error).toMatchObject({ kind });
  expect(error.detail.code).toBe(code);
  expect(error.message).not.toContain(secret);
});

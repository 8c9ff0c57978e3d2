import { expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret } from '../../test/fake-engine.ts';
import { deepseek } from './index.ts';

async function ask(reply: Reply) {
  const { context, requests } = fakeEngine([reply]);
  return { answer: await deepseek.ask(question, context), request: requests[0] };
}

/** As DeepSeek answers: results, and text without citations. */
function body() {
  const message = fixture('anthropic-answered');
  message.model = 'deepseek-flash';
  for (const block of message.content) block.citations = undefined;
  message.usage.server_tool_use = undefined;
  return message;
}

it('asks in the Messages format, without a location', async () => {
  const { request } = await ask({ body: body() });
  expect(request?.url).toBe('https://api.deepseek.com/anthropic/v1/messages');
  expect(request?.headers).toEqual({ 'x-api-key': secret, 'anthropic-version': '2023-06-01' });
  expect(request?.body).toMatchObject({
    model: 'deepseek-flash',
    tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 5 }],
  });
  expect(JSON.stringify(request?.body)).not.toContain('user_location');
});

it('knows the sources and not the citations, behind blank lines', async () => {
  const { answer } = await ask({ text: `\n\n\n${JSON.stringify(body())}` });
  expect(answer).toMatchObject({
    outcome: 'answered',
    searched: true,
    citations: [],
    usage: { searches: 1 },
  });
  expect(answer.sources).toHaveLength(2);
  expect(answer.text.startsWith('Two tools')).toBe(true);
});

it('doubles the token price in the peak hours of Beijing', async () => {
  const asked = async (at: string) => {
    const { context } = fakeEngine([{ body: body() }]);
    return (await deepseek.ask(question, { ...context, now: () => Date.parse(at) })).cost.usd ?? 0;
  };
  const search = 0.00075;
  const peak = await asked('2026-11-20T02:00:00Z');
  const night = await asked('2026-11-20T18:00:00Z');
  const weekend = await asked('2026-11-21T02:00:00Z');
  expect(peak - search).toBeCloseTo(2 * (night - search), 8);
  expect(weekend).toBeCloseTo(night, 8);
});

it.each([
  [402, 'quota'],
  [401, 'auth'],
  [429, 'rate'],
  [503, 'overloaded'],
])('has no credit, or fails, with HTTP %i', async (status, kind) => {
  const error = {
    message: 'Insufficient Balance',
    type: 'unknown_error',
    param: null,
    code: 'invalid_request_error',
  };
  const caught = await ask({ status, body: { error } }).catch((thrown) => thrown);
  expect(caught).toMatchObject({ kind, detail: { code: 'unknown_error' } });
});

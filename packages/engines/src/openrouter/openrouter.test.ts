import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret } from '../../test/fake-engine.ts';
import { openrouter } from './index.ts';

async function ask(reply: Reply) {
  const { context, requests } = fakeEngine([reply]);
  return { answer: await openrouter.ask(question, context), request: requests[0] };
}

it("asks with the vendor's own search from the location", async () => {
  const { request } = await ask({ body: fixture('openrouter-answered') });
  expect(request).toEqual({
    method: 'POST',
    url: 'https://openrouter.ai/api/v1/chat/completions',
    headers: { authorization: `Bearer ${secret}` },
    body: {
      model: 'openai/gpt-6.2-sol',
      messages: [{ role: 'user', content: question.prompt }],
      tools: [
        {
          type: 'openrouter:web_search',
          parameters: {
            engine: 'native',
            max_uses: 5,
            user_location: { type: 'approximate', country: 'DE', city: 'Berlin', timezone: 'Europe/Berlin' },
          },
        },
      ],
    },
  });
});

describe('an answer', () => {
  it('has nested citations and its reported cost', async () => {
    const { answer } = await ask({ body: fixture('openrouter-answered') });
    expect(answer).toMatchObject({
      outcome: 'answered',
      searched: true,
      searchQueries: null,
      modelServed: 'openai/gpt-6.2-sol',
      finishReason: 'completed',
      usage: { inputTokens: 4210, outputTokens: 212, reasoningTokens: 64, searches: 1 },
      cost: { usd: 0.01554, basis: 'reported' },
    });
    expect(answer.citations).toMatchObject(
      [
        { url: 'https://www.example.com/best-crm-2026', start: 32, end: 84, citedText: /After six weeks/ },
      ].map((citation) => ({ ...citation, citedText: expect.stringMatching(citation.citedText) })),
    );
  });

  it('has no place for a citation at 0 to 0', async () => {
    const body = fixture('openrouter-answered');
    Object.assign(body.choices[0].message.annotations[0].url_citation, { start_index: 0, end_index: 0 });
    expect((await ask({ body })).answer.citations[0]).toMatchObject({ start: null, end: null });
  });

  it('did not search, or does not tell', async () => {
    const body = fixture('openrouter-answered');
    body.choices[0].message.annotations = [];
    body.usage.server_tool_use_details.web_search_requests = 0;
    expect((await ask({ body })).answer.searched).toBe(false);
    body.usage.server_tool_use_details = undefined;
    expect((await ask({ body })).answer.searched).toBeNull();
    body.usage.server_tool_use = { web_search_requests: 2 };
    expect((await ask({ body })).answer).toMatchObject({ searched: true, usage: { searches: 2 } });
  });

  it.each([
    [{ finish_reason: 'length' }, 'truncated'],
    [{ finish_reason: 'content_filter' }, 'blocked'],
    [{ message: { content: null, refusal: 'No.' } }, 'refused'],
    [{ message: { content: '' } }, 'empty'],
  ])('%o is %s', async (change, outcome) => {
    const body = fixture('openrouter-answered');
    Object.assign(body.choices[0], change);
    expect((await ask({ body })).answer.outcome).toBe(outcome);
  });

  it('is blocked by moderation', async () => {
    const body = { error: { code: 403, message: 'flagged', metadata: { reasons: ['violence'] } } };
    expect((await ask({ status: 403, body })).answer).toMatchObject({
      outcome: 'blocked',
      finishReason: 'moderation: violence',
    });
  });
});

it.each([
  [200, { choices: [{ error: { code: 429, message: 'x' }, message: {} }] }, 'rate'],
  [200, { choices: [{ finish_reason: 'error', message: {} }] }, 'overloaded'],
  [200, { error: { code: 402, message: 'Insufficient credits' } }, 'quota'],
  [200, { id: 'gen-1' }, 'malformed'],
  [401, { error: { code: 401 } }, 'auth'],
  [402, { error: { code: 402 } }, 'quota'],
  [403, { error: { code: 403, metadata: {} } }, 'auth'],
  [408, { error: { code: 408 } }, 'overloaded'],
  [502, { error: { code: 502 } }, 'overloaded'],
  [524, '<html>', 'overloaded'],
])('HTTP %i with %o is %s', async (status, body, kind) => {
  await expect(ask({ status, body })).rejects.toMatchObject({ kind });
});

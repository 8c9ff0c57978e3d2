import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret } from '../../test/fake-engine.ts';
import { mistral } from './index.ts';

async function ask(reply: Reply) {
  const { context, requests } = fakeEngine([reply]);
  return { answer: await mistral.ask(question, context), request: requests[0] };
}

it('asks a conversation with search and stores nothing', async () => {
  const { request } = await ask({ body: fixture('mistral-answered') });
  expect(request).toEqual({
    method: 'POST',
    url: 'https://api.mistral.ai/v1/conversations',
    headers: { authorization: `Bearer ${secret}` },
    body: {
      model: 'mistral-medium-latest',
      inputs: question.prompt,
      tools: [{ type: 'web_search' }],
      store: false,
      stream: false,
      completion_args: { max_tokens: 8_000 },
    },
  });
});

describe('an answer', () => {
  it('has its citations behind the text that they back', async () => {
    const { answer } = await ask({ body: fixture('mistral-answered') });
    expect(answer).toMatchObject({
      outcome: 'answered',
      text: 'Northwind CRM is the most recommended option for a small café. Contoso Desk is cheaper.',
      searched: true,
      searchQueries: ['best CRM small cafe 2026'],
      modelServed: 'mistral-medium-latest',
      finishReason: null,
      usage: { inputTokens: 8548, outputTokens: 96, searches: 1 },
      cost: { basis: 'computed' },
    });
    expect(
      answer.citations.map(({ url, start, end }) => [url, answer.text.slice(0, start ?? 0), start === end]),
    ).toEqual([
      [
        'https://www.example.com/best-crm-2026',
        'Northwind CRM is the most recommended option for a small café',
        true,
      ],
      [
        'https://reviews.example.org/contoso-desk',
        'Northwind CRM is the most recommended option for a small café. Contoso Desk is cheaper',
        true,
      ],
    ]);
  });

  it('may be a plain string, without a search', async () => {
    const body = fixture('mistral-answered');
    body.outputs = [{ ...body.outputs[1], content: 'Northwind CRM.' }];
    body.usage.connectors = null;
    const { answer } = await ask({ body });
    expect(answer).toMatchObject({
      text: 'Northwind CRM.',
      searched: false,
      searchQueries: [],
      citations: [],
    });
  });

  it('skips references without an address, other chunks, and broken arguments', async () => {
    const body = fixture('mistral-answered');
    body.outputs[0].arguments = '{"query": "best';
    body.outputs[1].content[1].url = null;
    body.outputs[1].content.unshift({ type: 'thinking', thinking: [] });
    const { answer } = await ask({ body });
    expect(answer).toMatchObject({ outcome: 'answered', searched: true, searchQueries: [] });
    expect(answer.citations).toHaveLength(1);
  });

  it('may be empty', async () => {
    const body = fixture('mistral-answered');
    body.outputs.pop();
    expect((await ask({ body })).answer).toMatchObject({ outcome: 'empty', searched: true });
  });
});

it.each([
  [400, { object: 'error', message: 'bad', type: 'invalid_request_error', code: '1500' }, 'invalid'],
  [401, { message: 'Unauthorized', request_id: 'x' }, 'auth'],
  [422, { detail: [{ loc: [], msg: '', type: '' }] }, 'invalid'],
  [429, { message: 'Requests rate limit exceeded' }, 'rate'],
  [503, 'busy', 'overloaded'],
  [200, { message: 'hello' }, 'malformed'],
])('HTTP %i with %o is %s', async (status, body, kind) => {
  await expect(ask({ status, body })).rejects.toMatchObject({ kind });
});

import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply } from '../../test/fake-engine.ts';
import { openaiCompatible } from './index.ts';

const baseUrl = 'http://localhost:11434/v1';
const asked = { ...question, model: 'qwen3:8b' };

async function ask(reply: Reply, secret = '') {
  const { context, requests } = fakeEngine([reply], { baseUrl, secret });
  return { answer: await openaiCompatible.ask(asked, context), request: requests[0] };
}

it('asks without search or sampling parameters, with a key only where there is one', async () => {
  const { request } = await ask({ body: fixture('openai-compatible-answered') });
  expect(request).toEqual({
    method: 'POST',
    url: 'http://localhost:11434/v1/chat/completions',
    headers: {},
    body: { model: 'qwen3:8b', messages: [{ role: 'user', content: question.prompt }], stream: false },
  });
  const keyed = await ask({ body: fixture('openai-compatible-answered') }, 'abc');
  expect(keyed.request?.headers).toEqual({ authorization: 'Bearer abc' });
});

it('needs an address and a model', async () => {
  const { context } = fakeEngine([]);
  await expect(openaiCompatible.ask(asked, context)).rejects.toThrow('OPENAI_COMPATIBLE_BASE_URL');
  const withAddress = fakeEngine([], { baseUrl });
  await expect(openaiCompatible.ask(question, withAddress.context)).rejects.toThrow(
    'OPENAI_COMPATIBLE_MODEL',
  );
});

describe('an answer', () => {
  it('did not search, and URLs in its prose are no citations', async () => {
    const body = fixture('openai-compatible-answered');
    body.choices[0].message.content =
      'See [Northwind](https://northwind.example) or https://contoso.example.';
    const { answer } = await ask({ body });
    expect(answer).toMatchObject({
      outcome: 'answered',
      searched: false,
      searchQueries: null,
      citations: [],
      sources: [],
      modelServed: 'qwen3:8b',
      finishReason: 'stop',
      usage: { inputTokens: 19, outputTokens: 12, searches: null },
      cost: { usd: null, basis: 'unknown' },
    });
  });

  it('is what comes after thinking', async () => {
    const body = fixture('openai-compatible-answered');
    body.choices[0].message.content = '<think>Northwind? Contoso?</think>\n\nContoso Desk.';
    expect((await ask({ body })).answer.text).toBe('Contoso Desk.');
    body.choices[0].message.content = '<think>Northwind?';
    body.choices[0].finish_reason = 'length';
    expect((await ask({ body })).answer).toMatchObject({ outcome: 'truncated', text: '' });
  });

  it.each([
    ['length', 'Northwind', 'truncated'],
    ['content_filter', null, 'blocked'],
    ['stop', null, 'empty'],
    ['stop', '  \n', 'empty'],
  ])('that ends with %s and text %j is %s', async (finish, content, outcome) => {
    const body = fixture('openai-compatible-answered');
    body.choices[0] = { index: 0, message: { role: 'assistant', content }, finish_reason: finish };
    body.usage = undefined;
    const { answer } = await ask({ body });
    expect(answer).toMatchObject({ outcome, usage: { inputTokens: null } });
  });
});

it.each([
  [
    404,
    { error: { message: 'model "x" not found', type: 'api_error', param: null, code: null } },
    'api_error',
  ],
  [404, { error: { message: 'no such model', type: 'NotFoundError', code: 404 } }, 'NotFoundError'],
  [400, { object: 'error', message: 'bad', type: 'BadRequestError', code: 400 }, 'BadRequestError'],
  [400, { error: 'model is required' }, undefined],
])('reads error bodies of status %i in every form', async (status, body, code) => {
  const error = await ask({ status, body }).catch((caught) => caught);
  expect(error).toMatchObject({ kind: 'invalid', detail: { status } });
  expect(error.detail.code).toBe(code);
});

it('tells a body that breaks its format from an empty answer', async () => {
  const body = fixture('openai-compatible-answered');
  body.choices[0].message.content = 42;
  await expect(ask({ body })).rejects.toMatchObject({ kind: 'malformed' });
});

it('is out of credit at a metered gateway', async () => {
  const body = { error: { type: 'insufficient_quota', code: 'insufficient_quota', message: 'x' } };
  await expect(ask({ status: 429, body })).rejects.toMatchObject({ kind: 'quota', retryable: false });
});

it('is probed by listing models', async () => {
  const { context } = fakeEngine([{ body: { data: [{ id: 'llama3.3' }] } }], { baseUrl });
  expect(await openaiCompatible.probe(context)).toEqual({ model: 'llama3.3' });
});

import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, secret } from '../../test/fake-engine.ts';
import { EngineError } from '../error.ts';
import { openai } from './index.ts';

async function ask(body: unknown) {
  const { context, requests } = fakeEngine([{ body, headers: { 'x-request-id': 'req_1' } }]);
  return { answer: await openai.ask(question, context), requests };
}

describe('the request', () => {
  it('searches from the location, stores nothing, and sends no sampling parameter', async () => {
    const { requests } = await ask(fixture('openai-answered'));
    expect(requests[0]).toMatchObject({ method: 'POST', url: 'https://api.openai.com/v1/responses' });
    expect(requests[0]?.headers).toEqual({ authorization: `Bearer ${secret}` });
    expect(requests[0]?.body).toEqual({
      model: 'chat-latest',
      input: question.prompt,
      tools: [
        {
          type: 'web_search',
          user_location: { type: 'approximate', country: 'DE', city: 'Berlin', timezone: 'Europe/Berlin' },
        },
      ],
      tool_choice: 'auto',
      include: ['web_search_call.action.sources'],
      max_output_tokens: 8_000,
      store: false,
    });
  });

  it('names no location explicitly, since leaving it out means the United States', async () => {
    const { context, requests } = fakeEngine([{ body: fixture('openai-answered') }], {
      baseUrl: 'http://127.0.0.1:9/openai/v1/',
    });
    await openai.ask(
      { ...question, locale: { country: null, language: null }, model: 'gpt-6-luna' },
      context,
    );
    expect(requests[0]?.url).toBe('http://127.0.0.1:9/openai/v1/responses');
    expect(requests[0]?.body).toMatchObject({
      model: 'gpt-6-luna',
      tools: [{ type: 'web_search', user_location: { type: 'approximate' } }],
    });
  });
});

describe('an answer', () => {
  it('is read with citations, sources, queries, usage and cost', async () => {
    const { answer } = await ask(fixture('openai-answered'));
    expect(answer).toMatchObject({
      outcome: 'answered',
      searched: true,
      searchQueries: ['best crm for small cafe 2026', 'northwind crm vs contoso desk'],
      modelRequested: 'chat-latest',
      modelServed: 'gpt-6.2-sol',
      providerId: 'resp_0f3b1c7e52a84d1f006a1f0c2e55d081',
      requestId: 'req_1',
      finishReason: 'completed',
      usage: {
        inputTokens: 12873,
        cachedInputTokens: 3584,
        outputTokens: 742,
        reasoningTokens: 410,
        searches: 1,
      },
    });
    expect(answer.cost.basis).toBe('computed');
    expect(answer.cost.usd).toBeCloseTo(0.03636, 5);
    expect(answer.sources.map(({ url }) => url)).toEqual([
      'https://www.example.com/best-crm-2026',
      'https://reviews.example.org/contoso-desk',
      'https://blog.example.net/fabrikam-one',
    ]);
    expect(answer.citations.map(({ start, end }) => answer.text.slice(start ?? 0, end ?? 0))).toEqual([
      '([example.com](https://www.example.com/best-crm-2026?utm_source=openai))',
      '([reviews.example.org](https://reviews.example.org/contoso-desk))',
    ]);
  });

  it('keeps every citation of a page that is cited twice', async () => {
    const body = fixture('openai-answered');
    const [part] = body.output[4].content;
    part.annotations.push({ ...part.annotations[0] });
    expect((await ask(body)).answer.citations).toHaveLength(3);
  });

  it('without a search is an answer that did not search', async () => {
    const body = fixture('openai-answered');
    body.output = [body.output[4]];
    body.output[0].content[0].annotations = [];
    const { answer } = await ask(body);
    expect(answer).toMatchObject({ outcome: 'answered', searched: false, searchQueries: [], citations: [] });
    expect(answer.usage.searches).toBe(0);
  });

  it('may search and cite nothing', async () => {
    const body = fixture('openai-answered');
    body.output[4].content[0].annotations = [];
    const { answer } = await ask(body);
    expect(answer).toMatchObject({ searched: true, citations: [] });
    expect(answer.sources).toHaveLength(3);
  });

  it.each([
    ['UTF-16 units', (text: string, index: number) => text.slice(0, index).length],
    ['code points', (text: string, index: number) => [...text.slice(0, index)].length],
  ])('has UTF-16 offsets behind emoji when the wire counts %s', async (_, place) => {
    const text = 'Für Cafés ☕ und 🍰🍰: Northwind CRM ([example.com](https://www.example.com/a)) 👩‍🍳.';
    const start = text.indexOf('([');
    const end = text.indexOf('))') + 2;
    const body = fixture('openai-answered');
    body.output[4].content[0] = {
      type: 'output_text',
      text,
      annotations: [
        {
          type: 'url_citation',
          url: 'https://www.example.com/a',
          title: null,
          start_index: place(text, start),
          end_index: place(text, end),
        },
      ],
    };
    expect((await ask(body)).answer.citations[0]).toMatchObject({ start, end });
  });

  it('loses an offset out of range, not the citation', async () => {
    const body = fixture('openai-answered');
    body.output[4].content[0].annotations[0].start_index = 99_999;
    expect((await ask(body)).answer.citations[0]).toMatchObject({ start: null, end: null });
  });

  it('is the final message and not the commentary before it', async () => {
    const body = fixture('openai-answered');
    const final = body.output[4];
    const commentary = {
      ...final,
      phase: 'commentary',
      content: [{ type: 'output_text', text: 'Looking that up.', annotations: [] }],
    };
    body.output.splice(0, 1, commentary);
    expect((await ask(body)).answer.text).toBe(final.content[0].text);
    final.phase = undefined;
    expect((await ask(body)).answer.text).toBe(final.content[0].text);
  });

  it('is read from old and unfinished search calls, and around unknown items', async () => {
    const body = fixture('openai-answered');
    body.output[1].action.queries = undefined;
    body.output[1].action.sources.push({ type: 'api', name: 'oai-weather' });
    body.output[1].status = 'searching';
    body.output[2].action.url = null;
    body.output.push({ type: 'memory_recall_call', memory: [] }, null, 7);
    const { answer } = await ask(body);
    expect(answer.searchQueries).toEqual(['best crm for small cafe 2026']);
    expect(answer.sources).toHaveLength(3);
  });
});

describe('a measured outcome', () => {
  it.each([
    ['openai-refused', 'refused', "I can't help with that."],
    ['openai-truncated', 'truncated', null],
  ])('%s', async (name, outcome, refusal) => {
    const { answer } = await ask(fixture(name));
    expect(answer).toMatchObject({ outcome, refusal, text: '', citations: [] });
  });

  it('blocked by a filter, and empty', async () => {
    const body = fixture('openai-truncated');
    body.incomplete_details.reason = 'content_filter';
    expect((await ask(body)).answer.outcome).toBe('blocked');
    expect((await ask({ ...body, status: 'completed', incomplete_details: null })).answer.outcome).toBe(
      'empty',
    );
    const azure = fakeEngine([
      { status: 400, body: { error: { code: 'content_filter', message: 'filtered' } } },
    ]);
    expect((await openai.ask(question, azure.context)).outcome).toBe('blocked');
  });
});

describe('a failure', () => {
  async function failure(reply: Parameters<typeof fakeEngine>[0][number]): Promise<EngineError> {
    const error = await openai.ask(question, fakeEngine([reply]).context).catch((caught) => caught);
    expect(error).toBeInstanceOf(EngineError);
    return error;
  }

  it('can come with HTTP 200', async () => {
    const error = await failure({ body: fixture('openai-failed') });
    expect(error).toMatchObject({ kind: 'overloaded', retryable: true, detail: { code: 'server_error' } });
  });

  it.each([
    [{ 'retry-after': '1' }, 1_000],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:07 GMT' }, 7_000],
    [{}, 2_100],
  ])('of rate says how long to wait: %o', async (headers, retryAfterMs) => {
    const error = await failure({ status: 429, headers, body: fixture('openai-rate-limited') });
    expect(error).toMatchObject({ kind: 'rate', retryable: true, detail: { retryAfterMs } });
  });

  it.each([
    'insufficient_quota',
    'credit_balance_exhausted',
    'organization_spend_limit_exceeded',
    'project_spend_limit_exceeded',
  ])('of credit is not retried: %s', async (code) => {
    const error = await failure({ status: 429, body: { error: { code, message: 'x', type: 'y' } } });
    expect(error).toMatchObject({ kind: 'quota', retryable: false });
  });

  it('names the code and repeats neither key nor body', async () => {
    const error = await failure({
      status: 401,
      body: { error: { code: 'invalid_api_key', message: `Incorrect API key provided: ${secret}` } },
    });
    expect(error).toMatchObject({ kind: 'auth', retryable: false });
    expect(error.message).toBe('OpenAI refused the credential (HTTP 401, invalid_api_key)');
    expect(JSON.stringify(error)).not.toContain(secret);
    const parameter = await failure({ status: 400, body: fixture('openai-unsupported-parameter') });
    expect(parameter).toMatchObject({ kind: 'invalid', detail: { code: 'unsupported_parameter' } });
  });

  it.each([
    [500, '<html>', 'overloaded'],
    [502, '<html><h1>Bad gateway</h1></html>', 'overloaded'],
    [200, '<html>', 'malformed'],
    [200, '{"id":"resp_1","output":[', 'malformed'],
    [200, '{"hello":"world"}', 'malformed'],
    [200, '', 'malformed'],
  ])('is told by status %i with body %s', async (status, text, kind) => {
    expect(await failure({ status, text })).toMatchObject({ kind, retryable: true, detail: { status } });
  });

  it('obeys the header that says whether to retry', async () => {
    const headers = { 'x-should-retry': 'false' };
    expect((await failure({ status: 503, headers, text: '' })).retryable).toBe(false);
    expect((await failure({ status: 400, headers: { 'x-should-retry': 'true' }, text: '' })).retryable).toBe(
      true,
    );
  });
});

it('is probed by listing models', async () => {
  const { context, requests } = fakeEngine([{ body: { object: 'list', data: [{ id: 'chat-latest' }] } }]);
  expect(await openai.probe(context)).toEqual({ model: 'chat-latest' });
  expect(requests[0]).toMatchObject({ method: 'GET', url: 'https://api.openai.com/v1/models' });
});

import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret } from '../../test/fake-engine.ts';
import { anthropic } from './index.ts';

async function ask(...replies: Reply[]) {
  const { context, requests } = fakeEngine(replies);
  return { answer: await anthropic.ask(question, context), requests };
}

async function failure(...replies: Reply[]) {
  return ask(...replies).catch((error) => error);
}

describe('the request', () => {
  it('searches from the location with the tool that shows its results', async () => {
    const { requests } = await ask({ body: fixture('anthropic-answered') });
    expect(requests[0]).toEqual({
      method: 'POST',
      url: 'https://api.anthropic.com/v1/messages',
      headers: { 'x-api-key': secret, 'anthropic-version': '2023-06-01' },
      body: {
        model: 'claude-sonnet-5-5',
        max_tokens: 8_000,
        messages: [{ role: 'user', content: question.prompt }],
        tools: [
          {
            type: 'web_search_20250305',
            name: 'web_search',
            max_uses: 5,
            user_location: { type: 'approximate', city: 'Berlin', country: 'DE', timezone: 'Europe/Berlin' },
          },
        ],
      },
    });
  });

  it('has no location when there is none', async () => {
    const { context, requests } = fakeEngine([{ body: fixture('anthropic-answered') }]);
    await anthropic.ask({ ...question, locale: { country: null, language: 'de' } }, context);
    expect(JSON.stringify(requests[0]?.body)).not.toContain('user_location');
  });
});

describe('an answer', () => {
  it('is joined without separators, without the talk before the search, with spans as offsets', async () => {
    const { answer } = await ask({ body: fixture('anthropic-answered') });
    expect(answer.text).toBe(
      'Two tools come up most often. Northwind CRM is ranked first for small cafés, and Contoso Desk costs less for teams under five.',
    );
    expect(answer.citations.map(({ start, end }) => answer.text.slice(start ?? 0, end ?? 0))).toEqual([
      'Northwind CRM is ranked first for small cafés',
      'Contoso Desk costs less for teams under five',
    ]);
    expect(answer.citations[0]?.citedText).toBe(
      'After six weeks in three cafés, Northwind CRM is our top pick...',
    );
    expect(answer).toMatchObject({
      outcome: 'answered',
      searched: true,
      searchQueries: ['best CRM small café 2026 review'],
      modelServed: 'claude-sonnet-5-5',
      finishReason: 'end_turn',
      usage: {
        inputTokens: 14210,
        cachedInputTokens: 0,
        outputTokens: 388,
        reasoningTokens: 96,
        searches: 1,
      },
    });
    expect(answer.sources).toHaveLength(2);
    expect(answer.cost.usd).toBeCloseTo(0.0423, 5);
  });

  it('keeps an earlier run of text that cites', async () => {
    const body = fixture('anthropic-answered');
    const cited = body.content[4];
    body.content.unshift({ ...cited, text: 'Northwind leads.' }, { ...body.content[1] });
    const { answer } = await ask({ body });
    expect(answer.text.startsWith('Northwind leads.\n\nTwo tools')).toBe(true);
    expect(answer.citations[1]).toMatchObject({ start: answer.text.indexOf('Northwind CRM is') });
  });

  it('without a search did not search', async () => {
    const body = fixture('anthropic-answered');
    body.content = [{ type: 'text', text: 'Northwind CRM.' }];
    body.usage.server_tool_use = null;
    const { answer } = await ask({ body });
    expect(answer).toMatchObject({ outcome: 'answered', searched: false, searchQueries: [], citations: [] });
  });

  it('may come from an empty result list, with null titles and unknown blocks', async () => {
    const body = fixture('anthropic-answered');
    body.content[2].content = [];
    body.content[4].citations[0].title = null;
    body.content.push({ type: 'container_upload', file_id: 'x' });
    const { answer } = await ask({ body });
    expect(answer).toMatchObject({ outcome: 'answered', searched: true, sources: [] });
    expect(answer.citations[0]?.title).toBeNull();
  });

  it('survives a search that stopped at the cap', async () => {
    const body = fixture('anthropic-answered');
    const error = { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' };
    body.content.splice(3, 0, {
      type: 'web_search_tool_result',
      tool_use_id: 'srvtoolu_01X',
      content: error,
    });
    expect((await ask({ body })).answer).toMatchObject({ outcome: 'answered', searched: true });
  });
});

describe('a paused turn', () => {
  it('is continued with its content as it came, and every turn is counted', async () => {
    const paused = fixture('anthropic-answered');
    paused.stop_reason = 'pause_turn';
    paused.content = paused.content.slice(0, 3);
    const rest = fixture('anthropic-answered');
    rest.content = rest.content.slice(3);
    const { answer, requests } = await ask({ body: paused }, { body: rest });
    expect(requests[1]?.body).toMatchObject({
      messages: [
        { role: 'user', content: question.prompt },
        { role: 'assistant', content: paused.content },
      ],
    });
    expect(answer).toMatchObject({
      outcome: 'answered',
      usage: { inputTokens: 28420, outputTokens: 776, searches: 2 },
    });
    expect(JSON.parse(answer.raw)).toEqual([paused, rest]);
    expect(answer.text.startsWith('Two tools come up')).toBe(true);
    expect(answer.citations).toHaveLength(2);
  });

  it('that never ends is truncated', async () => {
    const paused = fixture('anthropic-answered');
    paused.stop_reason = 'pause_turn';
    const { answer, requests } = await ask(...Array.from({ length: 6 }, () => ({ body: paused })));
    expect(requests).toHaveLength(6);
    expect(answer.outcome).toBe('truncated');
  });

  it('that fails later may have been billed', async () => {
    const paused = { ...fixture('anthropic-answered'), stop_reason: 'pause_turn' };
    const error = await failure({ body: paused }, { status: 529, body: {} });
    expect(error).toMatchObject({ kind: 'overloaded', detail: { status: 529, maybeBilled: true } });
  });
});

describe('a measured outcome', () => {
  it.each([
    ['max_tokens', 'truncated'],
    ['model_context_window_exceeded', 'truncated'],
    ['end_turn', 'answered'],
  ])('%s is %s', async (stop_reason, outcome) => {
    const { answer } = await ask({ body: { ...fixture('anthropic-answered'), stop_reason } });
    expect(answer.outcome).toBe(outcome);
  });

  it('refused, with or without content', async () => {
    const stop_details = { type: 'refusal', category: 'cyber', explanation: 'I will not help with this.' };
    const body = { ...fixture('anthropic-answered'), stop_reason: 'refusal', stop_details };
    expect((await ask({ body })).answer).toMatchObject({
      outcome: 'refused',
      refusal: 'I will not help with this.',
      text: '',
      citations: [],
    });
    const silent = { ...body, content: [], stop_details: null };
    expect((await ask({ body: silent })).answer.outcome).toBe('refused');
  });

  it('empty', async () => {
    const body = { ...fixture('anthropic-answered'), content: [] };
    expect((await ask({ body })).answer.outcome).toBe('empty');
  });
});

describe('a failure', () => {
  it.each(['too_many_requests', 'unavailable'])('of all searches is no answer: %s', async (error_code) => {
    const body = fixture('anthropic-answered');
    body.content[2].content = { type: 'web_search_tool_result_error', error_code };
    const error = await failure({ body });
    expect(error).toMatchObject({
      kind: 'overloaded',
      retryable: true,
      detail: { code: error_code, maybeBilled: true },
    });
  });

  it('of rate waits as it is told, and of spending is not retried', async () => {
    const body = fixture('anthropic-rate-limited');
    const rate = await failure({ status: 429, headers: { 'retry-after': '12' }, body });
    expect(rate).toMatchObject({ kind: 'rate', detail: { retryAfterMs: 12_000, code: 'rate_limit_error' } });
    body.error.details = { error_code: 'enforced_spend_limit_reached' };
    expect(await failure({ status: 429, body })).toMatchObject({ kind: 'quota', retryable: false });
    body.error.details = { error_code: 'ramp_limit_exceeded' };
    expect(await failure({ status: 429, body })).toMatchObject({ kind: 'rate', retryable: true });
    const cap = {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'You have reached your specified API usage limits.' },
    };
    expect(await failure({ status: 400, body: cap })).toMatchObject({ kind: 'quota' });
  });

  it.each([
    [400, 'invalid', false],
    [401, 'auth', false],
    [402, 'quota', false],
    [403, 'auth', false],
    [404, 'invalid', false],
    [409, 'overloaded', true],
    [413, 'invalid', false],
    [500, 'overloaded', true],
    [504, 'overloaded', true],
    [529, 'overloaded', true],
  ])('with HTTP %i is %s', async (status, kind, retryable) => {
    const error = await failure({
      status,
      body: { type: 'error', error: { type: 'x_error', message: secret } },
    });
    expect(error).toMatchObject({ kind, retryable, detail: { code: 'x_error' } });
    expect(error.message).not.toContain(secret);
  });

  it('is an answer that cannot be read', async () => {
    expect(await failure({ text: '<html>' })).toMatchObject({
      kind: 'malformed',
      detail: { maybeBilled: true },
    });
    expect(await failure({ body: { type: 'message' } })).toMatchObject({ kind: 'malformed' });
  });
});

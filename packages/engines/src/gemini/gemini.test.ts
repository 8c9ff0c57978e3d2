import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret } from '../../test/fake-engine.ts';
import { gemini } from './index.ts';

async function ask(reply: Reply, now?: string) {
  const { context, requests } = fakeEngine([reply]);
  const at = now === undefined ? context : { ...context, now: () => Date.parse(now) };
  return { answer: await gemini.ask(question, at), request: requests[0] };
}

it('asks with grounding and the language, and keeps the key out of the URL', async () => {
  const { request } = await ask({ body: fixture('gemini-answered') });
  expect(request).toEqual({
    method: 'POST',
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-3.8-flash:generateContent',
    headers: { 'x-goog-api-key': secret },
    body: {
      contents: [{ role: 'user', parts: [{ text: question.prompt }] }],
      tools: [{ google_search: {} }],
      toolConfig: { retrievalConfig: { languageCode: 'de' } },
      generationConfig: { maxOutputTokens: 8_000 },
    },
  });
});

describe('an answer', () => {
  it('has byte offsets turned into UTF-16 and redirects into the domain', async () => {
    const { answer } = await ask({ body: fixture('gemini-answered') });
    const cited = answer.citations.map(({ url, start, end }) => [
      url,
      answer.text.slice(start ?? 0, end ?? 0),
    ]);
    expect(cited).toEqual([
      ['https://example.com/', 'Für ein kleines Café wird meist Northwind CRM empfohlen.'],
      ['https://blog.example.net/', 'Für ein kleines Café wird meist Northwind CRM empfohlen.'],
      ['https://reviews.example.org/', 'Contoso Desk ist für Teams unter fünf Personen günstiger.'],
    ]);
    expect(answer.citations[0]?.urlRaw).toContain('vertexaisearch.cloud.google.com/grounding-api-redirect/');
    expect(answer).toMatchObject({
      outcome: 'answered',
      searched: true,
      modelServed: 'gemini-3.8-flash',
      providerId: 'Qk8fabcDEF1234',
      usage: { inputTokens: 166, outputTokens: 449, reasoningTokens: 388, searches: 3 },
    });
    expect(answer.searchQueries).toHaveLength(3);
    expect(answer.sources.map(({ url }) => url)).toEqual([
      'https://example.com/',
      'https://reviews.example.org/',
      'https://blog.example.net/',
    ]);
    expect(answer.cost.usd).toBeCloseTo(0.04381, 5);
  });

  it('counts from its own part, behind thoughts and emoji', async () => {
    const body = fixture('gemini-answered');
    const [candidate] = body.candidates;
    const second = '☕🍰 Northwind führt.';
    candidate.content.parts = [
      { text: 'Erst überlegen.', thought: true },
      { text: 'Cafés 🍰. ' },
      { text: second },
    ];
    const start = Buffer.byteLength('☕🍰 ');
    const segment = {
      partIndex: 2,
      startIndex: start,
      endIndex: start + Buffer.byteLength('Northwind führt.'),
    };
    candidate.groundingMetadata.groundingSupports = [{ segment, groundingChunkIndices: [0] }];
    const { answer } = await ask({ body });
    expect(answer.text).toBe(`Cafés 🍰. ${second}`);
    const [citation] = answer.citations;
    expect(answer.text.slice(citation?.start ?? 0, citation?.end ?? 0)).toBe('Northwind führt.');
  });

  it('finds a segment by its text when the bytes are wrong, and else drops only the place', async () => {
    const body = fixture('gemini-answered');
    const supports = body.candidates[0].groundingMetadata.groundingSupports;
    supports[1].segment.startIndex = 3;
    supports[0].segment = { endIndex: 9_999, text: 'not in the answer' };
    const { answer } = await ask({ body });
    expect(answer.citations[0]).toMatchObject({ start: null, end: null });
    const moved = answer.citations[2];
    expect(answer.text.slice(moved?.start ?? 0, moved?.end ?? 0)).toBe(supports[1].segment.text);
  });

  it('that was not grounded did not search', async () => {
    const body = fixture('gemini-answered');
    body.candidates[0].groundingMetadata = undefined;
    expect((await ask({ body })).answer).toMatchObject({ searched: false, searchQueries: [], citations: [] });
    body.candidates[0].groundingMetadata = {};
    expect((await ask({ body })).answer.searched).toBe(false);
  });

  it('may search and cite nothing', async () => {
    const body = fixture('gemini-answered');
    body.candidates[0].groundingMetadata.groundingSupports = undefined;
    const { answer } = await ask({ body });
    expect(answer).toMatchObject({ searched: true, citations: [] });
    expect(answer.sources).toHaveLength(3);
  });

  it('costs what the price list of its day says', async () => {
    const cost = async (now: string) =>
      (await ask({ body: fixture('gemini-answered') }, now)).answer.cost.usd ?? 0;
    const fee = 3 * 0.014;
    expect((await cost('2027-01-01T00:00:00Z')) - fee).toBeCloseTo(
      2 * ((await cost('2026-12-31T23:59:59Z')) - fee),
      9,
    );
  });
});

describe('a measured outcome', () => {
  it('blocked prompt', async () => {
    const { answer } = await ask({ body: fixture('gemini-blocked') });
    expect(answer).toMatchObject({ outcome: 'blocked', finishReason: 'PROHIBITED_CONTENT', text: '' });
  });

  it.each([
    ['MAX_TOKENS', 'truncated'],
    ['SAFETY', 'blocked'],
    ['RECITATION', 'blocked'],
    ['OTHER', 'blocked'],
    ['SOMETHING_NEW', 'truncated'],
    ['STOP', 'answered'],
  ])('%s is %s', async (finishReason, outcome) => {
    const body = fixture('gemini-answered');
    body.candidates[0].finishReason = finishReason;
    const { answer } = await ask({ body });
    expect(answer).toMatchObject({ outcome, finishReason });
    expect(answer.text).not.toBe('');
  });

  it('empty although it stopped as it should', async () => {
    const body = fixture('gemini-answered');
    body.candidates[0].content = { role: 'model' };
    expect((await ask({ body })).answer.outcome).toBe('empty');
  });
});

describe('a failure', () => {
  const failure = (reply: Reply) => ask(reply).catch((error) => error);

  it('of rate waits as the body says', async () => {
    const error = await failure({ status: 429, body: fixture('gemini-rate-limited') });
    expect(error).toMatchObject({
      kind: 'rate',
      detail: { retryAfterMs: 34_400, code: 'RESOURCE_EXHAUSTED' },
    });
    const list = await failure({ status: 429, body: [fixture('gemini-rate-limited')] });
    expect(list.detail.retryAfterMs).toBe(34_400);
  });

  it('of the daily quota waits for midnight in California', async () => {
    const body = fixture('gemini-rate-limited');
    body.error.details[0].violations[0].quotaId = 'GenerateRequestsPerDayPerProjectPerModel';
    const error = await failure({ status: 429, body });
    expect(error).toMatchObject({
      kind: 'quota',
      retryable: false,
      detail: { retryAfterMs: 20 * 3_600_000 },
    });
  });

  it.each([
    [400, { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } }, 'auth'],
    [400, { error: { status: 'INVALID_ARGUMENT' } }, 'invalid'],
    [402, { error: { status: 'FAILED_PRECONDITION' } }, 'quota'],
    [403, { error: { status: 'PERMISSION_DENIED' } }, 'auth'],
    [404, { error: { status: 'NOT_FOUND' } }, 'invalid'],
    [503, { error: { status: 'UNAVAILABLE' } }, 'overloaded'],
  ])('HTTP %i with %o is %s', async (status, body, kind) => {
    expect(await failure({ status, body })).toMatchObject({ kind });
  });

  it('of the model comes with HTTP 200', async () => {
    const body = fixture('gemini-answered');
    body.candidates[0].finishReason = 'MALFORMED_RESPONSE';
    expect(await failure({ body })).toMatchObject({ kind: 'overloaded', detail: { maybeBilled: true } });
    expect(await failure({ body: {} })).toMatchObject({ kind: 'malformed' });
    const lie = { candidates: 'see above', usageMetadata: { promptTokenCount: [] } };
    expect(await failure({ body: lie })).toMatchObject({ kind: 'malformed' });
  });
});

import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret } from '../../test/fake-engine.ts';
import { perplexity } from './index.ts';

async function ask(reply: Reply, model: string | null = null) {
  const { context, requests } = fakeEngine([reply]);
  return { answer: await perplexity.ask({ ...question, model }, context), request: requests[0] };
}

it('asks the agent, by preset or by model, with location and language', async () => {
  const { request } = await ask({ body: fixture('perplexity-answered') });
  expect(request).toEqual({
    method: 'POST',
    url: 'https://api.perplexity.ai/v1/agent',
    headers: { authorization: `Bearer ${secret}` },
    body: {
      preset: 'fast',
      input: question.prompt,
      tools: [{ type: 'web_search', user_location: { country: 'DE', city: 'Berlin' } }],
      language_preference: 'de',
      max_output_tokens: 8_000,
      stream: false,
      store: false,
    },
  });
  const named = await ask({ body: fixture('perplexity-answered') }, 'perplexity/sonar');
  expect(named.request?.body).toMatchObject({ model: 'perplexity/sonar' });
});

describe('an answer', () => {
  it('has its marks resolved and its reported cost', async () => {
    const { answer } = await ask({ body: fixture('perplexity-answered') });
    expect(answer).toMatchObject({
      outcome: 'answered',
      searched: true,
      searchQueries: ['best CRM small cafe 2026', 'Northwind CRM vs Contoso Desk'],
      modelRequested: 'fast',
      modelServed: 'perplexity/sonar',
      usage: { inputTokens: 5210, outputTokens: 164, searches: 1 },
      cost: { usd: 0.00421, basis: 'reported' },
    });
    const cited = answer.citations.map(({ url, marker, start, end }) => [
      url,
      marker,
      answer.text.slice(start ?? 0, end ?? 0),
    ]);
    expect(cited).toEqual([
      ['https://www.example.com/best-crm-2026', '[1]', '[1]'],
      ['https://reviews.example.org/contoso-desk', '[2]', '[2]'],
      ['https://www.example.com/best-crm-2026', '[1]', '[1]'],
    ]);
    expect(answer.sources).toHaveLength(3);
  });

  it('ignores marks without a result, labels of links, and code', async () => {
    const body = fixture('perplexity-answered');
    body.output[1].content[0].text = 'A[9] b [1](https://x.example) `c[1]` ```\nd[2]\n``` e🍰[2].';
    const { answer } = await ask({ body });
    expect(answer.citations.map(({ marker, start }) => [marker, start])).toEqual([
      ['[2]', answer.text.lastIndexOf('[2]')],
    ]);
  });

  it('counts a mark that is annotated as well once', async () => {
    const body = fixture('perplexity-answered');
    const [part] = body.output[1].content;
    const start = part.text.indexOf('[1]');
    const url = 'https://www.example.com/best-crm-2026';
    part.annotations = [
      { type: 'url_citation', url, title: 'Best CRM', start_index: start, end_index: start + 3 },
    ];
    const { answer } = await ask({ body });
    expect(answer.citations).toHaveLength(3);
    expect(answer.citations[0]).toMatchObject({ url, title: 'Best CRM', marker: '[1]', start });
  });

  it('takes the ids of the last step when steps count anew', async () => {
    const body = fixture('perplexity-answered');
    const step = structuredClone(body.output[0]);
    step.results = [{ id: 1, title: 'Newer', url: 'https://newer.example/' }];
    body.output.splice(1, 0, step, { type: 'sandbox_call', code: '' });
    const { answer } = await ask({ body });
    expect(answer.citations.map(({ url }) => url)).toEqual([
      'https://newer.example/',
      'https://reviews.example.org/contoso-desk',
      'https://newer.example/',
    ]);
    expect(answer.sources).toHaveLength(4);
  });

  it('did not search, searched without saying what for, or cited nothing', async () => {
    const body = fixture('perplexity-answered');
    body.output[0].queries = undefined;
    body.output[1].content[0].text = 'Northwind.';
    expect((await ask({ body })).answer).toMatchObject({
      searched: true,
      searchQueries: null,
      citations: [],
    });
    body.output.shift();
    expect((await ask({ body })).answer).toMatchObject({ searched: false, searchQueries: [], sources: [] });
  });

  it('is truncated or empty', async () => {
    const body = fixture('perplexity-answered');
    const cut = { ...body, status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } };
    expect((await ask({ body: cut })).answer.outcome).toBe('truncated');
    body.output.pop();
    expect((await ask({ body })).answer.outcome).toBe('empty');
  });

  it('is priced by the list when no cost is reported', async () => {
    const body = fixture('perplexity-answered');
    body.usage.cost = undefined;
    const { cost } = (await ask({ body })).answer;
    expect(cost.basis).toBe('computed');
    expect(cost.usd).toBeCloseTo((5210 * 0.25 + 164 * 2.5) / 1e6 + 0.0025, 8);
  });
});

describe('a failure', () => {
  const failure = (reply: Reply) => ask(reply).catch((error) => error);

  it('names the old endpoint as a wrong request', async () => {
    const error = await failure({ status: 403, body: fixture('perplexity-old-endpoint') });
    expect(error).toMatchObject({ kind: 'invalid', detail: { code: 'chat_completions_not_available' } });
  });

  it.each([
    [401, { error: { type: 'unauthorized', code: 401 } }, 'auth'],
    [401, { error: { type: 'insufficient_quota', code: 401 } }, 'quota'],
    [422, { detail: [{ loc: ['body', 'input'], msg: 'Field required', type: 'missing' }] }, 'invalid'],
    [429, { error: { type: 'rate_limit_exceeded', code: 429 } }, 'rate'],
    [500, 'oops', 'overloaded'],
    [200, { status: 'failed', error: { code: 'upstream_error' }, output: [] }, 'overloaded'],
    [200, { status: 'queued', output: [] }, 'overloaded'],
    [200, { choices: [] }, 'malformed'],
  ])('HTTP %i with %o is %s', async (status, body, kind) => {
    expect(await failure({ status, body })).toMatchObject({ kind });
  });
});

it('is probed with a few tokens and no search', async () => {
  const { context, requests } = fakeEngine([{ body: fixture('perplexity-answered') }]);
  await perplexity.probe(context);
  expect(requests[0]?.body).toMatchObject({ model: 'perplexity/sonar', max_output_tokens: 16 });
  expect(requests[0]?.body).not.toHaveProperty('tools');
});

import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret, throughQueue } from '../../test/fake-engine.ts';
import { googleAiMode } from './index.ts';

const login = 'me@example.com:p4ss:word';

async function ask(reply: Reply, given = secret, asked = question) {
  const replies = given === login ? throughQueue(reply) : [reply];
  const { context, requests } = fakeEngine(replies, { secret: given });
  return { answer: await googleAiMode.ask(asked, context), request: requests[0], requests };
}

describe('through SerpApi', () => {
  it('searches afresh in the country and language', async () => {
    const { request } = await ask({ body: fixture('serpapi-ai-mode') });
    const url = new URL(request?.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe('https://serpapi.com/search.json');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      engine: 'google_ai_mode',
      q: question.prompt,
      gl: 'de',
      hl: 'de',
      device: 'desktop',
      no_cache: 'true',
      api_key: secret,
    });
    const locale = { country: 'GB', language: 'en' };
    expect(url.searchParams.has('location')).toBe(false);
    const british = await ask({ body: fixture('serpapi-ai-mode') }, secret, { ...question, locale });
    expect(new URL(british.request?.url ?? '').searchParams.get('gl')).toBe('uk');
  });

  it('searches in a region, by the name that Google has for it', async () => {
    const inRegion = (region: string) => ({
      ...question,
      locale: { ...question.locale, country: region.slice(0, 2), region },
    });
    const { request } = await ask({ body: fixture('serpapi-ai-mode') }, secret, inRegion('US-CA'));
    expect(new URL(request?.url ?? '').searchParams.get('location')).toBe('California,United States');
    const unknown = { status: 400, body: { error: 'Unsupported `Atlantis` location - location parameter.' } };
    await expect(ask(unknown, secret, inRegion('US-CA'))).rejects.toMatchObject({
      kind: 'invalid',
      detail: { code: 'unsupported_region' },
    });
  });

  it('reads the tree of blocks with the place of each citation', async () => {
    const { answer } = await ask({ body: fixture('serpapi-ai-mode') });
    expect(answer).toMatchObject({
      outcome: 'answered',
      text: [
        'Northwind CRM is the most recommended option for small cafés.\n',
        '## Top options\n',
        '- Contoso Desk: cheaper for teams under five.',
        '- Fabrikam One: newest.',
      ].join('\n'),
      searched: true,
      searchQueries: null,
      providerId: '673f0a1b2c3d4e5f60718293',
      usage: { searches: 1 },
      cost: { usd: null, basis: 'unknown' },
    });
    const cited = answer.citations.map(({ url, start, end }) => [
      url,
      answer.text.slice(start ?? 0, end ?? 0),
    ]);
    expect(cited).toEqual([
      [
        'https://www.example.com/best-crm-2026',
        'Northwind CRM is the most recommended option for small cafés.',
      ],
      [
        'https://blog.example.net/fabrikam-one',
        'Northwind CRM is the most recommended option for small cafés.',
      ],
      ['https://reviews.example.org/contoso-desk', 'Contoso Desk: cheaper for teams under five.'],
      ['https://blog.example.net/fabrikam-one', 'Fabrikam One: newest.'],
    ]);
    expect(answer.sources).toHaveLength(3);
  });

  it('reads nested lists, tables, and unknown blocks', async () => {
    const body = fixture('serpapi-ai-mode');
    body.text_blocks = [
      {
        type: 'list',
        list: [
          { title: 'Northwind:', snippet: 'first', list: [{ snippet: 'deep', reference_indexes: [1] }] },
        ],
      },
      {
        type: 'table',
        table: [
          ['Tool', 'Price'],
          ['Contoso', '9'],
        ],
      },
      { type: 'expandable', title: 'More', text_blocks: [{ type: 'paragraph', snippet: 'inner' }] },
      { type: 'hologram', beam: 1 },
      null,
    ];
    const { answer } = await ask({ body });
    expect(answer.text).toContain('- **Northwind**: first\n  - deep\n');
    expect(answer.text).toContain('| Contoso | 9 |');
    expect(answer.text).toContain('**More**\ninner');
    expect(answer.text.slice(answer.citations[0]?.start ?? 0, answer.citations[0]?.end ?? 0)).toBe('deep');
  });

  it('unwraps the links that Google wraps', async () => {
    const body = fixture('serpapi-ai-mode');
    const target = 'https://reviews.example.org/contoso-desk?a=1';
    body.references[1].link = `https://www.google.com/url?q=${encodeURIComponent(target)}&sa=U`;
    const { answer } = await ask({ body });
    expect(answer.citations[2]).toMatchObject({ url: target, urlRaw: body.references[1].link });
    expect(answer.sources[1]?.url).toBe(target);
  });

  it('takes references that no block refers to as citations without a place', async () => {
    const body = fixture('serpapi-ai-mode');
    body.text_blocks = [{ type: 'paragraph', snippet: 'Northwind.' }];
    const { answer } = await ask({ body });
    expect(answer.citations.map(({ start }) => start)).toEqual([null, null, null]);
  });

  it('tells no results from no answer', async () => {
    const error = "Google hasn't returned any results for this query.";
    expect((await ask({ body: { search_metadata: { status: 'Success' }, error } })).answer.outcome).toBe(
      'empty',
    );
    const none = { search_metadata: { status: 'Success' }, text_blocks: [], references: [] };
    expect((await ask({ body: none })).answer).toMatchObject({ outcome: 'not_shown', searched: null });
  });

  it.each([
    [401, { error: 'Invalid API key.' }, 'auth'],
    [429, { error: 'Your account has run out of searches.' }, 'quota'],
    [429, { error: 'You are exceeding your hourly throughput limit.' }, 'rate'],
    [503, {}, 'overloaded'],
    [200, { search_metadata: { status: 'Error' }, error: 'We could not fetch it.' }, 'overloaded'],
    [200, { search_metadata: { status: 'Processing' } }, 'overloaded'],
    [200, { hello: 1 }, 'malformed'],
    [200, { search_metadata: { status: 42 }, text_blocks: 'see above' }, 'malformed'],
  ])('HTTP %i with %o is %s, and the key in the URL stays out of the error', async (status, body, kind) => {
    const error = await ask({ status, body }).catch((caught) => caught);
    expect(error).toMatchObject({ kind });
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(secret);
  });
});

describe('through DataForSEO', () => {
  it('sends one task to the place of the country', async () => {
    const { request } = await ask({ body: fixture('dataforseo-ai-mode') }, login);
    expect(request).toEqual({
      method: 'POST',
      url: 'https://api.dataforseo.com/v3/serp/google/ai_mode/task_post',
      headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
      body: [
        {
          keyword: question.prompt,
          location_code: 2276,
          language_code: 'de',
          device: 'desktop',
          os: 'windows',
          priority: 2,
        },
      ],
    });
    const locale = { country: null, language: null };
    const bare = await ask({ body: fixture('dataforseo-ai-mode') }, login, { ...question, locale });
    expect(bare.request?.body).toMatchObject([{ location_code: 2840, language_code: 'en' }]);
    const bavaria = { country: 'DE', language: 'de', region: 'DE-BY' };
    const there = await ask({ body: fixture('dataforseo-ai-mode') }, login, { ...question, locale: bavaria });
    expect(there.request?.body).toMatchObject([{ location_name: 'Bavaria,Germany', language_code: 'de' }]);
  });

  it('says that the vendor does not know a region', async () => {
    const { created } = fixture('dataforseo-queue');
    Object.assign(created.tasks[0], {
      status_code: 40501,
      status_message: "Invalid Field: 'location_name'.",
    });
    const locale = { country: 'LI', language: 'de', region: 'LI-11' };
    const { context } = fakeEngine([{ body: created }], { secret: login });
    await expect(googleAiMode.ask({ ...question, locale }, context)).rejects.toMatchObject({
      kind: 'invalid',
      detail: { code: 'unsupported_region' },
    });
  });

  it('keeps the page of the same task', async () => {
    const { answer, requests } = await ask({ body: fixture('dataforseo-ai-mode') }, login);
    const id = fixture('dataforseo-queue').created.tasks[0].id;
    expect(requests.slice(1).map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      `GET /v3/serp/google/ai_mode/task_get/advanced/${id}`,
      `GET /v3/serp/google/ai_mode/task_get/advanced/${id}`,
      `GET /v3/serp/google/ai_mode/task_get/html/${id}`,
    ]);
    expect(answer).toMatchObject({ htmlFrom: 'DataForSEO', providerId: id });
    expect(answer.html).toContain('Northwind CRM is the usual pick.');
    expect(answer.raw).not.toContain('<!doctype');
  });

  it('reads the markdown with its marks and the reported cost', async () => {
    const { answer } = await ask({ body: fixture('dataforseo-ai-mode') }, login);
    expect(answer).toMatchObject({ outcome: 'answered', cost: { usd: 0.0024, basis: 'reported' } });
    expect(answer.citations).toHaveLength(1);
    const [citation] = answer.citations;
    expect(citation).toMatchObject({ url: 'https://www.example.com/best-crm-2026', marker: '[1]' });
    expect(answer.text.slice(citation?.start ?? 0, citation?.end ?? 0)).toBe(
      '[[1]](https://www.example.com/best-crm-2026)',
    );
  });

  it.each([null, []])('is not shown with items %o', async (items) => {
    const body = fixture('dataforseo-ai-mode');
    body.tasks[0].result[0].items = items;
    expect((await ask({ body }, login)).answer.outcome).toBe('not_shown');
  });

  it('is empty when the task found nothing', async () => {
    const body = fixture('dataforseo-ai-mode');
    Object.assign(body.tasks[0], { status_code: 40102, result: null });
    expect((await ask({ body }, login)).answer.outcome).toBe('empty');
  });

  it.each([
    [40501, 'invalid'],
    [40202, 'rate'],
    [40200, 'quota'],
    [40210, 'quota'],
    [40100, 'auth'],
    [40101, 'overloaded'],
    [40401, 'overloaded'],
    [40204, 'quota'],
    [50000, 'overloaded'],
    [20100, 'overloaded'],
  ])('fails with task status %i inside a success', async (status_code, kind) => {
    const body = fixture('dataforseo-ai-mode');
    Object.assign(body.tasks[0], { status_code, result: null });
    await expect(ask({ body }, login)).rejects.toMatchObject({ kind, detail: { code: String(status_code) } });
  });

  it('fails with a status at the top, or with HTTP 401', async () => {
    const top = { status_code: 40200, status_message: 'Payment Required.', tasks: [] };
    await expect(ask({ body: top }, login)).rejects.toMatchObject({ kind: 'quota' });
    await expect(ask({ status: 401, body: { status_code: 40100 } }, login)).rejects.toMatchObject({
      kind: 'auth',
      message: 'DataForSEO refused the credential (HTTP 401, 40100)',
    });
  });
});

it('is probed for free', async () => {
  const serp = fakeEngine([{ body: { total_searches_left: 7 } }]);
  await googleAiMode.probe(serp.context);
  expect(serp.requests[0]?.url).toContain('/account.json?');
  const data = fakeEngine([{ body: { status_code: 20000, tasks: [] } }], { secret: login });
  await googleAiMode.probe(data.context);
  expect(data.requests[0]?.url).toBe('https://api.dataforseo.com/v3/appendix/user_data');
});

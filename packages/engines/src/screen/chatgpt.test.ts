import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret, throughQueue } from '../../test/fake-engine.ts';
import { screens } from './index.ts';

const chatgptUi = screens.find(({ id }) => id === 'chatgpt-ui') ?? expect.fail('no such screen');

describe('through DataForSEO', () => {
  const login = 'me:secret';
  async function ask(body: unknown) {
    const { context, requests } = fakeEngine(throughQueue({ body }), { secret: login });
    return { answer: await chatgptUi.ask(question, context), request: requests[0] };
  }

  it('asks as a visitor would, without forcing a search', async () => {
    const { request } = await ask(fixture('dataforseo-chatgpt'));
    expect(request?.url).toBe('https://api.dataforseo.com/v3/ai_optimization/chat_gpt/llm_scraper/task_post');
    expect(request?.body).toEqual([
      { keyword: question.prompt, location_code: 2276, language_code: 'de', priority: 2 },
    ]);
  });

  it('tells cited pages from retrieved ones', async () => {
    const { answer } = await ask(fixture('dataforseo-chatgpt'));
    expect(answer).toMatchObject({
      outcome: 'answered',
      searched: true,
      searchQueries: ['best crm small cafe 2026'],
      modelServed: 'gpt-5-5-instant',
      cost: { usd: 0.0024, basis: 'reported' },
      sources: [{ url: 'https://www.example.com/best-crm-2026' }],
    });
    expect(answer.citations).toHaveLength(1);
    const [citation] = answer.citations;
    expect(citation?.url).toBe('https://www.example.com/best-crm-2026?utm_source=chatgpt.com');
    expect(answer.text.slice(citation?.start ?? 0, citation?.end ?? 0)).toBe(
      '([Example](https://www.example.com/best-crm-2026?utm_source=chatgpt.com))',
    );
  });

  it('keeps cards and ads beside the answer, and out of its text', async () => {
    const body = fixture('dataforseo-chatgpt');
    const [result] = body.tasks[0].result;
    Object.assign(result, {
      markdown: null,
      items: [
        { type: 'chat_gpt_text', markdown: 'Northwind is the usual pick.' },
        {
          type: 'chat_gpt_products',
          items: [
            {
              product_id: 'p1',
              title: 'Fabrikam Till',
              merchants: 'Shop A + others',
              price: 249.5,
              currency: 'EUR',
              url: 'https://shop.example/till',
              rating: { rating_type: 'Max5', value: 4.4, votes_count: 120 },
              images: ['https://img.example/till.png'],
            },
          ],
        },
        {
          type: 'chat_gpt_ad',
          is_rendered: false,
          title: 'Contoso for cafés',
          snippet: 'Try it free.',
          url: 'https://contoso.example/',
          advertiser: { name: 'Contoso' },
        },
      ],
    });
    const { answer } = await ask(body);
    expect(answer.text).toBe('Northwind is the usual pick.');
    expect(answer.products).toEqual([
      {
        position: 1,
        title: 'Fabrikam Till',
        brand: null,
        merchant: 'Shop A + others',
        url: 'https://shop.example/till',
        price: { amount: 249.5, currency: 'EUR', raw: null },
        rating: { value: 4.4, max: 5, count: 120 },
        productId: 'p1',
        imageUrl: 'https://img.example/till.png',
        kind: 'carousel',
      },
    ]);
    expect(answer.ads).toMatchObject([
      { advertiser: 'Contoso', rendered: false, body: 'Try it free.', url: 'https://contoso.example/' },
    ]);
  });

  it('escapes what the vendor would decode', async () => {
    const { context, requests } = fakeEngine(throughQueue({ body: fixture('dataforseo-chatgpt') }), {
      secret: login,
    });
    await chatgptUi.ask({ ...question, prompt: 'C++ at 50% off?' }, context);
    expect(requests[0]?.body).toMatchObject([{ keyword: 'C%2B%2B at 50%25 off?' }]);
  });

  it('did not search, and null lists are none', async () => {
    const body = fixture('dataforseo-chatgpt');
    const [result] = body.tasks[0].result;
    Object.assign(result, {
      sources: null,
      search_results: null,
      fan_out_queries: null,
      markdown: 'Northwind.',
    });
    expect((await ask(body)).answer).toMatchObject({
      outcome: 'answered',
      searched: false,
      searchQueries: null,
      citations: [],
    });
    Object.assign(result, { markdown: null, items: [{ type: 'chat_gpt_ad', text: 'Buy!' }] });
    expect((await ask(body)).answer.outcome).toBe('empty');
  });
});

describe('in DataForSEO’s queue', () => {
  const { created, waiting, handed, page } = fixture('dataforseo-queue');
  const done = { body: fixture('dataforseo-chatgpt') };
  const failed = (status_code: number) => {
    const body = fixture('dataforseo-chatgpt');
    Object.assign(body.tasks[0], { status_code, result: null });
    return { body };
  };
  const run = async (replies: Reply[]) => {
    const { context, requests, waits } = fakeEngine([{ body: created }, ...replies], { secret: 'me:secret' });
    return { answer: await chatgptUi.ask(question, context), requests, waits };
  };

  it('waits while a task is pending, and reads answer and page of one task', async () => {
    const { answer, waits } = await run([{ body: waiting }, { body: handed }, done, { body: page }]);
    expect(waits).toHaveLength(3);
    expect(answer).toMatchObject({ outcome: 'answered', htmlFrom: 'DataForSEO' });
    expect(answer.html).toContain('Northwind CRM is the usual pick.');
  });

  it.each([
    ['a failure', { status: 500, text: 'gone' }],
    ['a code of its own', failed(40102)],
    [
      'an empty page',
      { body: { ...page, tasks: [{ ...page.tasks[0], result: [{ items: [{ html: '' }] }] }] } },
    ],
  ])('an answer whose page comes with %s counts without it', async (_, reply) => {
    const { answer } = await run([done, reply]);
    expect(answer).toMatchObject({ outcome: 'answered', html: null });
  });

  it('a look that fails does not lose the task, which is paid for; four do', async () => {
    const outage: Reply = { status: 503, body: { status_code: 50300 } };
    const { answer } = await run([outage, outage, outage, done, { body: page }]);
    expect(answer.outcome).toBe('answered');
    await expect(run(Array.from({ length: 5 }, () => outage))).rejects.toMatchObject({ kind: 'overloaded' });
  });

  it.each([
    [40101, 'overloaded', true],
    [40401, 'overloaded', true],
    [40204, 'quota', false],
    [40501, 'invalid', false],
  ])('a task that fails with %i says so', async (code, kind, retryable) => {
    await expect(run([failed(code)])).rejects.toMatchObject({
      ...{ kind, retryable },
      detail: { code: String(code), maybeBilled: true },
    });
  });

  it('gives up in time', async () => {
    let now = 0;
    const replies = [{ body: created }, ...Array.from({ length: 200 }, () => ({ body: waiting }))];
    const { context } = fakeEngine(replies, { secret: 'me:secret' });
    const sleep = async (milliseconds: number) => {
      now += milliseconds;
    };
    const slow = { ...context, now: () => now, sleep };
    await expect(chatgptUi.ask(question, slow)).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('through Bright Data', () => {
  const started = { body: { snapshot_id: 's_1' } };
  const progress = (status: string): Reply => ({ body: { status } });
  const building: Reply = { status: 202, body: { status: 'building' } };

  async function ask(...replies: Reply[]) {
    const { context, requests, waits } = fakeEngine(replies);
    return { answer: await chatgptUi.ask(question, context), requests, waits };
  }

  it('starts a run, waits through any word, and fetches the record', async () => {
    const { answer, requests, waits } = await ask(
      started,
      progress('starting'),
      progress('a_new_word'),
      progress('ready'),
      building,
      progress('ready'),
      { body: fixture('bright-data-chatgpt') },
    );
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /datasets/v3/trigger',
      'GET /datasets/v3/progress/s_1',
      'GET /datasets/v3/progress/s_1',
      'GET /datasets/v3/progress/s_1',
      'GET /datasets/v3/snapshot/s_1',
      'GET /datasets/v3/progress/s_1',
      'GET /datasets/v3/snapshot/s_1',
    ]);
    expect(waits).toHaveLength(4);
    expect(requests[0]?.headers).toEqual({ authorization: `Bearer ${secret}` });
    expect(requests[0]?.body).toEqual([
      { url: 'https://chatgpt.com/', prompt: question.prompt, country: 'DE', index: 1 },
    ]);
    expect(answer).toMatchObject({
      outcome: 'answered',
      text: '**Northwind CRM** is the usual pick ...',
      searched: true,
      searchQueries: ['best crm small cafe 2026'],
      modelServed: 'gpt-5-5',
      providerId: 's_1',
      sources: [{ url: 'https://blog.example.net/fabrikam-one', title: 'Fabrikam One launch' }],
    });
    expect(answer.citations).toMatchObject([
      { url: 'https://www.example.com/best-crm-2026?utm_source=chatgpt.com', start: null },
    ]);
  });

  it('reads plain URLs, does not trust the flag, and keeps no copies of the page', async () => {
    const records = fixture('bright-data-chatgpt');
    Object.assign(records[0], {
      citations: ['https://www.example.com/a', 'https://www.example.com/a', { url: null }],
      web_search_triggered: false,
      answer_html: '<html>'.repeat(1_000),
    });
    const { answer } = await ask(started, progress('ready'), { body: records });
    expect(answer.citations.map(({ url }) => url)).toEqual(['https://www.example.com/a']);
    expect(answer.searched).toBe(true);
    expect(JSON.parse(answer.raw)).toHaveProperty('citations');
    expect(answer.raw).not.toContain('answer_html');
    const bare = [{ answer_text: 'Northwind.', web_search_triggered: false }];
    const silent = await ask(started, progress('ready'), { body: bare });
    expect(silent.answer).toMatchObject({ text: 'Northwind.', searched: null, searchQueries: null });
  });

  it.each([[progress('failed')], [progress('cancelled')]])('fails when the run does: %o', async (reply) => {
    await expect(ask(started, reply)).rejects.toMatchObject({
      kind: 'overloaded',
      detail: { maybeBilled: true },
    });
  });

  it('fails with a record that tells of a failure', async () => {
    const record = { error: 'Page did not load', error_code: 'crawl_failed' };
    await expect(ask(started, progress('ready'), { body: [record] })).rejects.toMatchObject({
      kind: 'overloaded',
      detail: { code: 'crawl_failed' },
    });
  });

  it('gives up a run that takes too long, and cancels it', async () => {
    let now = 0;
    const replies = [started, ...Array.from({ length: 200 }, () => progress('running'))];
    const { context, requests } = fakeEngine(replies);
    const slow = {
      ...context,
      now: () => now,
      sleep: async (milliseconds: number) => {
        now += milliseconds;
      },
    };
    await expect(chatgptUi.ask(question, slow)).rejects.toMatchObject({ kind: 'timeout' });
    expect(requests.at(-1)).toMatchObject({
      method: 'POST',
      url: expect.stringMatching(/snapshot\/s_1\/cancel$/),
    });
  });
});

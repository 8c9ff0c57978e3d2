import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, throughQueue } from '../../test/fake-engine.ts';
import { screens } from './index.ts';

const [login, key, cloroKey] = ['me:pw', 'abcdef', 'sk_live_abc'];
const started = { body: { snapshot_id: 's_1' } };
const ready = { body: { snapshot_id: 's_1', status: 'ready' } };
const queued = { status: 201, body: { task: { id: 't_1', status: 'QUEUED' } } };
const running = { body: { task: { id: 't_1', status: 'PROCESSING' } } };

async function ask(id: string, secret: string, replies: readonly Reply[], asked = question) {
  const screen = screens.find((one) => one.id === id) ?? expect.fail(`no screen ${id}`);
  const { context, requests } = fakeEngine(replies, { secret });
  return { answer: await screen.ask(asked, context), requests };
}

const cited = 'https://www.example.com/best-crm-2026';

describe('through Bright Data', () => {
  const recorded = (id: string, page: string) =>
    ask(id, key, [started, ready, { body: fixture(`bright-data-${page}`) }]);

  it.each([
    ['perplexity-ui', 'perplexity', 'gd_m7dhdot1vw9a7gc1n', 'https://www.perplexity.ai/'],
    ['copilot-ui', 'copilot', 'gd_m7di5jy6s9geokz8w', 'https://copilot.microsoft.com/chats'],
    ['gemini-ui', 'gemini', 'gd_mbz66arm2mf9cu856y', 'https://gemini.google.com/'],
  ])('%s opens its own page, and its answer is read', async (id, page, dataset, url) => {
    const { answer, requests } = await recorded(id, page);
    expect(new URL(requests[0]?.url ?? '').searchParams.get('dataset_id')).toBe(dataset);
    expect(requests[0]?.body).toEqual([{ url, prompt: question.prompt, country: 'DE', index: 1 }]);
    expect(answer).toMatchObject({ outcome: 'answered', searched: true, citations: [{ url: cited }] });
    expect(answer.text).toContain('Northwind CRM');
    // Suggestions of further questions are no searches.
    expect(answer.searchQueries).toEqual(id === 'perplexity-ui' ? ['best crm small cafe 2026'] : null);
    expect(answer.products).toBeUndefined();
  });

  it('keeps the HTML apart, and the sentence that a link points to', async () => {
    const { answer } = await recorded('gemini-ui', 'gemini');
    expect(answer.html).toBe('<message-content><p>Northwind CRM is the usual pick.</p></message-content>');
    expect(answer.raw).not.toContain('message-content');
    expect(answer.citations[0]).toMatchObject({ url: cited, citedText: 'the usual pick' });
  });

  it('waits for a snapshot that says that it is ready and is not, and reads records that come one a line', async () => {
    const [record] = fixture('bright-data-copilot');
    const { answer } = await ask('copilot-ui', key, [
      started,
      ready,
      { body: { status: 'building', message: 'try again in 10s' } },
      ready,
      { status: 409, body: { message: 'not ready' } },
      ready,
      { text: `${JSON.stringify(record)}\n${JSON.stringify(record)}\n` },
    ]);
    expect(answer.outcome).toBe('answered');
  });

  it('takes an empty list for an empty answer', async () => {
    const { answer } = await ask('copilot-ui', key, [started, ready, { body: [] }]);
    expect(answer).toMatchObject({ outcome: 'empty', text: '', citations: [] });
  });

  it('says that a country is not to be had', async () => {
    const refused = { error: 'Invalid input provided', code: 'validation_error', errors: [['country', 'x']] };
    await expect(ask('gemini-ui', key, [{ status: 400, body: refused }])).rejects.toMatchObject({
      kind: 'invalid',
      detail: { code: 'unsupported_country' },
    });
  });
});

describe('through DataForSEO', () => {
  it('reads Gemini’s page, which tells of no searches, cards or ads', async () => {
    const { answer, requests } = await ask(
      'gemini-ui',
      login,
      throughQueue({ body: fixture('dataforseo-gemini') }),
    );
    expect(requests[0]?.url).toBe(
      'https://api.dataforseo.com/v3/ai_optimization/gemini/llm_scraper/task_post',
    );
    expect(answer).toMatchObject({
      ...{
        outcome: 'answered',
        text: '**Northwind CRM** is the usual pick.',
        modelServed: 'gemini-3.8-flash',
      },
      ...{ citations: [{ url: cited }], searched: true, searchQueries: null, products: null, ads: null },
      cost: { usd: 0.0024, basis: 'reported' },
    });
  });
});

describe('through cloro', () => {
  const recorded = (id: string, page: string, asked = question) =>
    ask(id, cloroKey, [queued, running, { body: fixture(`cloro-${page}`) }], asked);

  it.each([
    ['chatgpt-ui', 'chatgpt', 'CHATGPT', 7],
    ['gemini-ui', 'gemini', 'GEMINI', 4],
    ['perplexity-ui', 'perplexity', 'PERPLEXITY', 4],
    ['copilot-ui', 'copilot', 'COPILOT', 5],
  ])('%s is a task in the queue, and its answer and cards are read', async (id, page, taskType, credits) => {
    const { answer, requests } = await recorded(id, page);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://api.cloro.dev/v1/async/task',
      'GET https://api.cloro.dev/v1/async/task/t_1',
      'GET https://api.cloro.dev/v1/async/task/t_1',
    ]);
    expect(requests[0]?.headers).toEqual({ authorization: `Bearer ${cloroKey}` });
    expect(requests[0]?.body).toMatchObject({
      taskType,
      payload: { prompt: question.prompt, country: 'DE', include: { markdown: true, html: true } },
    });
    expect(answer).toMatchObject({
      ...{ outcome: 'answered', text: '**Northwind CRM** is the usual pick.', providerId: 't_1' },
      searched: true,
      searchQueries: page === 'gemini' ? null : ['best crm small cafe 2026'],
      cost: { usd: credits * 0.0008, basis: 'computed' },
    });
    // Sources and pills name the same pages.
    expect(answer.citations.map(({ url }) => url)).toEqual([cited]);
    expect(answer.products?.[0]).toMatchObject({
      ...{ position: 1, title: 'Fabrikam Till', merchant: 'Shop A', url: 'https://shop.example/till' },
      brand: page === 'perplexity' ? null : 'Fabrikam',
      price: page === 'chatgpt' ? { amount: 2699.99, currency: 'TRY' } : { amount: 249.5, currency: 'EUR' },
      rating: { value: 4.4, count: 120 },
      productId: 'p1',
      imageUrl: 'https://img.example/till.png',
    });
  });

  it.each([
    ['https://storage.cloro.dev/results/t_1/page-1.html', true],
    [['https://storage.cloro.dev/results/t_1/page-1.html'], true],
    ['http://storage.cloro.dev/results/t_1/page-1.html', false],
    ['https://storage.cloro.dev.evil.example/page-1.html', false],
    ['https://storage.cloro.dev@evil.example/page-1.html', false],
    ['https://169.254.169.254/latest', false],
    ['file:///etc/passwd', false],
  ])('fetches the page at %s, without the key, where it is cloro’s: %s', async (html, fetched) => {
    const body = fixture('cloro-gemini');
    body.response.html = html;
    const replies = [queued, { body }, ...(fetched ? [{ text: '<html>page</html>' }] : [])];
    const { answer, requests } = await ask('gemini-ui', cloroKey, replies);
    expect(answer).toMatchObject({ outcome: 'answered', html: fetched ? '<html>page</html>' : null });
    expect(requests.slice(2).map(({ url, headers }) => [url, headers])).toEqual(
      fetched ? [['https://storage.cloro.dev/results/t_1/page-1.html', {}]] : [],
    );
  });

  it('takes an answer whose page is gone', async () => {
    const body = fixture('cloro-gemini');
    body.response.html = 'https://storage.cloro.dev/results/t_1/page-1.html';
    const { answer } = await ask('gemini-ui', cloroKey, [queued, { body }, { status: 404, text: 'gone' }]);
    expect(answer).toMatchObject({ outcome: 'answered', html: null });
  });

  it('reads ChatGPT’s inline products and ads, and which were not shown; other pages tell of no ads', async () => {
    const { answer } = await recorded('chatgpt-ui', 'chatgpt');
    expect(answer.products?.[1]).toMatchObject({
      ...{ position: 2, title: 'Contoso Desk', kind: 'hero', brand: null },
      price: { amount: 1299, currency: 'USD' },
    });
    expect(answer.ads).toMatchObject([
      { advertiser: 'Contoso', title: 'Contoso for cafés', body: 'Try it free.', rendered: true },
      { advertiser: 'Litware', rendered: false },
    ]);
    expect((await recorded('gemini-ui', 'gemini')).answer.ads).toBeNull();
  });

  it('leaves searching to the product, and asks for the page that shows cards', async () => {
    const { requests } = await recorded('chatgpt-ui', 'chatgpt');
    expect(requests[0]?.body).toMatchObject({
      payload: { legacy: true, disableWebSearch: true, include: { shopping: true, ads: true } },
    });
  });

  it('cards that were not asked for, or that the page cannot show, are unknown, not none', async () => {
    const body = fixture('cloro-chatgpt');
    delete body.response.shoppingCards;
    delete body.response.inlineProducts;
    delete body.response.ads;
    const { answer } = await ask('chatgpt-ui', cloroKey, [queued, { body }]);
    expect(answer).toMatchObject({ products: null, ads: null });
  });

  it('a state goes out in the United States alone; another region is refused, never left out', async () => {
    const inState = { ...question, locale: { ...question.locale, country: 'US', region: 'US-CA' } };
    const { requests } = await recorded('copilot-ui', 'copilot', inState);
    expect(requests[0]?.body).toMatchObject({ payload: { country: 'US', state: 'CA' } });
    const inGermany = { ...question, locale: { ...question.locale, region: 'DE-BE' } };
    const refused = { kind: 'invalid', detail: { code: 'unsupported_region' } };
    await expect(recorded('copilot-ui', 'copilot', inGermany)).rejects.toMatchObject(refused);
    await expect(ask('copilot-ui', key, [], inState)).rejects.toMatchObject(refused);
    const viaQueue = await ask(
      'gemini-ui',
      login,
      throughQueue({ body: fixture('dataforseo-gemini') }),
      inState,
    );
    expect(viaQueue.requests[0]?.body).toMatchObject([{ location_name: 'California,United States' }]);
  });

  it('searches as objects, as they were written before July 2026, are read as well', async () => {
    const body = fixture('cloro-perplexity');
    body.response.search_model_queries = [{ query: 'crm cafe' }];
    const { answer } = await ask('perplexity-ui', cloroKey, [queued, { body }]);
    expect(answer.searchQueries).toEqual(['crm cafe']);
  });

  it.each([
    [403, 'INSUFFICIENT_CREDITS', 'quota'],
    [429, 'CONCURRENCY_LIMIT_EXCEEDED', 'rate'],
    [401, 'INVALID_API_KEY_FORMAT', 'auth'],
    [400, 'VALIDATION_ERROR', 'invalid'],
    [500, 'INTERNAL_SERVER_ERROR', 'overloaded'],
  ])('%i %s is %s', async (status, code, kind) => {
    const body = { success: false, error: { code, message: 'said so' } };
    await expect(ask('copilot-ui', cloroKey, [{ status, body }])).rejects.toMatchObject({
      kind,
      detail: { code },
    });
    const older = { success: false, error: 'said so' };
    await expect(ask('copilot-ui', cloroKey, [{ status, body: older }])).rejects.toMatchObject({ kind });
  });

  it('a page that is switched off fails with the vendor’s own code', async () => {
    await expect(ask('grok-ui', cloroKey, [queued, { body: fixture('cloro-failed') }])).rejects.toMatchObject(
      {
        kind: 'overloaded',
        detail: { code: 'INTERNAL_SERVER_ERROR' },
      },
    );
  });

  it('a result without text, Markdown and sources is no empty answer', async () => {
    const body = { task: { id: 't_1', status: 'COMPLETED' }, response: { answer: 'Northwind' } };
    await expect(ask('copilot-ui', cloroKey, [queued, { body }])).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});

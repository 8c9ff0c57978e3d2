import { describe, expect, it } from 'vitest';
import { fakeEngine, fixture, question, type Reply, secret, throughQueue } from '../../test/fake-engine.ts';
import { googleAiOverview } from './index.ts';

const metadata = { search_metadata: { id: 'page', status: 'Success' } };

async function ask(replies: Reply[], given = secret) {
  const { context, requests } = fakeEngine(replies, { secret: given });
  return { answer: await googleAiOverview.ask(question, context), requests };
}

describe('through SerpApi', () => {
  it('may be on the page', async () => {
    const { answer, requests } = await ask([{ body: { ...metadata, ...fixture('serpapi-ai-overview') } }]);
    expect(requests).toHaveLength(1);
    expect(new URL(requests[0]?.url ?? '').searchParams.get('engine')).toBe('google');
    expect(answer).toMatchObject({ outcome: 'answered', text: '…', usage: { searches: 1 } });
    expect(answer.citations[0]).toMatchObject({ url: 'https://www.example.com/', start: 0, end: 1 });
  });

  it('may have to be fetched with a token, which is a second search', async () => {
    const first = { ...metadata, ...fixture('serpapi-ai-overview-token') };
    const second = { ...metadata, ...fixture('serpapi-ai-overview') };
    const { answer, requests } = await ask([{ body: first }, { body: second }]);
    expect(Object.fromEntries(new URL(requests[1]?.url ?? '').searchParams)).toMatchObject({
      engine: 'google_ai_overview',
      page_token: 'KIVu-nictZPdjrI4GMeTPdkrWU8c',
      no_cache: 'true',
    });
    expect(answer).toMatchObject({ outcome: 'answered', usage: { searches: 2 } });
    expect(JSON.parse(answer.raw)).toEqual([first, second]);
  });

  it('keeps where the organic results lead, also where the overview came with a token or not at all', async () => {
    const organic_results = [
      { position: 1, link: 'https://one.example/a' },
      { position: 2, link: 'https://two.example/b' },
    ];
    const first = { ...metadata, ...fixture('serpapi-ai-overview-token'), organic_results };
    const second = { ...metadata, ...fixture('serpapi-ai-overview') };
    const hosts = ['one.example', 'two.example'];
    expect((await ask([{ body: first }, { body: second }])).answer.organicHosts).toEqual(hosts);
    const without = await ask([{ body: { ...metadata, organic_results } }]);
    expect(without.answer).toMatchObject({ outcome: 'not_shown', organicHosts: hosts });
    expect((await ask([{ body: second }])).answer.organicHosts).toBeUndefined();
  });

  it.each([
    [{ ai_overview: { error: "The AI overview can't be generated." } }, 'not_shown'],
    [{ organic_results: [] }, 'not_shown'],
    [{ error: "Google hasn't returned any results for this query." }, 'empty'],
  ])('%o is %s', async (content, outcome) => {
    expect((await ask([{ body: { ...metadata, ...content } }])).answer).toMatchObject({ outcome, text: '' });
  });

  it('is asked for anew when the token has expired', async () => {
    const first = { ...metadata, ...fixture('serpapi-ai-overview-token') };
    const expired = [
      { status: 400, body: { error: 'The `page_token` has expired.' } },
      { body: { search_metadata: { status: 'Error' }, error: 'The `page_token` has expired.' } },
    ];
    for (const reply of expired) {
      const error = await ask([{ body: first }, reply]).catch((caught) => caught);
      expect(error).toMatchObject({
        kind: 'overloaded',
        retryable: true,
        detail: { code: 'page_token_expired', maybeBilled: true },
      });
      expect(error.message).not.toContain(secret);
    }
  });
});

describe('through DataForSEO', () => {
  const login = 'me:secret';
  const page = () => {
    const body = fixture('dataforseo-ai-mode');
    body.tasks[0].result[0].items.unshift({ type: 'organic', rank_group: 1, url: 'https://first.example/' });
    return body;
  };

  it('waits for overviews that load late', async () => {
    const { answer, requests } = await ask(throughQueue({ body: page() }), login);
    expect(requests[0]?.url).toBe('https://api.dataforseo.com/v3/serp/google/organic/task_post');
    expect(requests[0]?.body).toMatchObject([{ load_async_ai_overview: true, location_code: 2276 }]);
    expect(answer.organicHosts).toEqual(['first.example']);
    expect(answer).toMatchObject({ outcome: 'answered', cost: { usd: 0.0024, basis: 'reported' } });
  });

  it('is not shown on a page without one, and advertising is no citation', async () => {
    const body = page();
    const [result] = body.tasks[0].result;
    const overview = result.items.pop();
    const without = await ask(throughQueue({ body }), login);
    // The page stays as evidence that there was none.
    expect(without.answer).toMatchObject({ outcome: 'not_shown', htmlFrom: 'DataForSEO' });
    expect(without.answer.html).toContain('<main>');
    const paid = { type: 'ai_overview_paid', references: [{ url: 'https://ad.example/', title: 'Ad' }] };
    result.items.push({ ...overview, references: null, items: [...overview.items, paid] });
    const { answer } = await ask(throughQueue({ body }), login);
    expect(answer.citations.map(({ url }) => url)).toEqual(['https://www.example.com/best-crm-2026']);
  });
});

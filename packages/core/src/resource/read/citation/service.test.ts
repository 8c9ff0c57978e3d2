import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  GetCitedContent,
  ListChanges,
  ListCitations,
  ListDomains,
  ListFanouts,
  ListGaps,
  ListOwnPages,
  SourcesQuery,
} from '@svc/contract/read/citation';
import { createRandom } from '@svc/scoring';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan, type ScanRows } from '../../measure/scan/factory.ts';
import { getCitedContent, readContent } from './content.ts';
import { forgetContents, readCitedFeatures } from './queries-content.ts';
import {
  getCitationDomains,
  getFanoutQueries,
  getPageCitations,
  getSourceGaps,
  getSourceTypes,
  listCitationChanges,
  listCitations,
} from './service.ts';
import { findCitationChanges } from './tell-changes.ts';

const { context, twin, environment } = await testWorkspace();

let project: Project;

const prompts = Array.from({ length: 24 }, (_, index) => ({
  text: `Question ${index} on ${['saws', 'planes', 'glue', 'vices', 'clamps', 'rasps'][index % 6]}?`,
}));
const at = (day: number) => new Date(Date.UTC(2026, 9, day, 9));
const span = { from: '2026-10-10', to: '2026-10-20' };

beforeAll(async () => {
  project = await createProject(
    context,
    CreateProject.parse({
      name: 'Tenonly',
      brand: { name: 'Tenonly', domains: ['tenonly.com'] },
      competitors: [{ name: 'Rivalish', domains: ['rivalish.com'] }],
    }),
  );
  const insert = (rows: Partial<ScanRows>) =>
    insertScan(context, { project, engines: ['openai', 'gemini'], prompts, samplesK: 2, ...rows });
  // The review site stands beside the rival on every second prompt, and beside the own brand nowhere.
  const before = (prompt: number) => (prompt % 2 === 0 ? ['https://www.reddit.com/r/saws/1'] : []);
  const after = (prompt: number, _: string, sample: number) => [
    ...(prompt % 2 === 0
      ? ['https://reviews.example.org/best-saws?utm_source=x', 'https://reviews.example.org/two']
      : []),
    ...(prompt % 3 === 0 && sample === 0 ? ['https://tenonly.com/guide/'] : []),
  ];
  const text = (prompt: number, _: string, sample: number) =>
    `Try ${prompt % 2 === 0 ? 'Rivalish' : 'others'}, take ${sample}.`;
  await insert({ at: at(2), cites: before, text });
  await insert({
    at: at(12),
    cites: after,
    text,
    retrieves: (prompt) => (prompt % 4 === 1 ? ['https://tenonly.com/blog'] : []),
    searches: (prompt) => (prompt === 0 ? ['Best Saws 2026', 'tenonly review'] : []),
  });
});

const of = <T extends { parse: (query: object) => object }>(schema: T, query: object = {}) =>
  ({ ...schema.parse({ ...span, ...query }), projectId: project.id }) as ReturnType<T['parse']> & {
    projectId: string;
  };

test('pages are cited under one address, with who stands beside them', async () => {
  const { items, total } = await listCitations(context, of(ListCitations));
  expect(total).toBe(3);
  const best = items.find(({ url }) => url.includes('best-saws'));
  expect(best).toMatchObject({
    url: 'https://reviews.example.org/best-saws',
    domain: 'example.org',
    answers: 48,
    of: 48,
    prompts: 12,
    engines: ['gemini', 'openai'],
    withRival: 48,
    brandId: null,
  });
  const own = await listCitations(context, of(ListCitations, { sourceType: 'own' }));
  expect(own.items.map(({ url, answers }) => [url, answers])).toEqual([['https://tenonly.com/guide', 16]]);
  // Its pages stand in the same packs as others'.
  const ofDomain = await listCitations(context, of(ListCitations, { domain: 'example.org' }));
  expect(ofDomain.items.map(({ domain }) => domain)).toEqual(['example.org', 'example.org']);
});

test('a domain counts each answer once, over all that searched', async () => {
  const { items } = await getCitationDomains(context, of(ListDomains));
  const [first, second] = items;
  // Two pages in an answer are one answer: half the prompts, all their answers.
  expect(first).toMatchObject({
    domain: 'example.org',
    pages: 2,
    answers: 48,
    of: 96,
    cited: { value: 0.5, n: 24 },
  });
  expect(first?.cited.ci?.low).toBeLessThan(0.5);
  expect(second).toMatchObject({
    domain: 'tenonly.com',
    sourceType: 'own',
    brandId: project.brand.id,
    answers: 16,
    cited: { value: expect.closeTo(8 / 48, 10) },
  });
  // For these prompts the interval is narrower than for questions like them.
  expect(first?.cited.tracked).toMatchObject({ value: 0.5, n: 24 });
  const width = (ci: { low: number; high: number } | null | undefined) => (ci?.high ?? 1) - (ci?.low ?? 0);
  expect(width(first?.cited.tracked.ci)).toBeLessThan(width(first?.cited.ci));
  // The rival stands in each of the 48 answers, the own brand in the eight that cite its site as well.
  expect(first).toMatchObject({ prompts: 12, withOwn: 8, withRival: 48 });
  const gap = expect.closeTo(40 / 48, 10);
  expect(first?.gap).toMatchObject({ gap, verdict: 'behind', tracked: { gap, verdict: 'behind' } });
  expect((await getCitationDomains(context, of(ListDomains, { search: 'Tenon' }))).items).toHaveLength(1);
  const byGap = await getCitationDomains(context, of(ListDomains, { sort: '-gap' }));
  expect(byGap.items.map(({ domain }) => domain)).toEqual(['example.org', 'tenonly.com']);
  // Given in another quarter of the prompts, where it was not cited; on one prompt in common both happen.
  expect(second?.keptWhenRetrieved.value).toBeLessThan(1);
});

test('prompts and engines of a page are those whose answers cite it, not those that were only given it', async () => {
  const given = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', brand: { name: 'Tenonly', domains: ['tenonly.com'] } }),
  );
  const url = 'https://tenonly.com/guide';
  await insertScan(context, {
    project: given,
    engines: ['openai', 'gemini'],
    prompts: [{ text: 'Which saw lasts?' }, { text: 'Which saw is cheap?' }],
    samplesK: 2,
    cites: (prompt, engine) => (prompt === 0 && engine === 'openai' ? [url] : []),
    retrieves: () => [url],
  });
  const shown = { url, prompts: 1, engines: ['openai'] };
  const input = { projectId: given.id };
  expect((await listCitations(context, { ...ListCitations.parse({}), ...input })).items).toMatchObject([
    shown,
  ]);
  const { items } = await getPageCitations(context, { ...ListOwnPages.parse({}), ...input });
  expect(items).toMatchObject([{ url, prompts: ['Which saw lasts?'], engines: ['openai'] }]);
});

test('by gap, domains stand in the order of the gap that is shown: prompts weigh alike, not answers', async () => {
  const uneven = await createProject(
    context,
    CreateProject.parse({
      name: 'Tenonly',
      brand: { name: 'Tenonly' },
      competitors: [{ name: 'Rivalish' }],
    }),
  );
  // Of the first, four of five answers hold the rival, but prompts hold it in all and in none; of the second, 5 of 8.
  const cited = [4, 1, 4, 4];
  const rival = [4, 0, 3, 2];
  await insertScan(context, {
    project: uneven,
    engines: ['openai'],
    prompts: cited.map((_, at) => ({ text: `Which saw is best, number ${at}?` })),
    samplesK: 4,
    text: (prompt, _, sample) =>
      `Take ${sample < (rival[prompt] ?? 0) ? 'Rivalish' : 'another'}, take ${sample}.`,
    cites: (prompt, _, sample) =>
      sample < (cited[prompt] ?? 0) ? [`https://${prompt < 2 ? 'first' : 'second'}.example/saws`] : [],
  });
  const input = { ...ListDomains.parse({ sort: '-gap' }), projectId: uneven.id };
  const { items } = await getCitationDomains(context, input);
  expect(items.map(({ domain, gap }) => [domain, gap?.gap])).toEqual([
    ['second.example', 0.625],
    ['first.example', 0.5],
  ]);
});

test('shares of kinds sum to one', async () => {
  const { types, citations } = await getSourceTypes(context, of(SourcesQuery));
  expect(citations).toBe(48 * 2 + 16);
  expect(types.reduce((sum, { share }) => sum + (share.value ?? 0), 0)).toBeCloseTo(1, 10);
  expect(types.find(({ sourceType }) => sourceType === 'own')).toMatchObject({ citations: 16, domains: 1 });
});

test('a source beside the rival alone is a gap; the own site is none', async () => {
  const { items } = await getSourceGaps(context, of(ListGaps));
  expect(items.map(({ domain }) => domain)).toEqual(['example.org']);
  expect(items[0]).toMatchObject({ prompts: 12, verdict: 'behind', withRival: 48 });
  expect(items[0]?.urls).toContain('https://reviews.example.org/two');
  expect(items[0]?.ci?.low).toBeGreaterThan(0);
});

test('new and lost sources are tested against the span before', async () => {
  const { items } = await listCitationChanges(context, of(ListChanges));
  const byDomain = new Map(items.map((item) => [item.domain, item]));
  expect(byDomain.get('example.org')).toMatchObject({
    kind: 'new',
    before: 0,
    after: 0.5,
    verdict: 'changed',
  });
  expect(byDomain.get('reddit.com')).toMatchObject({ kind: 'lost', verdict: 'changed' });
});

test('where all sites waver none has changed, and one that nobody cites any more is told', async () => {
  const waving = await createProject(context, CreateProject.parse({ name: 'Waving' }));
  const random = createRandom(34);
  const usual = Array.from({ length: 16 }, () => prompts.map(() => 4 * random() - 2));
  // Half of the sites are cited more in the later scan, the others less.
  const cites = (later: boolean) => (prompt: number) => [
    ...usual.flatMap((logits, site) => {
      const logit = (logits[prompt] ?? 0) + ((site % 2 === 0) === later ? 0.6 : -0.6);
      return random() < 1 / (1 + Math.exp(-logit)) ? [`https://site-${site}.example/`] : [];
    }),
    ...(later ? [] : ['https://gone.example/']),
  ];
  const rows = { project: waving, engines: ['openai', 'gemini'], prompts, samplesK: 4 };
  await insertScan(context, { ...rows, at: at(2), cites: cites(false) });
  await insertScan(context, { ...rows, at: at(12), cites: cites(true) });
  const { items } = await listCitationChanges(context, { ...of(ListChanges), projectId: waving.id });
  const byAnswers = items.filter(({ ci }) => ci !== null && (ci.low > 0 || ci.high < 0));
  expect(byAnswers.length).toBeGreaterThan(8);
  expect(items.flatMap(({ verdict, domain }) => (verdict === 'changed' ? [domain] : []))).toEqual([
    'gone.example',
  ]);
});

test('a scan tells once of the domains that are new in its answers and of those that are gone', async () => {
  const of = { workspaceId: context.workspace.id, projectId: project.id };
  expect(await findCitationChanges(environment, of)).toEqual({ told: 3 });
  expect(await findCitationChanges(environment, of)).toEqual({ told: 0 });
  const { rows } = await sql<{ type: string; data: { domain: string; sourceType: string } }>`
    select type, data from event where type like 'citation.%' order by sequence`.execute(context.db);
  expect(rows.map(({ type, data }) => [type, data.domain, data.sourceType]).sort()).toEqual([
    ['citation.lost', 'reddit.com', 'ugc'],
    ['citation.new', 'example.org', expect.any(String)],
    ['citation.new', 'tenonly.com', 'own'],
  ]);
  const other = await createProject(context, CreateProject.parse({ name: 'Never scanned' }));
  expect(await findCitationChanges(environment, { ...of, projectId: other.id })).toEqual({ told: 0 });
});

test('own pages say which prompts cite them; searches say who was present', async () => {
  const pages = await getPageCitations(context, of(ListOwnPages));
  expect(pages.items.map(({ url, answers }) => [url, answers])).toEqual([
    ['https://tenonly.com/guide', 16],
    ['https://tenonly.com/blog', 0],
  ]);
  expect(pages.items[0]?.prompts).toHaveLength(8);
  const never = await getPageCitations(context, of(ListOwnPages, { cited: 'never' }));
  expect(never.items.map(({ url }) => url)).toEqual(['https://tenonly.com/blog']);
  const fanouts = await getFanoutQueries(context, of(ListFanouts, { search: 'SAWS' }));
  expect(fanouts.items).toMatchObject([{ query: 'best saws 2026', answers: 4, prompts: 1 }]);
});

test('a span without scans is empty, and others see nothing', async () => {
  const empty = await listCitations(context, of(ListCitations, { from: '2020-01-01', to: '2020-01-31' }));
  expect(empty).toMatchObject({ items: [], total: 0 });
  await expect(listCitations(twin, of(ListCitations))).rejects.toMatchObject({ code: 'not_found' });
});

describe('the content of a cited page', () => {
  const url = 'https://reviews.example.org/two';
  const told = { robots: 'User-agent: *', page: '', fetched: 0 };
  const get: typeof context.fetch.get = async (address) => {
    const robots = address.endsWith('/robots.txt');
    if (address === url) told.fetched += 1;
    const body = robots ? told.robots : told.page;
    const type = robots ? 'text/plain' : 'text/html';
    return {
      ...{ url: address, status: body === '' ? 404 : 200, headers: { 'content-type': type } },
      ...{ body: Buffer.from(body), text: () => body, redirects: [], ttfbMs: 1 },
    };
  };
  const ask = async (query: object = {}, asking = context) => {
    const { items } = await listCitations(context, {
      ...ListCitations.parse(span),
      projectId: project.id,
    });
    const citationId = items.find((one) => one.url === url)?.id ?? '';
    const input = { projectId: project.id, citationId, ...GetCitedContent.parse(query) };
    return getCitedContent(
      asking,
      input,
      await readContent({ ...asking, fetch: { ...context.fetch, get } }, input),
    );
  };
  const saying = (words: string) =>
    `<html lang="en"><head><title>Saws</title></head><body><p>${words}</p></body></html>`;

  test('is fetched once and kept; anew when it is older than asked for', async () => {
    told.page = saying('Tenonly makes the best dovetail saws that a joiner can buy today.');
    const first = await ask();
    expect(first).toMatchObject({ url, title: 'Saws', language: 'en', truncated: false, note: null });
    expect(first.text).toContain('the best dovetail saws');
    expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
    const kept = {
      projectId: project.id,
      questions: prompts.map(({ text }) => text),
      since: '2020-01-01',
      own: new Set<string>(),
    };
    const cited = await readCitedFeatures(context, { ...kept, most: 5 });
    expect(cited.map((one) => one.url)).toEqual([url]);
    const twins = await readCitedFeatures(twin, { ...kept, most: 5 });
    expect(twins).toEqual([]);
    told.page = saying('Rivalish makes the best dovetail saws that a joiner can buy today.');
    expect(await ask()).toEqual(first);
    expect(told.fetched).toBe(1);
    const later = { ...context, now: () => new Date(Date.now() + 60_000) };
    const anew = await ask({ maxAgeSeconds: 30, maxCharacters: 100 }, later);
    expect(anew.text).toContain('Rivalish');
    expect(anew.hash).not.toBe(first.hash);
  });

  test('is the old copy with the reason where the site keeps it back or is gone', async () => {
    const later = { ...context, now: () => new Date(Date.now() + 3_600_000) };
    told.robots = 'User-agent: svc-reader\nDisallow: /';
    const kept = await ask({ maxAgeSeconds: 1 }, later);
    expect(kept.text).toContain('Rivalish');
    expect(kept.note).toContain('robots.txt');
    told.page = '';
    expect((await ask({ maxAgeSeconds: 1 }, later)).note).toContain('404');
  });

  test('goes with the texts of answers, and is nobody else’s', async () => {
    const input = { projectId: project.id, citationId: 'no-such-page', ...GetCitedContent.parse({}) };
    await expect(readContent(context, input)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask({}, twin)).rejects.toMatchObject({ code: 'not_found' });
    await forgetContents(context, new Date(Date.now() + 7_200_000).toISOString());
    told.page = '';
    expect(await ask()).toMatchObject({ text: null, hash: null, fetchedAt: null });
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AnalyzeUrl,
  CheckCrawlerAccess,
  CreateProjectFromAnalysis,
  ListAnalyses,
} from '@svc/contract/act/analysis';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createGuardedFetch } from '../../../guard/index.ts';
import { forgetSaid, howTold, sentenceIn } from '../../../i18n/index.ts';
import { getProject } from '../../account/project/index.ts';
import { startScan } from '../../measure/scan/index.ts';
import { compareUrlAnalyses } from './compare.ts';
import { probeCrawlerAccess } from './crawler-access.ts';
import { listAnalysisRows } from './queries.ts';
import { readUrl } from './read.ts';
import { analyzeUrl, createProjectFromAnalysis, getAnalysis } from './service.ts';
import { analysisVerbs } from './verbs.ts';

const { another, ...tenant } = await testWorkspace();
let context: PrepareContext;
let base: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let robots: string;
const server = createServer((request, response) => {
  if (request.url === '/robots.txt') {
    if (robots === 'error') response.statusCode = 503;
    response.setHeader('content-type', 'text/plain');
    response.end(robots);
  } else answer(request, response);
});

const bare = '<html><head><title>Acme</title></head><body><p>Welcome to our amazing site!</p></body></html>';
const rich = `<html lang="en"><head><title>Acme time tracking for law firms</title>
  <meta name="description" content="Acme is a time tracker for law firms."><meta property="og:site_name" content="Acme">
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acme","url":"https://acme.com"}</script></head>
  <body><h1>Acme time tracking</h1><p>Acme is a time tracker for law firms that bill by the hour. In a study of 240 firms, 31% billed more after a month, according to the Bar Review.</p>
  <h2>What does Acme cost?</h2><p>Acme costs 9 euros a month for each lawyer, with 10 GB of storage and support by phone.</p>
  <h2>Acme vs Globex</h2><table><tr><th>Feature</th><th>Acme</th><th>Globex</th></tr><tr><td>Price</td><td>9</td><td>12</td></tr></table>
  <p>“We bill a fifth more than before,” said Ann Doe, partner at Doe and Roe.</p></body></html>`;
const html = (text: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'text/html');
  response.end(text);
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  const fetch = createGuardedFetch({ allow: [`127.0.0.1:${port}`], userAgent: 'svc-reader/1.0' });
  context = { ...tenant.context, fetch };
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  robots = 'User-agent: *\nAllow: /';
  answer = html(rich);
});

const analyze = async (body: object = {}) => {
  const input = AnalyzeUrl.parse({ url: base, prompts: 6, ...body });
  return analyzeUrl(context, input, await readUrl(context, input));
};

test('a page that says what it is beats one that greets, part by part, and the findings say why', async () => {
  const good = await analyze();
  answer = html(bare);
  const poor = await analyze();
  expect(good.score).toBeGreaterThan(poor.score + 15);
  expect(good.grade < poor.grade).toBe(true);
  expect(good.identity).toMatchObject({ brand: 'Acme', language: 'en', suggestedCompetitors: ['Globex'] });
  expect(good.parts.map(({ part }) => part)).toEqual([
    'access',
    'content',
    'structure',
    'evidence',
    'entity',
  ]);
  expect(poor.findings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['enough_text', 'structured_data', 'description']),
  );
  const compared = await compareUrlAnalyses(context, { before: poor.id, after: good.id });
  expect(compared.samePage).toBe(true);
  expect(compared.findings.resolved).toContain('structured_data');
  expect(compared.score.change).toBeCloseTo(good.score - poor.score, 5);
});

test('presence is predicted for each engine with an interval, and nothing is spent', async () => {
  const { predicted, prompts, live } = await analyze({ engines: ['openai', 'perplexity'] });
  expect(predicted.map(({ engine }) => engine)).toEqual(['openai', 'perplexity']);
  for (const { presence } of predicted) {
    expect(presence).toMatchObject({ provenance: 'predicted', status: 'not_run', n: prompts.length });
    expect(presence.ci?.low).toBeLessThan(presence.value ?? 0);
    expect(presence.ci?.high).toBeGreaterThan(presence.value ?? 1);
  }
  // One configured engine × five prompts × one sample.
  expect(live).toMatchObject({ status: 'not_asked', engines: ['openai'], credits: 5, affordable: false });
  // Priced for the engines of the prediction, those apart that nobody can ask yet.
  const other = await analyze({ engines: ['sandbox', 'gemini'] });
  expect(other.live).toMatchObject({ engines: ['sandbox'], credits: 0, affordable: true });
});

test('a live check is a small scan, refused without credits and followed with them', async () => {
  const count = async () => (await listAnalysisRows(context, ListAnalyses.parse({}))).total;
  const before = await count();
  await expect(analyze({ live: {} })).rejects.toMatchObject({ code: 'insufficient_credits' });
  await expect(analyze({ live: { maxCredits: 0 } })).rejects.toMatchObject({
    extra: { errors: [{ path: 'live.maxCredits' }] },
  });
  expect(await count()).toBe(before);
  const { live, id } = await analyze({ live: { engines: ['sandbox'], prompts: 2 } });
  expect(live).toMatchObject({ status: 'queued', engines: ['sandbox'], credits: 0, presence: null });
  const told = await context.db
    .selectFrom('event')
    .select('data')
    .where('workspaceId', '=', context.workspace.id)
    .where('resourceId', '=', id)
    .execute();
  expect(told).toMatchObject([{ data: { analysisId: id, scanId: live.scanId } }]);
  expect((await getAnalysis(context, { analysisId: id })).live.scanId).toBe(live.scanId);
});

test('a gate compares what the live check may cost: nothing without one', async () => {
  const operation = analysisVerbs.find(({ id }) => id === 'analyze_url');
  const most = (more: object) =>
    operation?.credits?.(context, AnalyzeUrl.parse({ url: 'https://acme.example/', ...more }));
  expect(await most({})).toBeNull();
  expect(await most({ live: { engines: ['openai', 'sandbox'], prompts: 4, samplesK: 2 } })).toBe(8);
});

test('what engines cannot read is an F, however good it is, with the rule that shuts them out', async () => {
  robots = 'User-agent: *\nDisallow: /';
  const shut = await analyze();
  expect(shut.grade).toBe('F');
  expect(shut.findings[0]).toMatchObject({
    code: 'search_crawlers_allowed',
    importance: 'high',
    evidence: expect.arrayContaining([{ quote: 'OAI-SearchBot: Disallow: /', where: 'robots' }]),
  });
  robots = 'User-agent: svc-reader\nDisallow: /';
  await expect(analyze()).rejects.toMatchObject({
    code: 'validation_failed',
    message: expect.stringContaining('shuts out svc-reader'),
  });
});

test('Google-Extended shut out lowers Gemini alone; a robots.txt that fails is told with its status', async () => {
  const of = ({ predicted }: Awaited<ReturnType<typeof analyze>>, engine: string) =>
    predicted.find((one) => one.engine === engine)?.presence.value ?? Number.NaN;
  const open = await analyze();
  robots = 'User-agent: Google-Extended\nDisallow: /';
  const shut = await analyze();
  expect(shut.findings[0]).toMatchObject({
    code: 'search_crawler_allowed:Google-Extended',
    importance: 'high',
    evidence: [{ quote: 'Google-Extended: Disallow: /', where: 'robots' }],
  });
  expect(of(open, 'gemini') - of(shut, 'gemini')).toBeGreaterThan(0.03);
  for (const engine of ['openai', 'perplexity', 'anthropic', 'google-ai-overview'])
    expect(of(shut, engine)).toBe(of(open, engine));
  robots = 'error';
  expect((await analyze()).findings[0]).toMatchObject({
    code: 'robots_answers',
    evidence: [{ quote: 'robots.txt: HTTP 503', where: 'robots' }],
  });
});

test('ChatGPT’s crawler alone shut out is the first finding, and its prediction falls', async () => {
  const of = ({ predicted }: Awaited<ReturnType<typeof analyze>>, engine: string) =>
    predicted.find((one) => one.engine === engine)?.presence.value ?? Number.NaN;
  const open = await analyze();
  robots = 'User-agent: OAI-SearchBot\nUser-agent: GPTBot\nDisallow: /';
  const shut = await analyze();
  expect(shut.findings[0]).toMatchObject({
    code: 'search_crawler_allowed:OAI-SearchBot',
    message: 'robots.txt shuts out OAI-SearchBot, the search crawler of ChatGPT.',
    importance: 'high',
    evidence: [{ quote: 'OAI-SearchBot: Disallow: /', where: 'robots' }],
  });
  // Another process knows it from the row’s message.
  forgetSaid();
  const message = (await getAnalysis(context, { analysisId: shut.id })).findings[0]?.message ?? '';
  expect([howTold(message), sentenceIn(message, 'de')]).toEqual([
    'said',
    'robots.txt schließt OAI-SearchBot aus, den Such-Crawler von ChatGPT.',
  ]);
  expect(of(open, 'openai') - of(shut, 'openai')).toBeGreaterThan(0.05);
  expect(of(shut, 'perplexity')).toBeCloseTo(of(open, 'perplexity'), 2);
  expect(shut.grade).not.toBe('F');
});

test('engines that are kept out cap the grade, and each finding says how far', async () => {
  const open = await analyze();
  expect(open.grade < 'D').toBe(true);
  robots = 'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nUser-agent: Google-Extended\nDisallow: /';
  const shut = await analyze();
  expect(shut.grade).toBe('D');
  const { action = '' } = shut.findings[1] ?? {};
  expect(action).toBe(
    'Allow PerplexityBot in robots.txt; training crawlers may stay shut out. Until then the grade is D at best.',
  );
  expect(sentenceIn(action, 'de')).toMatch(
    /^Lassen Sie PerplexityBot .* Bis dahin ist die Note bestenfalls D\.$/,
  );
  robots = 'User-agent: OAI-SearchBot\nDisallow: /';
  expect((await analyze({ engines: ['openai'] })).grade).toBe('F');
});

test('delivery is asked of goods, not of what is paid by the month', async () => {
  const codes = async (price: string) => {
    answer = html(
      `<html lang="en"><title>Acme</title><script type="application/ld+json">{"@type":"Product","name":"Acme"}</script><h1>Acme lamp</h1><p>${price}</p></html>`,
    );
    return (await analyze()).findings.map(({ code }) => code);
  };
  expect(await codes('The lamp costs €89.')).toContain('delivery');
  expect(await codes('The lamp costs €9 a month.')).not.toContain('delivery');
});

test('a firewall that refuses one crawler is found by asking in its name', async () => {
  answer = (request, response) => {
    if (!/PerplexityBot/.test(request.headers['user-agent'] ?? '')) return html(rich)(request, response);
    response
      .writeHead(403, { server: 'cloudflare', 'content-type': 'text/html' })
      .end('<title>Forbidden</title>');
  };
  const { findings, access } = await analyze({ engines: ['openai', 'perplexity'] });
  expect(findings[0]).toMatchObject({
    code: 'search_crawler_allowed:PerplexityBot',
    message: 'The server refuses PerplexityBot, the search crawler of Perplexity.',
    evidence: [{ quote: 'PerplexityBot: HTTP 403 (Cloudflare)' }],
  });
  expect(access.crawlers.filter(({ shutOutBy }) => shutOutBy !== null)).toMatchObject([
    { crawler: 'PerplexityBot', allowed: true, shutOutBy: 'server' },
  ]);
});

test('every finding quotes what it saw', async () => {
  answer = html(bare);
  for (const { code, evidence } of (await analyze()).findings) expect(evidence[0]?.quote, code).toMatch(/\S/);
});

test('a page that does not open is refused with what to do', async () => {
  answer = (_, response) => response.writeHead(404).end();
  await expect(analyze()).rejects.toMatchObject({
    code: 'validation_failed',
    extra: { errors: [{ path: 'url' }] },
  });
});

test('each crawler is asked by its name, and a firewall that answers instead is named', async () => {
  robots = 'User-agent: GPTBot\nDisallow: /';
  answer = (request, response) => {
    if (!/ClaudeBot|PerplexityBot/.test(request.headers['user-agent'] ?? ''))
      return html(rich)(request, response);
    response.writeHead(403, {
      server: 'cloudflare',
      'cf-mitigated': 'challenge',
      'content-type': 'text/html',
    });
    response.end('<title>Just a moment...</title>');
  };
  const access = await probeCrawlerAccess(context, CheckCrawlerAccess.parse({ url: base }));
  const of = (name: string) => access.crawlers.find(({ crawler }) => crawler === name);
  expect(access).toMatchObject({ robotsTxt: 'found', anybody: { verdict: 'served', status: 200 } });
  expect(of('GPTBot')).toMatchObject({
    verdict: 'closed',
    robots: { verdict: 'disallowed', rule: 'Disallow: /' },
    http: { verdict: 'served' },
  });
  expect(of('ClaudeBot')).toMatchObject({
    verdict: 'closed',
    robots: { verdict: 'allowed' },
    http: { verdict: 'challenged', status: 403, blockedBy: 'Cloudflare' },
  });
  expect(of('Google-Extended')).toMatchObject({ http: null, verdict: 'open' });
  expect(access.enginesShutOut).toEqual(['perplexity', 'perplexity-ui']);
  await expect(
    probeCrawlerAccess(context, CheckCrawlerAccess.parse({ url: base, crawlers: ['Nobot'] })),
  ).rejects.toMatchObject({ code: 'validation_failed' });
});

test('an analysis becomes a project that can be scanned at once', async () => {
  const { id, prompts } = await analyze();
  const made = await createProjectFromAnalysis(context, {
    ...CreateProjectFromAnalysis.parse({ activate: true, competitors: ['Globex'] }),
    analysisId: id,
  });
  expect(made).toMatchObject({ prompts: prompts.length, suggestedCompetitors: ['Globex'] });
  const project = await getProject(context, { projectId: made.projectId });
  expect(project).toMatchObject({ name: 'Acme', competitors: [{ name: 'Globex' }] });
  expect(await startScan(context, { projectId: project.id })).toMatchObject({ status: 'queued' });
  answer = html('<html><body><div>buy now</div></body></html>');
  const bare = await analyze();
  const { notes } = await compareUrlAnalyses(context, { before: id, after: bare.id });
  expect(notes.join()).toMatch(/nothing is predicted/);
  expect(notes.join()).not.toMatch(/versions of the model/);
  const empty = await createProjectFromAnalysis(context, {
    ...CreateProjectFromAnalysis.parse({ activate: true }),
    analysisId: bare.id,
  });
  expect(empty).toMatchObject({ prompts: 0, next: expect.stringContaining('"topics"') });
  await expect(
    createProjectFromAnalysis(context, { ...CreateProjectFromAnalysis.parse({}), analysisId: id }),
  ).rejects.toMatchObject({ code: 'conflict' });
});

test('another workspace, and another key that is limited to projects, see none of it', async () => {
  const { id } = await analyze();
  const stranger = await another();
  const limited = actingWith(context, { id: 'key_other', projectIds: [] });
  for (const as of [stranger.context, limited])
    await expect(getAnalysis(as, { analysisId: id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await listAnalysisRows(limited, ListAnalyses.parse({}))).total).toBe(0);
  const { host } = new URL(base);
  const found = await listAnalysisRows(context, ListAnalyses.parse({ host, limit: 1 }));
  expect(found.items[0]?.id).toBe(id);
  expect((await listAnalysisRows(context, ListAnalyses.parse({ host: 'other.example' }))).total).toBe(0);
});

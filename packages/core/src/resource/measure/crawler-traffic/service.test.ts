import { CreateProject } from '@svc/contract/account/project';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { GuardError, isPrefix } from '../../../guard/index.ts';
import { createProject } from '../../account/project/index.ts';
import { getCrawlerActivity } from './activity.ts';
import { rangeSources } from './crawlers.ts';
import { forgetCrawlerLines } from './queries.ts';
import { refreshCrawlerRanges } from './ranges.ts';
import { ingestCrawlerLog, readBatch } from './service.ts';
import { shippedRanges } from './shipped.ts';

const { context, another, environment, owner } = await testWorkspace();
const now = () => new Date('2026-11-22T12:00:00Z');
const names: typeof context.names = {
  // A name that leads back, one that somebody gave to an address of his own, and one that nobody knows.
  namesOf: async (address) =>
    address === '203.0.113.9' ? null : address.startsWith('198.18.') ? ['crawl-1.googlebot.com'] : [],
  addressesOf: async () => ['198.18.66.1'],
};
const tenant = { ...context, now, names };

const line = (address: string, agent: string, page = '/', day = '20', status = 200) =>
  `${address} - - [${day}/Nov/2026:13:45:10 +0000] "GET ${page} HTTP/1.1" ${status} 512 "-" "${agent}"`;
const makeProject = async () => (await createProject(tenant, CreateProject.parse({ name: 'Acme' }))).id;
const send = async (projectId: string, ...lines: string[]) => {
  const input = { projectId, content: lines.join('\n') };
  return ingestCrawlerLog(tenant, input, await readBatch(tenant, input));
};

async function publish(documents: Record<string, object>) {
  const get: typeof environment.fetch.get = async (url) => {
    const document = Object.entries(documents).find(([end]) => url.endsWith(end))?.[1];
    if (!document) throw new GuardError('unreachable', 'It is away.');
    const text = () => JSON.stringify(document);
    const body = Buffer.from(text());
    return { url, status: 200, headers: {}, body, text, redirects: [], ttfbMs: 1 };
  };
  return refreshCrawlerRanges({ ...environment, now, fetch: { ...environment.fetch, get } });
}

test('addresses are checked against published ranges, then by names that lead back', async () => {
  const projectId = await makeProject();
  expect(await send(projectId, line('192.0.2.7', 'GPTBot/1.3'))).toMatchObject({ added: 1, unverified: 1 });
  const { failed } = await publish({
    '/gptbot.json': { prefixes: [{ ipv4Prefix: '192.0.2.0/28' }, { ipv6Prefix: '2001:db8:1::/48' }] },
  });
  expect(failed.length).toBeGreaterThan(5);
  const lines = [
    line('192.0.2.8', 'GPTBot/1.3'),
    line('2001:db8:1::5', 'GPTBot/1.3'),
    line('198.51.100.1', 'GPTBot/1.3'),
    line('198.18.66.1', 'Googlebot/2.1'),
    line('198.18.66.2', 'Googlebot/2.1'),
    line('203.0.113.9', 'Googlebot/2.1'),
    line('192.0.2.7', 'Bytespider'),
  ];
  expect(await send(projectId, ...lines)).toMatchObject({ verified: 3, spoofed: 2, unverified: 2 });
  const activity = await getCrawlerActivity(tenant, { projectId });
  // The list that was fetched is of today; those that could not be are the release’s.
  expect(activity.addressesAsOf).toBe(shippedRanges.map(({ fetchedAt }) => fetchedAt).sort()[0]);
  expect(activity.crawlers.find(({ crawler }) => crawler === 'GPTBot')).toMatchObject({
    operator: 'OpenAI',
    purpose: 'training',
    verified: 2,
    spoofed: 1,
    unverified: 1,
  });
});

test('each list of the release is one that its crawlers are checked by', () => {
  expect(shippedRanges.filter(({ source }) => !rangeSources.includes(source))).toEqual([]);
  for (const { source, prefixes } of shippedRanges)
    expect([source, prefixes.length > 2, prefixes.filter((one) => !isPrefix(one))]).toEqual([
      source,
      true,
      [],
    ]);
});

test('a line counts once, in whatever batch it comes again', async () => {
  const projectId = await makeProject();
  const [one, two, three] = ['/a', '/b', '/c'].map((page) => line('192.0.2.7', 'GPTBot/1.3', page));
  expect(await send(projectId, `${one}`, `${one}`, `${two}`)).toMatchObject({ added: 3, repeated: 0 });
  expect(await send(projectId, `${one}`, `${one}`, `${two}`)).toMatchObject({ added: 0, repeated: 3 });
  expect(await send(projectId, `${two}`, `${three}`, `${one}`)).toMatchObject({ added: 1, repeated: 2 });
  const { pages } = await getCrawlerActivity(tenant, { projectId });
  expect(pages.map(({ page, training }) => [page, training])).toEqual([
    ['/a', 2],
    ['/b', 1],
    ['/c', 1],
  ]);
});

test('two batches at once count what they share once', async () => {
  const projectId = await makeProject();
  const lines = Array.from({ length: 20 }, (_, index) => line('192.0.2.7', 'GPTBot/1.3', `/${index}`));
  const results = await Promise.all([send(projectId, ...lines), send(projectId, ...lines.slice(5))]);
  expect(results[0].added + results[1].added).toBe(20);
});

test('by purpose, status and day; spoofed visits stand apart', async () => {
  const projectId = await makeProject();
  await send(
    projectId,
    line('192.0.2.7', 'GPTBot/1.3', '/pricing?who=ann', '19'),
    line('192.0.2.7', 'ChatGPT-User/1.0', '/pricing', '20', 403),
    line('198.51.100.1', 'GPTBot/1.3', '/wp-login.php', '20', 404),
  );
  const all = await getCrawlerActivity(tenant, { projectId });
  expect(all).toMatchObject({
    totals: { verified: 1, spoofed: 1, unverified: 1 },
    pages: [{ page: '/pricing', training: 1, search: 0, userFetch: 1, refused: 1 }],
    statuses: [
      { status: 200, visits: 1 },
      { status: 403, visits: 1 },
    ],
    series: [
      { day: '2026-11-19', training: 1, search: 0, userFetch: 0 },
      { day: '2026-11-20', training: 0, search: 0, userFetch: 1 },
    ],
  });
  const some = await getCrawlerActivity(tenant, { projectId, purpose: 'user_fetch', from: '2026-11-20' });
  expect(some.crawlers.map(({ crawler, refused }) => [crawler, refused])).toEqual([['ChatGPT-User', 1]]);
  await expect(getCrawlerActivity(tenant, { projectId, crawler: 'Nobody' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('nothing of the client is stored, and another workspace sees nothing', async () => {
  const projectId = await makeProject();
  await send(projectId, line('192.0.2.7', 'GPTBot/1.3 ann', '/a?mail=ann@example.com'));
  const rows = await owner`select * from crawler_visit where project_id = ${projectId}`;
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|ann|Mozilla/);
  const { context: stranger } = await another();
  const missing = { code: 'not_found' };
  await expect(getCrawlerActivity(stranger, { projectId })).rejects.toMatchObject(missing);
  await expect(readBatch(stranger, { projectId, content: 'x' })).rejects.toMatchObject(missing);
});

test('a log of an unknown format is refused, and what is forgotten is refused as too old', async () => {
  const projectId = await makeProject();
  await expect(send(projectId, 'GPTBot was here')).rejects.toMatchObject({ code: 'validation_failed' });
  await send(projectId, line('192.0.2.7', 'GPTBot/1.3'));
  const later = new Date('2026-12-25T12:00:00Z');
  await forgetCrawlerLines(tenant, later);
  expect(await owner`select 1 from crawler_line where project_id = ${projectId}`).toHaveLength(0);
  const input = { projectId, content: line('192.0.2.7', 'GPTBot/1.3') };
  const at = { ...tenant, now: () => later };
  expect(await ingestCrawlerLog(at, input, await readBatch(at, input))).toMatchObject({
    added: 0,
    outOfWindow: 1,
  });
});

test('where no list could be fetched, those of the release vouch for visits and expose none', async () => {
  await owner`delete from crawler_range`;
  const projectId = await makeProject();
  const lines = [
    line('216.73.216.9', 'ClaudeBot/1.0'),
    line('198.51.100.1', 'ClaudeBot/1.0'),
    line('198.18.66.2', 'Googlebot/2.1'),
  ];
  // The name of the last address does not lead back to it.
  expect(await send(projectId, ...lines)).toMatchObject({ verified: 1, spoofed: 1, unverified: 1 });
  const { addressesAsOf } = await getCrawlerActivity(tenant, { projectId });
  expect(addressesAsOf).toBe(shippedRanges.map(({ fetchedAt }) => fetchedAt).sort()[0]);
});

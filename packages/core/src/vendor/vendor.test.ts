import { createVerify, generateKeyPairSync } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startReceiver } from '../guard/factory.ts';
import { createGuardedFetch, GuardError } from '../guard/index.ts';
import { bigQuery } from './bigquery.ts';
import { bingWebmaster } from './bing.ts';
import { googleAnalytics } from './google-analytics.ts';
import { referrerOf, referrerPattern } from './referrer.ts';
import { searchConsole } from './search-console.ts';
import { readIntegrationSettings } from './settings.ts';
import type { FigureRow, Source } from './source.ts';
import { askVendor } from './vendor.ts';

type Said = { status?: number; body?: unknown; headers?: Record<string, string> };
let answers: Said[] = [];
const server = await startReceiver(() => {
  const { status = 200, body = {}, headers = {} } = answers.shift() ?? { status: 500 };
  return { status, body: typeof body === 'string' ? body : JSON.stringify(body), headers };
});
const fetch = createGuardedFetch({ allow: [server.host], userAgent: 'test' });
afterAll(async () => {
  await fetch.close();
  await server.close();
});
const base = `http://${server.host}`;
const { baseUrls } = readIntegrationSettings({
  GOOGLE_ANALYTICS_BASE_URL: base,
  SEARCH_CONSOLE_BASE_URL: base,
  BING_WEBMASTER_BASE_URL: `${base}/json`,
  BIGQUERY_BASE_URL: base,
  GOOGLE_SERVICE_TOKEN_URL: `${base}/token`,
});

async function read(source: Source, property: string, days: string[], ...said: Said[]) {
  answers = said;
  server.received.length = 0;
  const call = { fetch, baseUrls, credential: 'token-1', property, now: Date.parse('2026-11-22T12:00:00Z') };
  const found = [];
  for await (const day of source.read(call, days)) found.push(day);
  return found;
}
const sent = (at: number) => JSON.parse(server.received[at]?.body ?? '');

const ga = (rowCount: number, ...rows: [string, string, string, string][]): Said => ({
  body: {
    kind: 'analyticsData#runReport',
    rowCount,
    rows: rows.map(([source, page, ...counts]) => ({
      dimensionValues: [{ value: source }, { value: page }],
      metricValues: counts.map((value) => ({ value })),
    })),
  },
});

test('Analytics: pages until all rows are there, engines by rule, landing pages without query', async () => {
  const days = await read(
    googleAnalytics,
    '123456',
    ['2026-11-19', '2026-11-20'],
    ga(
      3,
      ['chatgpt.com', '/pricing?utm_source=chatgpt.com', '5', '4'],
      ['chatgpt.com', '/pricing', '2', '1'],
    ),
    ga(3, ['www.perplexity.ai', '', '3', '0']),
    { body: { kind: 'analyticsData#runReport' } },
  );
  expect(days).toEqual([
    {
      day: '2026-11-19',
      referrals: [
        { referrer: 'chatgpt', page: '/pricing', visits: 7, engaged: 5 },
        { referrer: 'perplexity', page: '(none)', visits: 3, engaged: 0 },
      ],
    },
    { day: '2026-11-20', referrals: [] },
  ]);
  expect(server.received[0]).toMatchObject({
    path: '/v1beta/properties/123456:runReport',
    headers: { authorization: 'Bearer token-1' },
  });
  expect([sent(0).offset, sent(1).offset]).toEqual([0, 2]);
  expect(sent(0).dateRanges).toEqual([{ startDate: '2026-11-19', endDate: '2026-11-19' }]);
});

test('Analytics: a report that lacks announced rows is no day', async () => {
  const short = read(googleAnalytics, '1', ['2026-11-19'], ga(9, ['chatgpt.com', '/', '1', '1']), ga(9));
  await expect(short).rejects.toMatchObject({ fault: 'malformed' });
});

test('Search Console: goes on until a page is empty, the property encoded in the address', async () => {
  const rows = (...queries: string[]) => ({
    body: {
      rows: queries.map((query) => ({
        keys: [query],
        clicks: 1,
        impressions: 10.0,
        ctr: 0.1,
        position: 2.5,
      })),
    },
  });
  const days = await read(searchConsole, 'sc-domain:example.com', ['2026-11-17'], rows('a b', 'c d'), {
    body: { responseAggregationType: 'byProperty' },
  });
  expect(days[0]?.queries?.map(({ query }) => query)).toEqual(['a b', 'c d']);
  expect(server.received.map(({ path }) => path)).toEqual(
    Array(2).fill('/webmasters/v3/sites/sc-domain%3Aexample.com/searchAnalytics/query'),
  );
  expect([sent(0).startRow, sent(1).startRow]).toEqual([0, 25_000]);
});

test('Bing: one answer for all days, dates of its own kind, and 400 for a bad key', async () => {
  const at = (day: string) => `/Date(${Date.parse(day)}-0700)/`;
  const row = { Query: 'best saws', Clicks: 2, Impressions: 30, Date: at('2026-11-13') };
  const days = await read(bingWebmaster, 'https://example.com/', ['2026-11-12', '2026-11-13'], {
    body: { d: [{ __type: 'QueryStats:#Microsoft.Bing.Webmaster.Api', ...row }] },
  });
  expect(days).toEqual([
    { day: '2026-11-12', queries: [] },
    { day: '2026-11-13', queries: [{ query: 'best saws', clicks: 2, impressions: 30 }] },
  ]);
  expect(server.received[0]?.path).toBe(
    '/json/GetQueryStats?siteUrl=https%3A%2F%2Fexample.com%2F&apikey=token-1',
  );
  const refused = read(bingWebmaster, 'https://example.com/', ['2026-11-12'], {
    status: 400,
    body: { ErrorCode: 3, Message: 'ERROR!!! InvalidApiKey' },
  });
  await expect(refused).rejects.toMatchObject({ fault: 'auth' });
  await refused.catch((error: unknown) => expect(String(error)).not.toContain('token-1'));
});

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const keyFile = JSON.stringify({
  type: 'service_account',
  client_email: 'svc@my-project.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  private_key_id: 'k1',
  // Anybody may have written the file: this address is never asked.
  token_uri: 'http://169.254.169.254/token',
});
const row: FigureRow = {
  ...{ day: '2026-11-19', scanId: 'scn_1', engine: 'openai', promptId: null, prompt: null },
  ...{ status: 'measured', provenance: 'live', measure: 'presence', asOf: '2026-11-19T08:00:00Z' },
  ...{ value: 0.412345678, low: 0.3, high: 0.5, n: 60, scope: 'engine', origin: 'measured' },
};
const job = (state: string, errorResult?: object): Said => ({
  body: {
    jobReference: { projectId: 'my-project', jobId: 'job_1', location: 'EU' },
    status: { state, errorResult },
  },
});
async function writeDay(credential: string, ...said: Said[]) {
  answers = said;
  server.received.length = 0;
  const call = { fetch, baseUrls, credential, property: 'my-project.svc', now: Date.parse('2026-11-20') };
  const write = await bigQuery.begin(call);
  await write('2026-11-19', [row, { ...row, measure: 'mention' }]);
}
const granted: Said = { body: { access_token: 'at-1', expires_in: 3_599, token_type: 'Bearer' } };

test('BigQuery: a signed assertion, then one load that takes the place of the day, awaited to its end', async () => {
  await writeDay(keyFile, granted, job('RUNNING'), job('DONE'));
  const [asked, load, look] = server.received;
  const assertion = new URLSearchParams(asked?.body).get('assertion') ?? '';
  const [header = '', claims = '', signature = ''] = assertion.split('.');
  const signed = createVerify('sha256').update(`${header}.${claims}`);
  expect(signed.verify(publicKey, signature, 'base64url')).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: 'svc@my-project.iam.gserviceaccount.com',
    aud: `${base}/token`,
    scope: 'https://www.googleapis.com/auth/bigquery',
    exp: Date.parse('2026-11-20') / 1_000 + 3_600,
  });
  expect(load?.path).toBe('/upload/bigquery/v2/projects/my-project/jobs?uploadType=multipart');
  expect(load?.headers.authorization).toBe('Bearer at-1');
  const boundary = /boundary=(\S+)/.exec(load?.headers['content-type'] ?? '')?.[1] ?? '';
  const [, settings = '', data = ''] = (load?.body ?? '').split(`--${boundary}`);
  expect(JSON.parse(settings.split('\r\n\r\n')[1] ?? '').configuration.load).toMatchObject({
    destinationTable: { projectId: 'my-project', datasetId: 'svc', tableId: 'svc_scores$20261119' },
    writeDisposition: 'WRITE_TRUNCATE',
    // The columns `scope` and `origin` come into tables that are there already.
    schemaUpdateOptions: ['ALLOW_FIELD_ADDITION'],
  });
  const rows = (data.split('\r\n\r\n')[1] ?? '').trim().split('\n');
  expect(rows.map((line) => JSON.parse(line))).toMatchObject([
    {
      scan_id: 'scn_1',
      as_of: '2026-11-19T08:00:00Z',
      measure: 'presence',
      value: 0.4123,
      origin: 'measured',
    },
    { scan_id: 'scn_1', measure: 'mention' },
  ]);
  expect(look).toMatchObject({
    path: '/bigquery/v2/projects/my-project/jobs/job_1?location=EU',
    headers: { authorization: 'Bearer at-1' },
  });
  // Only pages are read under the reader's name.
  expect(new Set(server.received.map(({ headers }) => headers['user-agent']))).toEqual(
    new Set(['svc-integrations/1.0']),
  );
});

test.each([
  ['no key file', '{"type":"authorized_user"}', [], 'auth'],
  ['a key that was withdrawn', keyFile, [{ status: 400, body: { error: 'invalid_grant' } }], 'auth'],
  ['a dataset of others', keyFile, [granted, { status: 403, body: { error: { message: 'No' } } }], 'denied'],
  [
    'too many loads',
    keyFile,
    [granted, job('DONE', { reason: 'quotaExceeded', message: 'Later' })],
    'limited',
  ],
  [
    'rows of another table',
    keyFile,
    [granted, job('DONE', { reason: 'invalid', message: 'Field' })],
    'denied',
  ],
  ['too often', keyFile, [granted, { status: 429, headers: { 'retry-after': '60' } }], 'limited'],
])('BigQuery: %s', async (_, credential, said, fault) => {
  await expect(writeDay(credential, ...said)).rejects.toMatchObject({ fault });
  expect(server.received.map(({ path }) => path).join()).not.toContain('169.254');
});

test.each([
  [{ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } }, 'auth', null],
  [{ status: 403, body: { error: { status: 'PERMISSION_DENIED', message: 'No access' } } }, 'denied', null],
  [{ status: 403, body: { error: { message: 'Search Analytics QPS quota exceeded.' } } }, 'limited', null],
  [{ status: 429, headers: { 'retry-after': '120' } }, 'limited', 120],
  [{ status: 503, headers: { 'retry-after': '30' }, body: 'away' }, 'unavailable', 30],
  [{ status: 302, headers: { location: 'https://example.com/' } }, 'unavailable', null],
  [{ body: 'not JSON' }, 'malformed', null],
])('%j is %s', async (said, fault, retryAfter) => {
  const call = read(searchConsole, 'https://example.com/', ['2026-11-17'], said);
  await expect(call).rejects.toMatchObject({ fault, retryAfter });
});

test('a vendor that takes too long is named, and is no slow page', async () => {
  const slow = { ...fetch, get: () => Promise.reject(new GuardError('timeout', 'Give a faster page.')) };
  const request = { url: 'https://vendor.example/rows', token: 'token-1' };
  await expect(askVendor(slow, request, z.unknown())).rejects.toMatchObject({
    fault: 'unavailable',
    message: 'vendor.example took too long to answer.',
  });
});

test('a site that only looks like an engine is none, and the pattern says the same as the rule', () => {
  const pattern = new RegExp(`^${referrerPattern}$`, 'i');
  const sources = [
    'chatgpt.com',
    'www.perplexity.ai',
    'Gemini.google.com',
    'claude.ai/chat',
    'notchatgpt.com',
  ];
  const others = ['chatgpt.com.evil.example', 'google.com', 'perplexityXai', '(direct)'];
  for (const source of [...sources, ...others])
    expect({ source, engine: referrerOf(source) !== null }).toEqual({ source, engine: pattern.test(source) });
  expect(referrerOf('notchatgpt.com')).toBeNull();
  expect(referrerOf('www.perplexity.ai')).toBe('perplexity');
});

test('settings that cannot work are refused by name', () => {
  expect(() => readIntegrationSettings({ GOOGLE_OAUTH_CLIENT_ID: 'id' })).toThrow(
    'GOOGLE_OAUTH_CLIENT_SECRET',
  );
  expect(() => readIntegrationSettings({ SEARCH_CONSOLE_BASE_URL: 'nonsense' })).toThrow(
    'SEARCH_CONSOLE_BASE_URL',
  );
});

import { expect, test } from 'vitest';
import { readTime } from './log-field.ts';
import { pageOf, readKind, readLog, type Visits } from './read-log.ts';

const gpt =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot';
const window = { since: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 10, 30), salt: 'prj' };
/** Entered one by one. */
const listed = ({ minutes, hashes, kindOf, callerOf, kinds, callers }: Visits) =>
  [...minutes].map((minute, at) => {
    const [, address] = callers[callerOf[at] ?? -1]?.split('\t') ?? [];
    const hash = Buffer.from(hashes.subarray(8 * at, 8 * at + 8)).toString('hex');
    return { minute, address, hash, ...readKind(kinds[kindOf[at] ?? -1] ?? '') };
  });
const read = (...lines: string[]) => {
  const { visits, ...counts } = readLog({ content: lines.join('\n'), ...window });
  return { ...counts, visits: listed(visits) };
};
const visit = {
  crawler: 'GPTBot',
  address: '192.0.2.7',
  day: '2026-11-20',
  minute: Date.UTC(2026, 10, 20, 13, 45) / 60_000,
  page: '/pricing',
  status: 200,
};

const json = (fields: object) => JSON.stringify(fields);

test.each([
  [
    'Combined',
    `192.0.2.7 - - [20/Nov/2026:14:45:10 +0100] "GET /pricing?plan=1 HTTP/1.1" 200 512 "-" "${gpt}"`,
  ],
  [
    'Combined behind a syslog head and a virtual host',
    `<134>2026-11-20T13:45:10Z cache-fra fastly[1]: www.example.com 192.0.2.7 - ann [20/Nov/2026:13:45:10 +0000] "GET https://www.example.com/pricing HTTP/2" 200 - "https://example.com/" "${gpt}" 0.01`,
  ],
  [
    'Cloudflare Logpush',
    json({
      ClientIP: '192.0.2.7',
      ClientRequestHost: 'example.com',
      ClientRequestMethod: 'GET',
      ClientRequestURI: '/pricing?plan=1',
      ClientRequestUserAgent: gpt,
      EdgeResponseStatus: 200,
      EdgeStartTimestamp: '2026-11-20T13:45:10Z',
    }),
  ],
  [
    'Logpush with nanoseconds',
    `{"ClientIP":"192.0.2.7","ClientRequestPath":"/pricing","ClientRequestUserAgent":"${gpt}","EdgeResponseStatus":200,"EdgeStartTimestamp":1795182310000000000}`,
  ],
  [
    'Vercel',
    json({
      timestamp: Date.UTC(2026, 10, 20, 13, 45, 10),
      proxy: { path: '/pricing?plan=1', statusCode: 200, clientIp: '192.0.2.7', userAgent: [gpt] },
    }),
  ],
  [
    'Caddy',
    json({
      ts: Date.UTC(2026, 10, 20, 13, 45, 10) / 1_000 + 0.5,
      request: { remote_ip: '192.0.2.7', uri: '/pricing', headers: { 'User-Agent': [gpt] } },
      status: 200,
    }),
  ],
  [
    'Google Cloud',
    json({
      timestamp: '2026-11-20T13:45:10.123Z',
      httpRequest: {
        requestUrl: 'https://example.com/pricing',
        status: 200,
        userAgent: gpt,
        remoteIp: '192.0.2.7',
      },
    }),
  ],
  [
    'nginx',
    json({
      time_local: '20/Nov/2026:13:45:10 +0000',
      remote_addr: '192.0.2.7',
      request: 'GET /pricing HTTP/1.1',
      status: '200',
      http_user_agent: gpt,
    }),
  ],
])('%s', (_, line) => {
  expect(read('another line', line)).toMatchObject({ lines: 2, unreadable: 1, visits: [visit] });
});

test('W3C fields: CloudFront with tabs, IIS with spaces', () => {
  const cloudfront = [
    '#Version: 1.0',
    '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query',
    `2026-11-20\t13:45:10\tFRA2\t512\t192.0.2.7\tGET\texample.com\t/pricing\t200\t-\t${encodeURIComponent(gpt)}\tplan=1`,
  ];
  expect(read(...cloudfront)).toMatchObject({ visits: [visit] });
  const iis = [
    '#Fields: date time cs-method cs-uri-stem c-ip cs(User-Agent) sc-status',
    `2026-11-20 13:45:10 GET /pricing 192.0.2.7 ${gpt.replaceAll(' ', '+')} 200\r`,
  ];
  expect(read(...iis)).toMatchObject({ visits: [visit] });
});

test('only the user agent makes a crawler, and the longest name of it', () => {
  const line = (target: string, agent: string) =>
    `192.0.2.7 - - [20/Nov/2026:13:45:10 +0000] "GET ${target} HTTP/1.1" 200 1 "https://a.example/GPTBot" "${agent}"`;
  expect(read(line('/block-gptbot', 'Mozilla/5.0 Firefox/140')).visits).toEqual([]);
  const names = [
    gpt,
    'x ChatGPT-User/1.0',
    'x Claude-User/1',
    'x Amzn-SearchBot/0.1',
    'x Googlebot-Image/1.0',
  ];
  expect(read(...names.map((name) => line('/', name))).visits.map(({ crawler }) => crawler)).toEqual([
    'GPTBot',
    'ChatGPT-User',
    'Claude-User',
    'Amzn-SearchBot',
    'Googlebot',
  ]);
});

test('what cannot be read, and what is too old or of the future, is counted and left out', () => {
  const at = (day: string) => `192.0.2.7 - - [${day}:13:45:10 +0000] "GET / HTTP/1.1" 200 1 "-" "${gpt}"`;
  expect(read(at('01/Oct/2026'), at('02/Dec/2026'), '{"GPTBot', `GPTBot ${'x'.repeat(20_000)}`)).toEqual({
    lines: 4,
    readable: 2,
    unreadable: 2,
    firstUnreadable: [
      { line: 3, reason: 'broken_json' },
      { line: 4, reason: 'too_long' },
    ],
    outOfWindow: 2,
    visits: [],
  });
});

test('a line of rubbish is unreadable, whoever it names; empty lines and comments are not', () => {
  const person = '192.0.2.7 - - [20/Nov/2026:13:45:10 +0000] "GET / HTTP/1.1" 200 1 "-" "Firefox/140"';
  expect(
    read('# a comment', '', person, 'rubbish', '{"level":"info"}', 'more', 'and more', ''),
  ).toMatchObject({
    readable: 1,
    unreadable: 4,
    firstUnreadable: [
      { line: 4, reason: 'unknown_format' },
      { line: 5, reason: 'no_request' },
      { line: 6, reason: 'unknown_format' },
    ],
  });
});

test('equal lines of one batch are two visits, and have the same hashes when they come again', () => {
  const line = `192.0.2.7 - - [20/Nov/2026:13:45:10 +0000] "GET / HTTP/1.1" 200 1 "-" "${gpt}"`;
  const hashes = (...lines: string[]) => read(...lines).visits.map(({ hash }) => hash);
  const [first, second] = hashes(line, line);
  expect(new Set([first, second]).size).toBe(2);
  expect(hashes(line, 'other', line)).toEqual([first, second]);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
});

test('nothing personal is left of an address', () => {
  expect(pageOf('/reset/ann%40example.com?token=1')).toBe('/reset/…');
  expect(pageOf('/ann@example.com/a#b')).toBe('/…/a');
  expect(pageOf('/invite/0a1B2c3D4e5F6a7B8c9D0e1F2a3B4c5D')).toBe('/invite/…');
  expect(pageOf('/best-time-tracking-software-for-lawyers-2026')).toBe(
    '/best-time-tracking-software-for-lawyers-2026',
  );
  expect(pageOf('https://example.com')).toBe('/');
  expect(pageOf(`/${'é'.repeat(400)}`)).toHaveLength(300);
});

test('times of any unit', () => {
  const at = Date.UTC(2026, 10, 20, 13, 45, 10);
  for (const text of [`${at / 1000}`, `${at}`, `${at}000`, `${at}000000`, '20/Nov/2026:08:15:10 -0530'])
    expect(readTime(text)).toBeCloseTo(at, -1);
  expect(readTime('yesterday')).toBeNaN();
});

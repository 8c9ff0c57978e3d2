import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { errorCatalogue } from '@svc/contract/kernel';
import { operations } from '@svc/core/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorHelp } from '../../apps/api/src/routes/docs/error-help.ts';
import { guideGroups } from '../../apps/api/src/routes/docs/guides.ts';
import { codeBlocks, type DocsService, openService } from './service.ts';

const slugs = guideGroups.flatMap((group) => [...group.slugs]);
let service: DocsService;
/** State of the first scan's shell, for the guides that continue in it. */
let shell = '';
let ids: Record<string, string> = {};

const guide = async (slug: string): Promise<string> =>
  (await (await fetch(`${service.api}/docs/guides/${slug}.md`)).text())
    .replaceAll('http://api.test', service.api)
    .replaceAll('https://example.com/', service.pageUrl)
    .replaceAll('svc_test_…', service.key);

const shellOf = (markdown: string): string =>
  codeBlocks(markdown)
    .filter(({ language }) => language === 'sh')
    .map(({ code }) => code)
    .join('\n');

/** Errors among what calls answered: code and what it said. */
const problems = (output: string): string[] =>
  [...output.matchAll(/"detail":"([^"]*)"[^}]*?"code":"(\w+)"/g)]
    .filter(([, , code = '']) => code in errorCatalogue)
    .map(([, detail, code]) => `${code}: ${detail}`);

beforeAll(async () => {
  service = await openService();
  const script = shellOf(await guide('first-scan'));
  const output = await service.bash(`${script}\necho\ndeclare -p API KEY PROJECT SET SCAN\ndeclare -f`);
  const [answers = '', rest = ''] = output.split(/^(?=declare -- API)/m);
  expect(problems(answers)).toEqual([]);
  expect(answers).toContain('"market"');
  shell = rest;
  ids = Object.fromEntries(
    [...rest.matchAll(/^declare -- (\w+)="(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(ids.SCAN).toMatch(/^scn_/);
});
afterAll(() => service.close());

test('each guide in the folder is on the list, and each on the list is served, also as Markdown', async () => {
  const files = readdirSync(join(import.meta.dirname, '../../docs/guides')).map((name) =>
    name.replace('.md', ''),
  );
  // Two stand with the statistics that they tell of.
  expect([...files, 'real-answers', 'arena'].sort()).toEqual([...slugs].sort());
  const home = await (await fetch(`${service.api}/docs`)).text();
  for (const slug of slugs) {
    const html = await (await fetch(`${service.api}/docs/guides/${slug}`)).text();
    expect(html).toMatch(/<h1>/);
    expect(home).toContain(`/docs/guides/${slug}"`);
  }
});

/** Errors that a guide shows on purpose. */
const meant: Readonly<Record<string, readonly string[]>> = {
  'calling-the-api': [expect.stringMatching(/^validation_failed: .*name/)],
};

test.each(slugs.filter((slug) => slug !== 'first-scan'))(
  'the commands of “%s” run as pasted',
  async (slug) => {
    const script = shellOf(await guide(slug));
    if (script === '') return;
    const output = await service.bash(`${shell}\nset -o pipefail\n${script}`);
    expect(output.length).toBeGreaterThan(20);
    expect(problems(output)).toEqual(meant[slug] ?? []);
  },
);

const secret = `whsec_${randomBytes(24).toString('base64')}`;
const message = () => {
  const [id, timestamp, body] = [
    'evt_1',
    String(Math.floor(Date.now() / 1_000)),
    '{"type":"scan.completed","id":"evt_1"}',
  ];
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { id, timestamp, body, signatures: `v1,${signature}`, secret };
};

test.each(slugs)('the programs of “%s” run as they stand', async (slug) => {
  const programs = codeBlocks(await guide(slug)).filter(({ language }) => language === 'ts');
  for (const [index, { code }] of programs.entries()) {
    const file = join(service.folder, `${slug}-${index}.mjs`);
    writeFileSync(file, code);
    // Examples that wait for others, or only show how to check, have tests of their own.
    if (/createServer|isGenuine/.test(code)) continue;
    expect((await service.node(file, ids)).length).toBeGreaterThan(3);
  }
});

test('the receiver of webhooks takes what is signed and refuses what was changed', async () => {
  const [server] = codeBlocks(await guide('webhooks')).filter(({ code }) => code.includes('createServer'));
  const file = join(service.folder, 'receiver.mjs');
  // Any free port; it says which.
  writeFileSync(
    file,
    `${server?.code.replace(/server\.listen\(.*\);/, 'server.listen(0, "127.0.0.1", () => console.log(server.address().port));')}`,
  );
  const receiver: ChildProcess = spawn('node', [file], {
    env: { ...process.env, SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise<string>((resolve) =>
      receiver.stdout?.once('data', (data) => resolve(String(data).trim())),
    );
    const { id, timestamp, body, signatures } = message();
    const send = (payload: string) =>
      fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        body: payload,
        headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures },
      });
    expect((await send(body)).status).toBe(204);
    expect((await send(body.replace('completed', 'failed'))).status).toBe(400);
  } finally {
    receiver.kill();
  }
});

test('checks of signatures by hand say yes to what is genuine and no to all else', async () => {
  const blocks = codeBlocks(await guide('webhooks'));
  const inNode = blocks.find(({ code }) => code.includes('timingSafeEqual'))?.code ?? '';
  const inPython = blocks.find(({ language }) => language === 'python')?.code ?? '';
  const file = join(service.folder, 'genuine.mjs');
  writeFileSync(file, inNode);
  const { isGenuine } = await import(file);
  const genuine = message();
  const others = [
    { ...genuine, body: `${genuine.body} ` },
    { ...genuine, timestamp: String(Number(genuine.timestamp) - 3_600) },
    { ...genuine, secret: `whsec_${randomBytes(24).toString('base64')}` },
    { ...genuine, signatures: 'v1,AAAA' },
  ];
  expect([genuine, ...others].map((one) => isGenuine(one))).toEqual([true, false, false, false, false]);
  const calls = [genuine, ...others].map(
    ({ id, timestamp, signatures, body, secret: key }) =>
      `print(is_genuine(${[id, timestamp, signatures].map((text) => JSON.stringify(text)).join(', ')}, ${JSON.stringify(body)}.encode(), ${JSON.stringify(key)}))`,
  );
  const said = execFileSync('python3', ['-c', `${inPython}\n${calls.join('\n')}`], { encoding: 'utf8' });
  expect(said.trim().split('\n')).toEqual(['True', 'False', 'False', 'False', 'False']);
});

test('what JSON the guides show is what comes', async () => {
  const shown = slugs.map(async (slug) =>
    codeBlocks(await guide(slug)).filter(({ language }) => language === 'json'),
  );
  const blocks = (await Promise.all(shown)).flat();
  expect(blocks.length).toBeGreaterThan(1);
  for (const { code } of blocks) expect(() => JSON.parse(code)).not.toThrow();
  const figure = JSON.parse(
    codeBlocks(await guide('first-scan')).find(({ language }) => language === 'json')?.code ?? '',
  );
  const response = await fetch(`${service.api}/v1/scans/${ids.SCAN}`, {
    headers: { authorization: `Bearer ${service.key}` },
  });
  const { result } = (await response.json()) as { result: { engines: { presence: object }[] } };
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? expect.objectContaining(
          Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)])),
        )
      : expect.any((value as object).constructor as never);
  expect(result.engines[0]?.presence).toEqual(shape(figure));
});

test('guides and pages of errors name operations, and lead to pages, that there are', async () => {
  const known = new Set(operations.map(({ address }) => address.replace(/\{[^}]+\}/g, '{}')));
  const texts = await Promise.all(slugs.map(async (slug) => [slug, await guide(slug)] as const));
  const all = [...texts, ['errors', JSON.stringify(errorHelp)] as const];
  const missing = all.flatMap(([slug, text]) =>
    [...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/v1\/[^`?\s]*)/g)]
      .map(([, verb, path = '']) => `${verb} ${path.replace(/\{[^}]+\}/g, '{}')}`)
      .filter((address) => !known.has(address))
      .map((address) => `${slug}: ${address}`),
  );
  expect(missing).toEqual([]);
  const links = new Set(
    all.flatMap(([, text]) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link = '']) => link)),
  );
  for (const link of [...links].filter((one) => one !== '/app')) {
    const [path = '', anchor] = link.split('#');
    const response = await fetch(service.api + path);
    expect([link, response.status]).toEqual([link, 200]);
    if (anchor) expect([link, (await response.text()).includes(`id="${anchor}"`)]).toEqual([link, true]);
  }
});

const recipe = async (name: string): Promise<string> =>
  (await (await fetch(`${service.api}/docs/recipes/${name}`)).text())
    .replaceAll('http://api.test', service.api)
    .replaceAll('svc_test_…', service.key)
    .replaceAll('prj_…', ids.PROJECT ?? '');

const ask = async (url: string, method: string, body?: string): Promise<{ id: string }> => {
  const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  expect([url, response.status < 300]).toEqual([url, true]);
  return (await response.json()) as { id: string };
};

test('the n8n workflow: its requests, in the order of its connections, scan and read presence', async () => {
  interface Node {
    name: string;
    type: string;
    parameters: {
      method: string;
      url: string;
      jsonBody?: string;
      assignments?: { assignments: { name: string; value: string }[] };
    };
  }
  const { nodes, connections } = JSON.parse(await recipe('n8n-weekly-scan.json')) as {
    nodes: Node[];
    connections: Record<string, { main: { node: string }[][] }>;
  };
  const known = new Map<string, unknown>();
  // n8n's own expressions, over what the nodes before gave.
  const fill = (text: string): string =>
    text
      .replace(/^=/, '')
      .replace(/\{\{(.*?)\}\}/g, (_, expression: string) =>
        String(runInNewContext(expression, { $: (name: string) => ({ item: { json: known.get(name) } }) })),
      );
  let at: string | undefined = nodes[0]?.name;
  const asked: string[] = [];
  while (at !== undefined) {
    const node = nodes.find(({ name }) => name === at);
    if (node === undefined) throw new Error(`no node ${at}`);
    const { method, url, jsonBody, assignments } = node.parameters;
    if (assignments)
      known.set(at, Object.fromEntries(assignments.assignments.map(({ name, value }) => [name, value])));
    if (node.type.endsWith('.httpRequest')) {
      known.set(at, await ask(fill(url), method, jsonBody && fill(jsonBody)));
      asked.push(at);
    }
    if (node.type.endsWith('.wait'))
      await service.stack.settle((known.get('Start a scan') as { id: string }).id);
    at = connections[at]?.main[0]?.[0]?.node;
  }
  expect(asked).toEqual(['Start a scan', 'Read the scan', 'Read presence']);
  expect(known.get('Read the scan')).toMatchObject({ status: 'completed' });
  expect(JSON.stringify(known.get('Read presence'))).toContain('"market"');
});

test('the Make blueprint scans and reads the scan', async () => {
  const { flow } = JSON.parse(await recipe('make-weekly-scan.json')) as {
    flow: { id: number; module: string; mapper: { url: string; method: string; data?: string } }[];
  };
  const answers = new Map<number, { id: string }>();
  for (const { id, module, mapper } of flow) {
    if (!module.startsWith('http:')) continue;
    const url = mapper.url.replace(
      /\{\{(\d+)\.data\.id\}\}/g,
      (_, from: string) => answers.get(Number(from))?.id ?? '',
    );
    answers.set(id, await ask(url, mapper.method.toUpperCase(), mapper.data));
  }
  expect(answers.get(3)?.id).toBe(answers.get(1)?.id);
});

test('the Zapier step gives a row for each engine', async () => {
  const code = await recipe('zapier-code-step.js');
  const inputData = { api: service.api, key: service.key, projectId: ids.PROJECT };
  const rows = await runInNewContext(`(async () => { let output; ${code}; return output; })()`, {
    inputData,
    fetch,
  });
  expect(rows.length).toBe(3);
  expect(rows[0]).toMatchObject({
    value: expect.any(Number),
    low: expect.any(Number),
    questions: expect.any(Number),
  });
});

test('the script for Sheets appends a head and a row for each engine', async () => {
  const code = await recipe('sheets.gs');
  const rows: unknown[][] = [];
  const settings: Record<string, string | undefined> = {
    API: service.api,
    KEY: service.key,
    PROJECT: ids.PROJECT,
  };
  // Google's calls wait for their answers: so it is asked beforehand, and handed over when the script asks.
  const url = `${service.api}/v1/projects/${ids.PROJECT}/visibility`;
  const text = JSON.stringify(await ask(url, 'GET'));
  runInNewContext(`${code}; addPresence();`, {
    PropertiesService: { getScriptProperties: () => ({ getProperty: (name: string) => settings[name] }) },
    UrlFetchApp: {
      fetch: (asked: string, { headers }: { headers: object }) => {
        expect([asked, headers]).toEqual([url, { Authorization: `Bearer ${service.key}` }]);
        return { getContentText: () => text, getResponseCode: () => 200 };
      },
    },
    SpreadsheetApp: {
      getActiveSheet: () => ({
        getLastRow: () => rows.length,
        appendRow: (row: unknown[]) => rows.push(row),
      }),
    },
  });
  expect(rows).toHaveLength(4);
  expect(rows[1]?.slice(1, 6)).toEqual([expect.any(String), ...Array(4).fill(expect.any(Number))]);
});

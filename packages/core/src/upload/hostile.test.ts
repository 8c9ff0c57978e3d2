import { tally } from '@svc/testing';
import { expect, test } from 'vitest';
import { readImport } from './read-import.ts';
import { readLog } from './read-log.ts';

// Files made to be slow: what they cost may grow with their length, and no faster.

const window = { since: 0, until: Date.now(), salt: 'prj' };
const megabyte = 1_000_000;

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const lines = (line: string, length: number): string => fill(`${line}\n`, length);

/** Words, brackets and quotes that the formats are made of, of which a line can hold many. */
const parts = [
  '111 a ',
  ' 1.2.3.4 - -',
  '[',
  '] "',
  '[xxxxxxxxxxxxxxxxxxxxxxxxx] "GET ',
  '" 200 1 "',
  '"',
  '\\"',
  ' ',
  '\t',
  '{',
  '{"a":',
  '[[',
  'GET ',
  '%20',
  '+',
  'y',
  'é',
];
const bot = 'GPTBot';
const oldAttack = `${bot} ${`${fill('111 a ', 198)}[${fill('x', 25)}] "GET ${fill('y', 3_900)}`.repeat(3)}`;

const logs: [string, (length: number) => string][] = [
  ['what once was tried again and again', (length) => lines(oldAttack.slice(0, 15_990), length)],
  ['many names', (length) => `#Fields: ${fill('name ', length / 2)}\n${lines(`${bot} x`, length / 2)}`],
  ['many lines of names', (length) => lines(`#Fields: ${fill('c-ip time ', 640)}\n1 ${bot} 2`, length)],
  ['short lines', (length) => lines(bot, length)],
  ['one line', (length) => fill(`${bot} `, length)],
  ['nearly names', (length) => fill('GPTBoGPTBo', length)],
  ['objects in objects', (length) => lines(`${bot}${'{"a":'.repeat(2_600)}1${'}'.repeat(2_600)}`, length)],
  ['wide objects', (length) => lines(`{"${bot}":[${fill('{},', 15_000)}{}]}`, length)],
  ...parts.map((part): [string, (length: number) => string] => [
    `lines of ${JSON.stringify(part)}`,
    (length) => lines(`${bot} ${fill(part, 15_900)}`, length),
  ]),
  ...parts.flatMap((one) =>
    parts.map((other): [string, (length: number) => string] => [
      `lines of ${JSON.stringify(one)} and ${JSON.stringify(other)}`,
      (length) => lines(`${bot} ${fill(one, 7_900)}${fill(other, 7_900)}`, length),
    ]),
  ),
];

const imports: [string, 'csv' | 'json' | 'search_console', (length: number) => string][] = [
  ['commas', 'csv', (length) => fill(',', length)],
  ['a long header', 'csv', (length) => fill('header', length)],
  ['many columns', 'csv', (length) => `text,${fill('column,', length)}`],
  ['quotes within words', 'csv', (length) => `text\n${fill('a"b,', length)}`],
  ['a quote that never ends', 'csv', (length) => `text\n"${fill('a\n', length)}`],
  ['doubled quotes', 'csv', (length) => `text\n"${fill('""', length)}`],
  ['tags', 'csv', (length) => `text,tags\nWhat?,"${fill('a|', length)}"`],
  ['tags of a list', 'json', (length) => `[{"text":"What?","tags":[${fill('"a",', length)}"a"]}]`],
  ['empty lines', 'csv', (length) => fill('\n', length)],
  ['spaces', 'csv', (length) => `text\n${fill(' ', length)}`],
  ['short rows', 'csv', (length) => `text\n${fill('a\n', length)}`],
  ['a plain list', 'csv', (length) => fill('What is it?\n', length)],
  ['lists in lists', 'json', (length) => `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`],
  ['short items', 'json', (length) => `[${fill('"a",', length)}"a"]`],
  ['commas', 'search_console', (length) => fill(',', length)],
  ['digits', 'search_console', (length) => `query,clicks,impressions\na,1,${fill('1x', length)}`],
];

/** CPU in milliseconds; the least of two tries, as others use the machine too. */
async function cost(read: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const before = process.threadCpuUsage();
    // A file may be refused: it must be so in time.
    await Promise.resolve()
      .then(read)
      .catch(() => {});
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** Ten times what the dearest costs, for slow machines: a cost that grows with the square of a line or file is far beyond. */
const mostMillisecondsOfMegabyte = 3_000;

test(`no log of ${logs.length} costs more than it is long`, async () => {
  const { tried, end } = tally('logs that cost more than they are long');
  for (const [name, make] of logs) {
    const content = make(megabyte / 4);
    const spent = 4 * (await cost(() => readLog({ content, ...window })));
    tried(`${name}: ${Math.round(spent)} ms a megabyte`, spent <= mostMillisecondsOfMegabyte);
  }
  end(logs.length);
});

test.each(imports)('an import of %s (%s) costs no more than it is long', async (_, format, make) => {
  const content = make(megabyte);
  expect(await cost(() => readImport({ format, content }))).toBeLessThan(mostMillisecondsOfMegabyte);
});

test.each([
  ['csv', `text\n${'What is it?\n'.repeat(10_001)}`, '10000 rows'],
  ['csv', 'What is it?\n'.repeat(10_001), '10000 rows'],
  ['json', JSON.stringify(Array.from({ length: 10_001 }, () => 'What is it?')), '10000 rows'],
  ['csv', `text${',more'.repeat(100)}\nWhat?`, '100 columns'],
  ['search_console', `query${',more'.repeat(100)}\nWhat?`, '100 columns'],
] as const)(
  'what is beyond the limits is refused, and the limit named (%s)',
  async (format, content, limit) => {
    await expect(readImport({ format, content })).rejects.toMatchObject({
      refusal: { code: 'validation_failed', detail: expect.stringContaining(limit) },
    });
  },
);

test('a long value is cut, and too many tags stay too many', async () => {
  const content = JSON.stringify([
    { text: 'a'.repeat(9_000), tags: Array.from({ length: 9_000 }, () => 'b'.repeat(9_000)) },
  ]);
  const [row] = await readImport({ format: 'json', content });
  expect(row?.text.length).toBeLessThan(4_000);
  expect(row?.tags).toHaveLength(50);
});

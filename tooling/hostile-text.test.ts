import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { parse } from 'acorn';
import { beforeAll, expect, test, vi } from 'vitest';
import { anatomyOf } from './hostile-pattern.ts';

/** Text from outside reaches every expression of these folders. */
const folders = [
  'packages/page/src',
  'packages/engines/src',
  'packages/detection/src',
  'packages/core/src/guard',
  'packages/core/src/masking',
  'packages/core/src/upload',
];
const root = join(import.meta.dirname, '..');
const files = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts', '**/*.fixture.ts'] }),
);

/** Beside pieces of the expression itself. */
const anyPieces = [
  ...' \n,.-aA1"\'<>([{/\\_&;:|=#*`$€é我',
  ...[
    '1,',
    '1.',
    '1 ',
    '000 ',
    'a ',
    'A ',
    'a-',
    'a.',
    'A.',
    "a'",
    '$1',
    '1€',
    '="',
    '[a](',
    '<a ',
    '**',
    ' - ',
    '. A',
  ],
];

interface Found {
  file: string;
  pattern: RegExp;
}

function literals(file: string): Found[] {
  const found: Found[] = [];
  parse(stripTypeScriptTypes(readFileSync(join(root, file), 'utf8')), {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onToken(token) {
      // The parser's types lack the token's value.
      const { value } = token as unknown as { value: { pattern: string; flags: string } };
      if (token.type.label === 'regexp')
        found.push({ file, pattern: new RegExp(value.pattern, value.flags) });
    },
  });
  return found;
}

/** Expressions that a module puts together when it is loaded. */
async function constructed(): Promise<Found[]> {
  const found: Found[] = [];
  const Original = RegExp;
  let file = '';
  vi.stubGlobal(
    'RegExp',
    class extends Original {
      constructor(pattern: string | RegExp, flags?: string) {
        super(pattern, flags);
        found.push({ file, pattern: new Original(pattern, flags) });
      }
    },
  );
  for (file of files)
    if (/\bnew RegExp\(/.test(readFileSync(join(root, file), 'utf8'))) await import(join(root, file));
  vi.unstubAllGlobals();
  return found.filter((one) => one.file !== '');
}

/** CPU in milliseconds; the least of some tries, as others use the machine too. */
function cost(pattern: RegExp, text: string, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = process.cpuUsage();
    pattern.lastIndex = 0;
    if (pattern.global) for (const _ of text.matchAll(pattern));
    else pattern.exec(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const long = 12_000;
const short = 1_500;
/** Small steps first: an expression whose cost doubles with each word would never end on the long text. */
const steps = [
  ...Array.from({ length: 71 }, (_, step) => 50 + 5 * step),
  ...Array.from({ length: 7 }, (_, step) => Math.round(400 * 1.25 ** step)),
];
const mostOfStep = 200;

/** The text whose length costs more than it is: eight times the text may cost 25 times as much. */
function weakness(pattern: RegExp): string | null {
  const own = pattern.source.match(/(?:\\[.$*+?()[\]{}|/-]|[^\\.$*+?()[\]{}|^])+/g) ?? [];
  const pieces = new Set([
    ...anyPieces,
    ...own.slice(0, 40).flatMap((piece) => {
      const plain = piece.replaceAll('\\', '');
      return [plain, `${plain} `, ` ${plain}`];
    }),
  ]);
  // Only a repeated group can double its cost with each word.
  const repeats = /\)(?:[*+]|\{\d+,)/.test(pattern.source);
  const texts = [...[...pieces].map((piece) => ({ start: '', piece })), ...anatomyOf(pattern).texts];
  for (const { start, piece } of texts) {
    const text = (length: number) =>
      `${start}${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0001`;
    const never = repeats && steps.find((length) => cost(pattern, text(length), 1) > mostOfStep);
    if (never)
      return `${JSON.stringify(start)} and ${JSON.stringify(piece)}: over ${mostOfStep} ms for ${never} characters`;
    if (cost(pattern, text(long), 1) < 5) continue;
    const [least, most] = [cost(pattern, text(short), 5), cost(pattern, text(long), 3)];
    if (most > 5 && most > 25 * least)
      return `${JSON.stringify(start)} and ${JSON.stringify(piece)}: ${least} ms, ${most} ms`;
  }
  return null;
}

const mostWays = 10_000;
let found: Map<string, Found>;
beforeAll(async () => {
  const all = [...files.flatMap(literals), ...(await constructed())];
  found = new Map(all.map((one) => [String(one.pattern), one]));
});

test('no bounds of repeated parts that can divide a text among them multiply to more than 10,000', () => {
  const many = [...found.values()].flatMap(({ file, pattern }) => {
    const { ways } = anatomyOf(pattern);
    return ways > mostWays ? [`${file}: ${pattern}: ${ways}`] : [];
  });
  expect(many).toEqual([]);
});

test('no expression over outside text costs more than the text is long', () => {
  expect(found.size).toBeGreaterThan(200);
  const weak = [...found.values()].flatMap(({ file, pattern }) => {
    const why = weakness(pattern);
    return why === null ? [] : [`${relative(root, join(root, file))}: ${pattern} by ${why}`];
  });
  expect(weak).toEqual([]);
});

test('the measure itself finds what it is for', () => {
  expect(weakness(/^(?:(?:the|as of [^,.]{3,20})[\s,]+)*$/)).toMatch(/over 200 ms/);
  expect(weakness(/[\s,]+(?:gmbh|inc)$/)).not.toBeNull();
  expect(weakness(/a*b/)).not.toBeNull();
  expect(weakness(/[\s,]{1,5}(?:gmbh|inc)$/)).toBeNull();
});

test('the ways to divide a text count where one part may take what the next one could', () => {
  const waysOf = (pattern: RegExp) => anatomyOf(pattern).ways;
  expect(waysOf(/a{1,200} b{1,200} c{1,200}/)).toBe(1);
  expect(waysOf(/^.{1,200} .{1,200} "/)).toBe(40_000);
  expect(waysOf(/(?:a{1,120}-?){1,90}b/)).toBeGreaterThan(100);
  expect(waysOf(/(?:\w{1,200}\s?){1,200}!/)).toBeGreaterThan(100);
  expect(waysOf(/\[[^\]]{1,4000}\]/)).toBe(1);
  expect(waysOf(/(?:\s{0,9}\d{0,9}){1,300}\d{1,9}x/)).toBeGreaterThan(mostWays / 10);
});

test('texts made of an expression find what single pieces do not', () => {
  expect(weakness(/^#[k-m]+~?[k-m]+!/)).not.toBeNull();
});

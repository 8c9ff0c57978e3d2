import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { parse } from 'acorn';
import { expect, test, vi } from 'vitest';

/** Text from outside reaches every expression of these folders. */
const folders = [
  'packages/page/src',
  'packages/engines/src',
  'packages/detection/src',
  'packages/core/src/guard',
  'packages/core/src/privacy',
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
      // What a token stands for is missing in the parser's types.
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

/** The piece whose repetition costs more than its length: eight times the text may cost 25 times as much. */
function weakness(pattern: RegExp): string | null {
  const own = pattern.source.match(/(?:\\[.$*+?()[\]{}|/-]|[^\\.$*+?()[\]{}|^])+/g) ?? [];
  const pieces = new Set([
    ...anyPieces,
    ...own.slice(0, 40).flatMap((piece) => {
      const plain = piece.replaceAll('\\', '');
      return [plain, `${plain} `, ` ${plain}`];
    }),
  ]);
  for (const piece of pieces) {
    const text = (length: number) =>
      `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0001`;
    if (cost(pattern, text(long), 1) < 5) continue;
    const [least, most] = [cost(pattern, text(short), 5), cost(pattern, text(long), 3)];
    if (most > 5 && most > 25 * least) return `${JSON.stringify(piece)}: ${least} ms, ${most} ms`;
  }
  return null;
}

test('no expression over outside text costs more than the text is long', async () => {
  const found = [...files.flatMap(literals), ...(await constructed())];
  const unique = new Map(found.map((one) => [String(one.pattern), one]));
  expect(unique.size).toBeGreaterThan(200);
  const weak = [...unique.values()].flatMap(({ file, pattern }) => {
    const why = weakness(pattern);
    return why === null ? [] : [`${relative(root, join(root, file))}: ${pattern} by ${why}`];
  });
  expect(weak).toEqual([]);
});

test('the measure itself finds what it is for', () => {
  expect(weakness(/[\s,]+(?:gmbh|inc)$/)).not.toBeNull();
  expect(weakness(/a*b/)).not.toBeNull();
  expect(weakness(/[\s,]{1,5}(?:gmbh|inc)$/)).toBeNull();
});

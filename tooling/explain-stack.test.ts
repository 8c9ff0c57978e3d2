import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../apps/api/dist/', import.meta.url));

test('a stack in a log of the built API names files and lines of the sources', () => {
  const bundle = readdirSync(folder).find((file) => /^start-.*\.js$/.test(file)) ?? '';
  const before = readFileSync(`${folder}${bundle}`, 'utf8').split('api drains')[0]?.split('\n') ?? [];
  const place = `/app/dist/${bundle}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
  const line = JSON.stringify({
    err: { stack: `Error: no\n    at stop (file://${place})\n    at /elsewhere/other.js:1:2` },
  });
  const told = execFileSync(process.execPath, [`${folder}stack.js`], { input: line, encoding: 'utf8' });
  const source = readFileSync(new URL('../apps/api/src/start.ts', import.meta.url), 'utf8').split('\n');
  const at = source.findIndex((line) => line.includes('api drains')) + 1;
  expect(told).toContain(`at stop (src/start.ts:${at}:`);
  expect(told).toContain('at /elsewhere/other.js:1:2');
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addressedOperations } from '../../apps/api/src/describe/document.ts';
import { describeExamples } from '../../apps/api/src/describe/index.ts';
import { recorded } from '../../apps/api/src/describe/recorded.ts';
import { operationTools } from '../../apps/mcp/src/catalog/tools.gen.ts';
import { makeDocument, publicUrl } from '../gen/document.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(root, 'node_modules/.svc-samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = makeDocument();
describeExamples(document, publicUrl);
const shown = addressedOperations(document).flatMap(({ method, path, operation }) => {
  const call = recorded[operation.operationId];
  const sample = (lang: string): string =>
    operation['x-codeSamples']?.find((one) => one.lang === lang)?.source ?? '';
  return call ? [{ id: operation.operationId, method, path, operation, call, sample }] : [];
});

test('every recorded operation shows its answer and code in three ways', () => {
  expect(shown.length).toBeGreaterThan(50);
  for (const { operation, call, sample } of shown) {
    expect(operation.responses[call.status]?.content?.['application/json']?.example).toEqual(call.answer);
    for (const lang of ['curl', 'TypeScript', 'MCP']) expect(sample(lang)).not.toBe('');
  }
});

test('a shell reads the curl samples as they are meant, apostrophes too', () => {
  // Each argument on its own, as a shell passes it to curl.
  const script = shown.map(({ sample }) => `${sample('curl')}; printf '\\036'`).join('\n');
  const output = execFileSync('bash', ['-c', `curl() { printf '%s\\037' "$@"; }\n${script}`], {
    encoding: 'utf8',
  });
  const calls = output
    .split('\u001e')
    .slice(0, -1)
    .map((call) => call.split('\u001f').slice(0, -1));
  for (const [index, { method, path, call }] of shown.entries()) {
    const [, ...given] = calls[index] ?? [];
    const after = (flag: string) => (given.includes(flag) ? given[given.indexOf(flag) + 1] : undefined);
    const body = after('-d');
    expect(body && JSON.parse(body)).toEqual(call.body);
    expect(after('-X') ?? (body ? 'POST' : 'GET')).toBe(method);
    const url = new URL(given.find((one) => one.startsWith('http')) ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual(call.query ?? {});
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? '');
    expect(url.href.split('?')[0]).toBe(publicUrl + filled);
  }
});

test('the TypeScript samples are right by the client’s types', () => {
  for (const { id, sample } of shown) writeFileSync(join(folder, `${id}.ts`), sample('TypeScript'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { noUnusedLocals: false },
      include: ['*.ts'],
    }),
  );
  const { stdout } = spawnSync('pnpm', ['exec', 'tsc', '-p', folder, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test('the arguments for agents are those that the tools take', () => {
  for (const { sample } of shown) {
    const { name, arguments: given } = JSON.parse(sample('MCP')) as { name: string; arguments: object };
    const tool = operationTools.find((one) => one.name === name);
    if (!tool) throw new Error(`there is no tool ${name}`);
    expect(Object.keys(tool.inputSchema.properties)).toEqual(expect.arrayContaining(Object.keys(given)));
    expect(Object.keys(given)).toEqual(expect.arrayContaining([...(tool.inputSchema.required ?? [])]));
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv as readApi } from '../../apps/api/src/env.ts';
import { readEnv as readWorker } from '../../apps/worker/src/env.ts';
import { first, settingGroups } from './settings.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const all = settingGroups().flatMap(({ settings }) => settings);
const example = read('infra/.env.example');

/** Sources that run where operators set something; engines' names come from their adapters. */
const folders = ['packages/core/src', 'apps/api/src', 'apps/worker/src', 'apps/mcp/src'];

test('every setting that the sources read by name is in the table', () => {
  const known = new Set(all.map(({ name }) => name));
  const own =
    /\b(?:settings|env|source|process\.env)\??\.([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b|(?:read|address|client)\('([A-Z][A-Z0-9]*_[A-Z0-9_]+)'(?:, '([A-Z][A-Z0-9]*_[A-Z0-9_]+)')?/g;
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/test|fixture|testing/.test(file))
      .flatMap((file) => [...read(`${folder}/${file}`).matchAll(own)].flatMap(([, ...names]) => names)),
  );
  const names = new Set(found.filter((name) => name !== undefined));
  expect(names.size).toBeGreaterThan(40);
  // Of the parent process in development, and of the shell.
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

test('each stands once, and says what it does', () => {
  const names = all.map(({ name }) => name);
  const twice = new Set(['HOST', 'METRICS_PORT']);
  expect(names.filter((name, at) => names.indexOf(name) !== at && !twice.has(name))).toEqual([]);
  for (const { name, description } of all)
    expect({ name, said: description.length > 8 }).toEqual({ name, said: true });
});

test('the example has what the compose file asks for, and no setting twice', () => {
  const compose = read('infra/compose.yaml');
  const lines = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const asked = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  expect(asked.filter((name) => !lines.includes(name))).toEqual([]);
  expect(lines.filter((name, at) => lines.indexOf(name) !== at && name !== 'METRICS_PORT')).toEqual([]);
  const needed = [...compose.matchAll(/\$\{([A-Z_]+):\?set/g)].map(([, name]) => name);
  expect(first.map(({ name }) => name)).toEqual(expect.arrayContaining(needed));
});

test('API and worker start with the example as it stands, and with every default in it written out', () => {
  const filled = (pattern: RegExp) =>
    Object.fromEntries([...example.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));
  const database = { DATABASE_URL: 'postgres://svc_login:secret@postgres:5432/svc' };
  for (const pattern of [/^([A-Z_]+)=(.*)$/gm, /^(?:# )?([A-Z][A-Z0-9_]+)=(.+)$/gm]) {
    const settings = { ...filled(pattern), ...database };
    expect(readApi(settings).PORT).toBe(8787);
    expect(readWorker(settings).WORKER_CONCURRENCY).toBe(50);
  }
});

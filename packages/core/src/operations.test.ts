import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { operations as declared } from '@svc/contract/operations';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { operations } from './operations.ts';

test('every operation of the contract is implemented, in its order', () => {
  expect(operations.map(({ id }) => id)).toEqual(declared.map(({ id }) => id));
});

test('what a replica may answer needs no network', () => {
  expect(operations.filter(({ replica, prepare }) => replica && prepare).map(({ id }) => id)).toEqual([]);
});

test('every operation has an example, and every example its operation', () => {
  expect(Object.keys(examples).sort()).toEqual(operations.map(({ id }) => id).sort());
});

test('a resource has the known files, and tests on a real database', () => {
  const withVerbs = globSync('resource/*/*/verbs.ts', { cwd: import.meta.dirname });
  expect(withVerbs.length).toBeGreaterThan(50);
  for (const verbs of withVerbs) {
    const folder = dirname(verbs);
    const files = readdirSync(join(import.meta.dirname, folder));
    expect({ folder, files }).toEqual({
      folder,
      files: expect.arrayContaining(['index.ts', 'service.test.ts', 'example.ts']),
    });
    expect(basename(folder)).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});

import { readdir } from 'node:fs/promises';
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

test('a resource has the known files, and tests on a real database', async () => {
  const resources = new URL('resource/', import.meta.url);
  for (const folder of await readdir(resources, { withFileTypes: true })) {
    const files = await readdir(new URL(`${folder.name}/`, resources));
    if (!files.includes('verbs.ts')) continue;
    expect({ folder: folder.name, files }).toEqual({
      folder: folder.name,
      files: expect.arrayContaining(['index.ts', 'service.test.ts', 'example.ts']),
    });
    expect(folder.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});

import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sentTypes } from './events.ts';

const names = sentTypes.map(({ type }) => type);

test('every type of event has a name of its own and a sentence', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const one of sentTypes) {
    expect(one.type).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/);
    expect(one.summary).toMatch(/^\p{Lu}.{15,140}[.]$/u);
    expect(one.resource).toMatch(/^[a-z]+(_[a-z]+)*$/);
  }
});

test('what a resource declares stands in the list', async () => {
  const here = new URL('.', import.meta.url);
  const declared: string[] = [];
  for (const file of await readdir(here, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    for (const value of Object.values(await import(new URL(file, here).href)))
      for (const one of [value].flat())
        if (one instanceof Object && 'type' in one && 'resource' in one && 'summary' in one && 'data' in one)
          declared.push(String(one.type));
  }
  expect([...new Set(declared)].sort()).toEqual([...names].sort());
});

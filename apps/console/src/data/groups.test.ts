import { beforeAll, expect, test } from 'vitest';
import { figures, groupsAfter } from './groups.ts';

let groups: ReadonlySet<string>;
beforeAll(async () => {
  // Calls go to where the console comes from, which it reads as it starts.
  Object.assign(globalThis, { location: { search: '?mode=test', origin: 'http://localhost' } });
  const operations = await import('./operations.gen.ts');
  groups = new Set(Object.values(operations).map(({ group }) => group));
});

test('a change reads anew its own group, approvals, and what it touches', () => {
  expect([...groupsAfter('Goals')]).toEqual(['Goals', 'Approvals', 'Recommendations']);
  expect([...groupsAfter('Devices')]).toEqual(['Devices', 'Approvals']);
});

test('every group that is named is one of the API', () => {
  const named = new Set([...figures, ...[...groups].flatMap((group) => [...groupsAfter(group)])]);
  expect([...named].filter((group) => !groups.has(group))).toEqual([]);
});

test('a correction of a reading leaves no figure as it was', () => {
  expect(figures.filter((group) => !groupsAfter('Detections').has(group))).toEqual([]);
});

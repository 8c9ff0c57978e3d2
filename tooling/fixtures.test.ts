import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Files of one worker share their modules: a database that a fixture opens as it loads is gone for the second file.
test('a fixture hands out functions, and opens nothing as it loads', () => {
  const found = globSync('{apps,packages,tooling}/**/*.fixture.ts', { exclude: ['**/node_modules/**'] });
  expect(found.length).toBeGreaterThan(2);
  const opens = /^(?:export )?(?:const|let) .*= await |^(?:before|after)(?:Each|All)\(/m;
  expect(found.filter((file) => opens.test(readFileSync(file, 'utf8')))).toEqual([]);
});

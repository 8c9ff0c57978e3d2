import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../.github/workflows');
const files = readdirSync(folder);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

test.each(files)('%s runs actions by the commit, with the version beside it', (file) => {
  const used = [...read(file).matchAll(/uses: (.*)/g)].map(([, what]) => what);
  expect(used.length).toBeGreaterThan(0);
  for (const one of used) expect(one).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/);
});

test.each(files)('%s gives each job no more than it says', (file) => {
  const { permissions, jobs } = parse(read(file));
  for (const [name, job] of Object.entries<{ permissions?: object }>(jobs))
    expect({ name, said: job.permissions ?? permissions }).toMatchObject({ said: expect.any(Object) });
  expect(JSON.stringify(permissions)).not.toContain('write');
});

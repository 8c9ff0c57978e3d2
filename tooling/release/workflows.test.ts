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

test.each(files)('%s installs what tests want before it runs them', (file) => {
  const { jobs } = parse(read(file));
  for (const { steps = [] } of Object.values<{ steps?: { run?: string }[] }>(jobs)) {
    const commands = steps.map(({ run = '' }) => run);
    const at = commands.indexOf('.ci/run');
    const before = commands.slice(0, Math.max(at, 0)).join('\n');
    if (at >= 0) for (const program of ['haproxy', 'pgbouncer']) expect(before).toContain(program);
  }
  if (file === 'ci.yml') expect(read(file)).toContain('.ci/run');
});

test('what is published is signed with where it was built', () => {
  const { publish } = parse(read('release.yml')).jobs;
  expect(publish.permissions['id-token']).toBe('write');
  const step = publish.steps.find(({ run = '' }: { run?: string }) => run.includes('publish.ts'));
  expect(step.env.NPM_CONFIG_PROVENANCE).toBe('true');
});

test('each week every benchmark is run that needs no more than one machine', () => {
  const { matrix } = parse(read('benchmarks.yml')).jobs.run.strategy;
  const program = readFileSync(join(import.meta.dirname, '../bench.ts'), 'utf8');
  const benches = [...program.matchAll(/^ {2}(\w+): '.*bench.*\.ts',$/gm)].map(([, name]) => name);
  expect([...matrix.name, 'cluster', 'real'].toSorted()).toEqual(benches.toSorted());
});

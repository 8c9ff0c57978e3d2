import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryEnvironment, memoryFlags } from './start/flags.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const images = ['api', 'worker', 'cli', 'mcp', 'emulator'];

test('no .env file enters an image', () => {
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
});

test('the compose file has no password of its own', () => {
  const passwords = read('infra/compose.yaml').match(/\$\{POSTGRES_PASSWORD[^}]*\}/g) ?? [];
  expect(passwords.length).toBeGreaterThan(1);
  for (const password of passwords) expect(password).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
});

test('API and worker connect by logins of their own, never as the owner', () => {
  const compose = read('infra/compose.yaml');
  expect(compose.match(/postgres:\/\/svc_\w+/g)).toEqual([
    'postgres://svc_login',
    'postgres://svc_queue_login',
    'postgres://svc_owner',
  ]);
  expect(compose.indexOf('  svc:\n')).toBeLessThan(compose.indexOf('postgres://svc_owner'));
});

test('with replicas, only what listens goes past the pooling proxy', () => {
  const replicas = read('infra/compose.replicas.yaml');
  const direct = replicas.split('\n').filter((line) => line.includes('@postgres:'));
  expect(direct).toHaveLength(1);
  expect(direct[0]).toContain('LISTEN_DATABASE_URL');
  expect(replicas).toContain('DATABASE_PREPARE: "0"');
});

test.each(['api', 'worker'])('V8 can keep the bundle of the %s in one byte a character', (name) => {
  const folder = new URL(`../apps/${name}/dist/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    expect({ file, wide: /[\u0100-\uffff]/.exec(read(`apps/${name}/dist/${file}`)) }).toEqual({
      file,
      wide: null,
    });
});

test.each(['api', 'worker'])('the %s image keeps to as little memory as `npm start` does', (name) => {
  const lines = read(`infra/${name}.Dockerfile`).split('\n');
  const command: unknown = JSON.parse(lines.find((line) => line.startsWith('CMD '))?.slice(4) ?? '[]');
  expect(command).toEqual(['node', ...memoryFlags, 'dist/main.js']);
  for (const [key, value] of Object.entries(memoryEnvironment))
    expect(lines).toContain(`ENV ${key}=${value}`);
});

test.each(images)(
  'the %s image fetches dependencies before it sees the sources, and keeps no sources',
  (name) => {
    const lines = read(`infra/${name}.Dockerfile`).split('\n');
    const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
    expect(at('RUN pnpm fetch')).toBeGreaterThan(0);
    // Fetching fails without the patches that the lock file names.
    expect(at('COPY patches')).toBeGreaterThan(0);
    expect(at('COPY patches')).toBeLessThan(at('RUN pnpm fetch'));
    expect(at('RUN pnpm fetch')).toBeLessThan(at('COPY . .'));
    expect(lines.filter((line) => /^(?:CMD|ENTRYPOINT)/.test(line)).join()).toMatch(/"dist\/(main|cli)\.js"/);
  },
);

test.each([
  ['api', 'apps/api'],
  ['worker', 'apps/worker'],
  ['cli', 'apps/cli'],
  ['emulator', 'packages/emulator'],
])('what is deployed of %s is what was built, with our own packages bundled', (_, folder) => {
  const { files, dependencies } = JSON.parse(read(`${folder}/package.json`));
  expect(files).toEqual(['dist']);
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@svc/'))).toEqual([]);
});

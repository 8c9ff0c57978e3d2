import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTools } from './tools/index.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  // Outside the repository, where no dependency could be found.
  folder = await mkdtemp(join(tmpdir(), 'svc-mcp-'));
  await build({
    config: fileURLToPath(new URL('../tsup.config.ts', import.meta.url)),
    entry: [fileURLToPath(new URL('cli.ts', import.meta.url))],
    outDir: folder,
    silent: true,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cli = (args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [join(folder, 'cli.js'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
  });

test('is one file that runs by itself', async () => {
  expect(await readdir(folder)).toEqual(['cli.js']);
  const { stdout } = await cli(['tools', 'list']);
  expect(stdout).toContain(`${allTools.length} of ${allTools.length} tools`);
  expect((await cli(['--help'])).stdout).toContain('--read-only');
});

test('a wrong flag ends with 2 and says which, on stderr alone', async () => {
  await expect(cli(['--toolsets', 'promts'])).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('promts'),
  });
});

test('the doctor ends with 1 when the service cannot be reached', async () => {
  const refused = cli(['doctor'], { SVC_API_URL: 'http://127.0.0.1:9', SVC_API_KEY: 'svc_live_secret' });
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/FAIL .*127\.0\.0\.1:9.*SVC_API_URL/),
  });
  await expect(refused).rejects.toMatchObject({ stdout: expect.not.stringContaining('secret') });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { askEngine } from './testing/ask.ts';
import { call } from './testing/call.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

function start(...options: string[]): { child: ChildProcess; printed: () => string } {
  const child = spawn(process.execPath, [cli, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, printed: () => text };
}

test('starts alone, answers, and stops on SIGTERM although a call hangs', async () => {
  const { child, printed } = start(
    '--port',
    '0',
    '--seed',
    'cli',
    '--latency',
    'uniform:1,5',
    '--fault',
    '429;retry=none=1',
  );
  await expect.poll(printed).toMatch(/openai-compatible +http/);
  const origin = /emulator on (\S+)/.exec(printed())?.[1] ?? '';
  expect((await askEngine(origin, 'openai', 'x')).status).toBe(429);
  const hanging = askEngine(origin, 'openai', 'x', { 'x-emulator-fault': 'hang' }).catch(() => 'ended');
  await expect.poll(async () => (await call(`${origin}/__stats`)).json.inFlight).toBe(1);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await hanging).toBe('ended');
});

test('a wrong setting is named and ends the process with 1', async () => {
  const { child, printed } = start('--port', '0', '--correlation', '3');
  // Waits for `close`, not `exit`: output may still be in the pipe at `exit`.
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(printed()).toMatch('correlation');
  expect(printed()).not.toMatch('at ');
});

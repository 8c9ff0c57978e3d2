import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnNode } from '@svc/bench';
import type { EmulatorConfig, Stats } from '@svc/emulator';
import { request } from 'undici';

export interface EmulatorProcess {
  origin: string;
  configure: (patch: EmulatorConfig) => Promise<void>;
  reset: () => Promise<void>;
  stats: () => Promise<Stats>;
  stop: () => Promise<void>;
}

/** The emulator as a process of its own, so that its work is not taken for the product's. */
export async function spawnEmulator(config: EmulatorConfig): Promise<EmulatorProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-emulator-'));
  const file = join(folder, 'config.json');
  await writeFile(file, JSON.stringify(config));
  const cli = new URL('../../../packages/emulator/src/cli.ts', import.meta.url).pathname;
  const { child, said } = await spawnNode([cli, '--port', '0', '--config', file]);
  const origin = /http:\S+/.exec(said)?.[0];
  if (!origin) throw new Error(`the emulator did not start: ${said}`);
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> => {
    const answer = await request(`${origin}${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${await answer.body.text()}`);
    return answer.body.json();
  };
  return {
    origin,
    configure: async (patch) => void (await call('POST', '/__config', patch)),
    reset: async () => void (await call('POST', '/__reset')),
    stats: async () => (await call('GET', '/__stats')) as Stats,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

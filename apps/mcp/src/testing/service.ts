import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApiKey } from '@svc/core/api-key';
import type { Scope } from '@svc/core/kernel';
import { testContext } from '@svc/core/kernel/testing';
import { testDatabase } from '@svc/testing';

const apps = fileURLToPath(new URL('../../../', import.meta.url));

export interface RunningService {
  apiUrl: string;
  mint: (scopes: Scope[]) => Promise<string>;
  /** Runs scans from now on. */
  startWorker: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The API as a process of its own, over a real database. */
export async function startService(plan: 'growth' | 'starter' = 'growth'): Promise<RunningService> {
  const handle = await testDatabase();
  const { context } = await testContext(handle.database, handle.ownerUrl, { plan });
  const port = await anyFreePort();
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: handle.ownerUrl,
    PORT: String(port),
    LOG_LEVEL: 'info',
  };
  const processes = [await start(`${apps}api/src/main.ts`, env, 'api ready')];
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    async mint(scopes) {
      const limits = { projectIds: null, monthlyCreditCap: null, ipAllowList: null, expiresAt: null };
      return (await createApiKey(context, { name: 'Agent', scopes, ...limits })).secret;
    },
    async startWorker() {
      processes.push(await start(`${apps}worker/src/main.ts`, env, 'worker ready'));
    },
    async stop() {
      await Promise.all(processes.map(end));
      await handle.drop();
    },
  };
}

/** Waits until it says that it is ready; throws with its last words when it ends before. */
async function start(file: string, env: NodeJS.ProcessEnv, ready: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk;
      if (said.includes(ready)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${said.slice(-2_000)}`)));
  });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function anyFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

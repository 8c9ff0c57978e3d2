import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScopeName } from '@svc/contract/kernel';
import { testContext } from '@svc/core/environment/testing';
import { createApiKey } from '@svc/core/resource/account/api-key';
import { entryOf, type TestDatabase, testDatabase } from '@svc/testing';

export interface RunningService {
  apiUrl: string;
  mint: (scopes: ScopeName[], mode?: 'live' | 'test') => Promise<string>;
  /** Runs scans from now on. */
  startWorker: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The API as a process of its own, over a real database. */
export async function startService(
  plan: 'growth' | 'starter' | 'enterprise' = 'growth',
  open: () => Promise<Pick<TestDatabase, 'database' | 'ownerUrl' | 'drop'>> = testDatabase,
  settings: Record<string, string> = {},
): Promise<RunningService> {
  const handle = await open();
  const { context } = await testContext(handle.database, handle.ownerUrl, { plan });
  const objects = await mkdtemp(join(tmpdir(), 'svc-objects-'));
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    SVC_OBJECTS_FOLDER: objects,
    DATABASE_URL: handle.ownerUrl,
    PORT: '0',
    LOG_LEVEL: 'info',
    ...settings,
  };
  const api = await start(entryOf('api'), env, /"port":(\d+),"msg":"api ready"/);
  const processes = [api.child];
  return {
    apiUrl: `http://127.0.0.1:${api.said[1]}`,
    async mint(scopes, mode = 'live') {
      const limits = { projectIds: null, monthlyCreditCap: null, ipAllowList: null, expiresAt: null };
      return (await createApiKey(context, { name: 'Agent', scopes, mode, ...limits })).secret;
    },
    async startWorker() {
      processes.push((await start(entryOf('worker'), env, /worker ready/)).child);
    },
    async stop() {
      await Promise.all(processes.map(end));
      await handle.drop();
      await rm(objects, { recursive: true, force: true });
    },
  };
}

interface Started {
  child: ChildProcess;
  /** The words that told that it is ready. */
  said: RegExpExecArray;
}

/** Waits until it says that it is ready; throws with its last words when it ends before. */
async function start(file: string, env: NodeJS.ProcessEnv, ready: RegExp): Promise<Started> {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let heard = '';
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    const outputs = [child.stdout, child.stderr];
    const hear = (chunk: Buffer): void => {
      heard += chunk;
      const found = ready.exec(heard);
      if (!found) return;
      resolve(found);
      // What it logs from now on is read and forgotten: a pipe that nobody reads stops it.
      for (const output of outputs) output.off('data', hear).resume();
    };
    for (const output of outputs) output.on('data', hear);
    child.once('close', (code) => reject(new Error(`${file} ended with ${code}: ${heard.slice(-2_000)}`)));
  });
  return { child, said };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

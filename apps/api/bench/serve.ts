import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { spawnNode } from '@svc/bench';
import { freePort } from '@svc/testing/embedded';

export interface Served {
  child: ChildProcess;
  origin: string;
}

/** Where servers listen: the first free port from `BENCH_PORT`. */
const firstPort = Number(process.env.BENCH_PORT ?? 57_000);
let served = 0;

/** A server in a process of its own; resolves once it listens. `file` is relative to this folder. */
export async function serve(file: string, env: Record<string, string>): Promise<Served> {
  const port = await freePort(firstPort + 10 * served++);
  const settings = { ...env, PORT: String(port), LOG_LEVEL: 'info', NODE_ENV: 'production' };
  const { child } = await spawnNode([join(import.meta.dirname, file)], settings);
  return { child, origin: `http://127.0.0.1:${port}` };
}

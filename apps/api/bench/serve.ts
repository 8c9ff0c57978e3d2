import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'info', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  child.stdout?.resume();
  return { child, origin: `http://127.0.0.1:${port}` };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const round3 = (value: number): number => Math.round(value * 1_000) / 1_000;

/** User and system time of a process so far, from /proc. */
export function cpuSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

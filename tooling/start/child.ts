import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Log } from './log.ts';

export interface Child {
  ready: Promise<void>;
  stop: () => Promise<void>;
}

export interface StartedChild extends Child {
  pid: number | undefined;
}

interface ChildOptions {
  root: string;
  environment: NodeJS.ProcessEnv;
  log: Log;
  onExit: (code: number | null) => void;
  /** An address that answers 200 when the child is ready; null: the child sends “ready”. */
  ready: string | null;
}

/** One process of the service. Detached from the terminal's Ctrl-C: `stop` drains it. */
export function startChild(name: string, args: readonly string[], options: ChildOptions): StartedChild {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
    cwd: options.root,
    env: options.environment,
    // The channel closes when this process is gone, however it went: the child then drains by itself.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the child has no output');
  for (const input of [stdout, stderr]) createInterface({ input }).on('line', options.log.line);
  const exited = new Promise<void>((resolve) =>
    // After the last of its output.
    child.once('close', (code) => {
      resolve();
      options.onExit(code);
    }),
  );
  return {
    pid: child.pid,
    ready: options.ready === null ? saysReady(name, child, exited) : answers(options.ready, exited),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await exited;
      clearTimeout(force);
    },
  };
}

/** Not by its log, which the log level may silence. */
async function saysReady(name: string, child: ChildProcess, exited: Promise<void>): Promise<void> {
  const heard = new Promise<boolean>((resolve) =>
    child.on('message', (message) => message === 'ready' && resolve(true)),
  );
  const ready = await Promise.race([heard, exited.then(() => false)]);
  if (!ready) throw new Error(`${name} ended before it was ready`);
}

async function answers(url: string, exited: Promise<void>): Promise<void> {
  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  for (let attempt = 0; attempt < 1_200 && !gone; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}

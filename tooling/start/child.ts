import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Log } from './log.ts';

export interface Child {
  ready: Promise<void>;
  stop: () => Promise<void>;
}

export interface StartedChild extends Child {
  pid: number | undefined;
  /** Sends a question, and waits for `{answer}`. Throws Error of `{refused}`, and when the process ends before. */
  ask: (question: object) => Promise<unknown>;
}

interface ChildOptions {
  root: string;
  environment: NodeJS.ProcessEnv;
  log: Log;
  onExit: (code: number | null) => void;
  /** An address that answers 200 when the child is ready; null: the child sends “ready”. */
  ready: string | null;
  /** Settings that it waits for before it begins, as in `held.ts`. */
  settings?: Promise<NodeJS.ProcessEnv>;
}

/** One process of the service. Detached from the terminal's Ctrl-C: `stop` lets it finish its work. */
export function startChild(name: string, args: readonly string[], options: ChildOptions): StartedChild {
  const child = spawn(process.execPath, [...args], {
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
  options.settings?.then(
    (settings) => child.connected && child.send(settings),
    // The code that made the promise reports the reason.
    () => {},
  );
  return {
    pid: child.pid,
    ask: (question) => ask(name, child, exited, question),
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

/** Asked by a request, not read from its log, which the log level may silence. */
async function saysReady(name: string, child: ChildProcess, exited: Promise<void>): Promise<void> {
  const heard = new Promise<boolean>((resolve) =>
    child.on('message', (message) => message === 'ready' && resolve(true)),
  );
  const ready = await Promise.race([heard, exited.then(() => false)]);
  if (!ready) throw new Error(`${name} ended before it was ready`);
}

async function ask(
  name: string,
  child: ChildProcess,
  exited: Promise<void>,
  question: object,
): Promise<unknown> {
  const replied = new Promise<{ answer?: unknown; refused?: string }>((resolve) =>
    child.on('message', (message) => typeof message === 'object' && message !== null && resolve(message)),
  );
  child.send(question);
  const reply = await Promise.race([
    replied,
    exited.then(() => ({ refused: `${name} ended before it answered` })),
  ]);
  if (reply.refused !== undefined) throw new Error(reply.refused);
  return 'answer' in reply ? reply.answer : undefined;
}

async function answers(url: string, exited: Promise<void>): Promise<void> {
  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  for (let attempt = 0; attempt < 2_400 && !gone; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer`);
}

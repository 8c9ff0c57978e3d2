import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import pretty from 'pino-pretty';

export interface Child {
  ready: Promise<void>;
  stop: () => Promise<void>;
}

interface ChildOptions {
  root: string;
  environment: NodeJS.ProcessEnv;
  onExit: (code: number | null) => void;
  /** An address that answers 200 when the child is ready; null: the child sends “ready”. */
  ready: string | null;
}

/** One process of the service with its log made readable. Detached from the terminal's Ctrl-C: `stop` drains it. */
export function startChild(name: string, args: readonly string[], options: ChildOptions): Child {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
    cwd: options.root,
    env: options.environment,
    // The channel closes when this process is gone, however it went: the child then drains by itself.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  if (child.stdout === null) throw new Error('the child has no output');
  const lines = createInterface({ input: child.stdout });
  const log = pretty.prettyFactory({
    colorize: process.stdout.isTTY,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,app',
    messageFormat: `${name} {msg}`,
  });
  lines.on('line', (line) => process.stdout.write(line.startsWith('{') ? log(line) : `${name} ${line}\n`));
  const exited = new Promise<void>((resolve) =>
    child.once('exit', (code) => {
      resolve();
      options.onExit(code);
    }),
  );
  return {
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
  for (let attempt = 0; attempt < 300 && !gone; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}

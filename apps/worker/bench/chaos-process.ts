import { type ChildProcess, spawn } from 'node:child_process';

/** In megabytes. `held`: alive after a garbage collection; `resident`: with what the allocator keeps for later. */
export interface Memory {
  held: number;
  resident: number;
}

export interface Supervised {
  kill: () => void;
  memory: () => Promise<Memory>;
  stop: () => Promise<void>;
}

const probe = new URL('./chaos-memory.ts', import.meta.url).href;
const isMemory = (message: unknown): message is Memory =>
  typeof message === 'object' && message !== null && 'held' in message;

/** A process of the service as it is deployed, started again whenever it ends. */
export function supervise(entry: URL, environment: NodeJS.ProcessEnv): Supervised {
  let stopped = false;
  let child = start();
  function start(): ChildProcess {
    const made = spawn(process.execPath, ['--expose-gc', '--import', probe, entry.pathname], {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    made.once('exit', () => {
      setTimeout(() => {
        if (!stopped) child = start();
      }, 500);
    });
    return made;
  }
  return {
    kill: () => void child.kill('SIGKILL'),
    memory: () =>
      new Promise((resolve) => {
        const hear = (message: unknown) => {
          if (!isMemory(message)) return;
          child.off('message', hear);
          resolve(message);
        };
        child.on('message', hear);
        child.send('memory');
      }),
    stop: () =>
      new Promise((resolve) => {
        stopped = true;
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
      }),
  };
}

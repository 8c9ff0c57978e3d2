import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Supervised {
  kill: () => void;
  /** Resident megabytes. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** A process of the service as it is deployed, started again whenever it ends. */
export function supervise(entry: URL, environment: NodeJS.ProcessEnv): Supervised {
  let stopped = false;
  let child = start();
  function start(): ChildProcess {
    const made = spawn(process.execPath, [entry.pathname], {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
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
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
    },
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

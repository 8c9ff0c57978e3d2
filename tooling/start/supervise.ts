import { type StartedChild, startChild } from './child.ts';
import type { Log } from './log.ts';
import { createRestartPolicy } from './restart.ts';

export type Supervised = Pick<StartedChild, 'ready' | 'stop' | 'ask'>;

interface SuperviseOptions {
  root: string;
  environment: NodeJS.ProcessEnv;
  log: Log;
  ready: string | null;
  settings?: Promise<NodeJS.ProcessEnv>;
  say: (text: string) => void;
  stopping: () => boolean;
  /** The process died too often. */
  giveUp: (why: string) => void;
}

/** A process of the service that is started again when it dies. `ready` is about its first start. */
export function supervise(name: string, args: readonly string[], options: SuperviseOptions): Supervised {
  const { say, log } = options;
  const afterDeath = createRestartPolicy();
  let child = start();
  function start(): StartedChild {
    return startChild(name, args, {
      ...options,
      onExit(code) {
        if (options.stopping()) return;
        for (const line of log.last()) say(line);
        const wait = afterDeath();
        if (wait === null) return options.giveUp(`last with code ${code ?? 'none: it was killed'}`);
        say(`${name} ended unexpectedly (${code ?? 'killed'}); starting it again in ${wait / 1_000} s`);
        setTimeout(() => {
          if (options.stopping()) return;
          child = start();
          child.ready.catch(() => {});
        }, wait);
      },
    });
  }
  return {
    ready: child.ready,
    stop: () => child.stop(),
    ask: (question) => child.ask(question),
  };
}

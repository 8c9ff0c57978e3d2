import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type EmbeddedOptions, type EmbeddedServer, startEmbeddedPostgres } from './embedded.ts';

export interface SupervisedServer {
  url: string;
  port: number;
  /** The server's process, to be ended by whoever tests that. */
  pid: () => Promise<number>;
  stop: () => Promise<void>;
}

const lookMilliseconds = 1_000;
const missesToDeath = 2;

/** Whether something takes connections there; a server that is busy still does. */
const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });

/**
 * A Postgres that is started again, at the same port, when it is gone. `onDeath` gives the wait before each new start,
 * or null to leave it; the data recovers from its log.
 */
export async function superviseEmbeddedPostgres(
  options: EmbeddedOptions,
  onDeath: (error: unknown) => number | null,
): Promise<SupervisedServer> {
  let server: EmbeddedServer = await startEmbeddedPostgres(options);
  const { port, url, folder } = server;
  let misses = 0;
  let stopped = false;
  let alive = true;
  let restarting: Promise<void> = Promise.resolve();

  async function restart(): Promise<void> {
    alive = false;
    let error: unknown = null;
    while (!stopped) {
      const wait = onDeath(error);
      if (wait === null) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (stopped) return;
      try {
        const again = await startEmbeddedPostgres({ ...options, folder, port });
        // Users of the server know one address.
        if (again.port !== port) {
          await again.stop();
          throw new Error(`port ${port} is still taken`);
        }
        server = again;
        alive = true;
        return;
      } catch (cause) {
        error = cause;
      }
    }
  }

  const timer = setInterval(async () => {
    if (stopped || !alive) return;
    misses = (await takesConnections(port)) ? 0 : misses + 1;
    if (misses < missesToDeath || stopped || !alive) return;
    misses = 0;
    restarting = restart();
  }, lookMilliseconds);
  timer.unref();

  return {
    url,
    port,
    pid: async () =>
      Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await restarting;
      // The package waits for ever for the end of a process that is gone.
      if (alive && (await takesConnections(port))) await server.stop();
    },
  };
}

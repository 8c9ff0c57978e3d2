import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Address for new connections. */
  pointTo: (port: number) => void;
  /** Ends all connections, and takes no new ones until `mend`. */
  cut: () => void;
  /** Lets nothing through, either way, and closes nothing: the network that swallows. */
  swallow: () => void;
  mend: () => void;
  stop: () => Promise<void>;
}

/** Stands between a process and a server on this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let state: 'whole' | 'cut' | 'swallows' = 'whole';
  let port = target;
  const sockets = new Set<Socket>();
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    for (const [index, socket] of pair.entries()) {
      const other = pair[1 - index] ?? socket;
      sockets.add(socket);
      if (state === 'swallows') socket.pause();
      socket.on('data', (bytes) => other.write(bytes));
      // An error is followed by the close.
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pointTo(next) {
      port = next;
    },
    cut() {
      state = 'cut';
      end();
    },
    swallow() {
      state = 'swallows';
      for (const socket of sockets) socket.pause();
    },
    mend() {
      state = 'whole';
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      server.close();
      end();
    },
  };
}

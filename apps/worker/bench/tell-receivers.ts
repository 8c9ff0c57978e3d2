import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRandom } from '@svc/scoring';

export type Manner = 'healthy' | 'slow' | 'flaky' | 'refusing' | 'silent';

export interface Endpoint {
  manner: Manner;
  url: string;
  host: string;
  /** When each event first arrived, and how often; after a yes, it need not come again. */
  arrived: Map<string, { at: number; times: number; again: number; accepted: boolean }>;
  close: () => Promise<void>;
}

const slowMs = 5_000;
const failing = 0.3;

/** A receiver that is well, slow, answers 500 to three in ten, refuses connections, or never answers. */
export async function startEndpoint(manner: Manner, seed: number): Promise<Endpoint> {
  const random = createRandom(seed);
  const arrived: Endpoint['arrived'] = new Map();
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    const known = arrived.get(id) ?? { at: performance.now(), times: 0, again: 0, accepted: false };
    arrived.set(id, known);
    known.times += 1;
    if (known.accepted) known.again += 1;
    const fails = manner === 'flaky' && random() < failing;
    request.resume();
    if (manner === 'silent') return;
    const say = () => {
      if (!response.destroyed && !fails) known.accepted = true;
      response.writeHead(fails ? 500 : 204).end();
    };
    if (manner === 'slow') setTimeout(say, slowMs);
    else request.once('end', say);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  // Nobody listens at its port any more.
  if (manner === 'refusing') await close();
  const host = `127.0.0.1:${port}`;
  return {
    manner,
    url: `http://${host}/hook`,
    host,
    arrived,
    close: manner === 'refusing' ? async () => {} : close,
  };
}

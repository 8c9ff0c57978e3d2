import { once } from 'node:events';
import { connect } from 'node:net';
import postgres from 'postgres';

/**
 * A connection that sends at once. The sample is some hundred small COPYs, and each would wait twice for 40 ms, since the driver's
 * socket collects what it sends while the server's acknowledgement is held back.
 */
export function openConnection(url: string): postgres.Sql {
  const { hostname, port } = new URL(url);
  const options = { max: 1, onnotice: () => {} };
  // Other addresses may be a list of hosts, or a path.
  if (!['localhost', '127.0.0.1'].includes(hostname)) return postgres(url, options);
  const socket = async () => {
    const opened = connect(Number(port || 5432), hostname).setNoDelay(true);
    await once(opened, 'connect');
    return opened;
  };
  return postgres(url, Object.assign(options, { socket }));
}

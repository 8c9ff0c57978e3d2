import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { blockedAddress } from './error.ts';
import type { EgressPolicy } from './policy.ts';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Resolves a name to all its addresses. Called once per connection; what it says is what is connected to. */
export type Resolver = (hostname: string) => Promise<ResolvedAddress[]>;

export const systemResolver: Resolver = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/** One forbidden address makes the whole name forbidden: a mixed answer is how a rebinding attack looks. */
const checkedLookup =
  (policy: EgressPolicy, resolver: Resolver, port: number): LookupFunction =>
  (hostname, options, callback) => {
    resolver(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return callback(new Error('no address'), '');
        if (!addresses.every(({ address }) => policy.permits(hostname, port, address)))
          return callback(blockedAddress(), '');
        return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };

/**
 * An agent that connects only where the policy permits. Checked at three places, because each alone has a
 * hole: IP literals never reach the lookup, a name's answer may change, and the socket knows where it went.
 */
export function createGuardedAgent(
  policy: EgressPolicy,
  resolver: Resolver,
  { connections }: { connections: number },
): Agent {
  return new Agent({
    allowH2: false,
    connections,
    // Short, so that a name is resolved and checked again soon.
    keepAliveTimeout: 2_000,
    keepAliveMaxTimeout: 5_000,
    connect: (options, callback) => {
      const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !policy.permits(host, port, host)) return callback(blockedAddress(), null);
      const connect = buildConnector({
        lookup: checkedLookup(policy, resolver, port),
        allowH2: false,
        timeout: 10_000,
        maxCachedSessions: 0,
        port,
      });
      return connect(options, (...result) => {
        const [error, socket] = result;
        if (error) return callback(error, null);
        if (!socket.remoteAddress || !policy.permits(host, port, socket.remoteAddress)) {
          socket.destroy();
          return callback(blockedAddress(), null);
        }
        return callback(null, socket);
      });
    },
  });
}

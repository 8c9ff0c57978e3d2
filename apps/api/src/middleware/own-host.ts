import { ServiceError } from '@svc/core/kernel';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../schema.ts';

/** A name that leads to this machine whoever asks. */
const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(name);

/** Probes ask by whatever address a process has; these say and change nothing. */
const probes: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/** The host of `Host: name:port`, or of an address; empty: it is none. */
const nameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/**
 * Refuses requests to hosts that are not this service's: the page of a stranger whose name was led here (DNS rebinding) would
 * otherwise count as its own. `hosts`: names or `name:port`, beside loopback names.
 */
export function ownHost(hosts: readonly string[]): MiddlewareHandler<AppEnv> {
  const known = new Set(hosts.map((host) => nameOf(host.trim())));
  const accepted = new Set<string>();
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (!accepted.has(host) && !probes.has(c.req.path)) {
      const name = nameOf(host);
      if (!known.has(name) && !isLoopback(name))
        throw new ServiceError(
          'malformed',
          'This service does not answer to this host name. Use its public address. Its operator sets that in PUBLIC_URL, and other names in ALLOWED_HOSTS.',
        );
      if (accepted.size < 100) accepted.add(host);
    }
    await next();
  };
}

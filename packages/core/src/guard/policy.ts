import { isIP } from 'node:net';
import { canonicalAddress, isLoopback, isPublicAddress, ownAddresses } from './address.ts';
import { blockedAddress, GuardError, spelledOtherwise } from './error.ts';

export interface EgressPolicy {
  /** Parses and checks everything that the text of an address can tell. Throws GuardError. */
  checkUrl: (text: string) => URL;
  /** Whether this host may be reached at this numeric address. */
  permits: (host: string, port: number, address: string) => boolean;
}

export interface EgressRules {
  /** `host:port` as they stand in a URL; these, and only these, may be anywhere, loopback included. */
  allow: readonly string[];
  /** Ports that any public host may be asked on. */
  ports?: readonly number[];
}

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '').toLowerCase();

const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

function parseAllowed(entry: string): string {
  const url = URL.canParse(`http://${entry}`) ? new URL(`http://${entry}`) : null;
  // A host name with a star or a blank would be accepted but match nothing.
  const isHost = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)$/i.test(url?.hostname ?? '');
  if (!url || !isHost || !/:\d+$/.test(entry) || url.pathname !== '/' || url.username)
    throw new RangeError(`SVC_EGRESS_ALLOW: "${entry}" is not host:port, e.g. 127.0.0.1:3000 or [::1]:3000.`);
  return `${withoutBrackets(url.hostname)} ${portOf(url)}`;
}

/** As it stands in a URL. */
const asHost = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host);

/** Throws RangeError when an allowed entry is not `host:port`. */
export function createPolicy({ allow, ports = [80, 443] }: EgressRules): EgressPolicy {
  const allowed = new Set(allow.map(parseAllowed));
  const own = ownAddresses();
  const isAllowed = (host: string, port: number): boolean => allowed.has(`${withoutBrackets(host)} ${port}`);

  const permits = (host: string, port: number, address: string): boolean =>
    isAllowed(host, port) || (isPublicAddress(address) && !own.has(canonicalAddress(address)));

  /** Names this machine in other words than the operator did: the same place, but not what was allowed. */
  const refusal = (host: string, port: number): GuardError => {
    const allowedHosts = [...allowed]
      .map((entry) => entry.split(' '))
      .filter(([, at]) => at === String(port));
    const other = isLoopback(host) ? allowedHosts.find(([name = '']) => isLoopback(name))?.[0] : undefined;
    return other ? spelledOtherwise(asHost(host), asHost(other), port) : blockedAddress();
  };

  const checkUrl = (text: string): URL => {
    if (!URL.canParse(text))
      throw new GuardError('bad_url', 'This is not a URL. Give one like https://example.com/page.');
    const url = new URL(text);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new GuardError('bad_url', 'Only http and https addresses can be read.');
    if (url.username || url.password)
      throw new GuardError('bad_url', 'Remove the user name and password from the address.');
    const host = withoutBrackets(url.hostname);
    const port = portOf(url);
    url.hash = '';
    if (isAllowed(host, port)) return url;
    // The literal first: such an address never reaches name resolution, and its port is nobody's business.
    if (isIP(host) !== 0 && !permits(host, port, host)) throw refusal(host, port);
    if (isIP(host) === 0 && !host.replace(/\.$/, '').includes('.')) throw refusal(host, port);
    if (!ports.includes(port))
      throw new GuardError('bad_url', `Port ${port} is not allowed. Use an address on port 80 or 443.`);
    return url;
  };

  return { checkUrl, permits };
}

import parseForwarded from 'forwarded-parse';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** The caller's address, and whether it came over TLS. */
export interface Origin {
  address: string;
  secure: boolean;
}

/** One of the parties that the request passed, as the next proxy saw it. */
interface Hop {
  address: string;
  secure: boolean | null;
}

export interface TrustedProxies {
  /** `peer`: the other end of the connection. */
  originOf: (peer: string | undefined, headers: Pick<Headers, 'get'>) => Origin;
  /** Whether the other end of a connection is a proxy, which speaks for many. */
  includes: (peer: string | undefined) => boolean;
}

/** Words for what nobody on the internet can call from. */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'],
};

export const proxyHeaders = ['x-forwarded-for', 'forwarded'] as const;
type ProxyHeader = (typeof proxyHeaders)[number];

/**
 * `setting`: addresses, ranges and words of `named`, or the number of proxies that each request passes. Only one
 * header is read: a proxy that sets the one hands the other on as the caller wrote it. Throws for what is none of these.
 */
export function trustProxies(setting: string, header: ProxyHeader = 'x-forwarded-for'): TrustedProxies {
  const isProxy = readSetting(setting.trim());
  const readHops = header === 'forwarded' ? hopsOfForwarded : hopsOfXForwarded;
  return {
    includes: (peer) => isProxy(canonicalAddress(peer), 0),
    originOf(peer, headers) {
      const hops = [{ address: canonicalAddress(peer), secure: false }, ...readHops(headers)];
      // Counted from the nearest hop: the first one that is no trusted proxy is the caller. Anything before it may be invented.
      const caller = hops.findIndex(({ address }, place) => !isProxy(address, place));
      const { address, secure } = hops.at(caller) ?? { address: '', secure: false };
      return { address, secure: secure ?? false };
    },
  };
}

/** An IPv6 address that means an IPv4 one becomes that; ports go; what is no address becomes `unknown`. */
export function canonicalAddress(text = ''): string {
  if (isAddress(text)) return ipaddr.process(text).toString();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/:\d+$/, '');
  if (isAddress(bare)) return ipaddr.process(bare).toString();
  return text === '' ? '' : 'unknown';
}

/**
 * Without the short forms of IPv4, such as 10.1 for 10.0.0.1. The library makes and throws an error for what is no address:
 * it is asked where there can be one.
 */
const isAddress = (text: string): boolean =>
  text.includes(':')
    ? ipaddr.IPv6.isValid(text)
    : /^\d/.test(text) && ipaddr.IPv4.isValidFourPartDecimal(text);

function readSetting(setting: string): (address: string, place: number) => boolean {
  if (/^\d+$/.test(setting)) return (_, place) => place < Number(setting);
  const words = setting.split(',').map((word) => word.trim());
  const ranges = words.filter(Boolean).flatMap((word) => (named[word] ?? [word]).map(readRange));
  return (address) => isAddress(address) && ranges.some((range) => isWithin(ipaddr.process(address), range));
}

function readRange(text: string): Range {
  const [address = '', bits] = text.split('/');
  if (!isAddress(address) || (bits !== undefined && !ipaddr.isValidCIDR(text)))
    throw new Error(
      `“${text}” is no address, no range such as 10.0.0.0/8, and none of ${Object.keys(named).join(', ')}.`,
    );
  if (bits !== undefined) return ipaddr.parseCIDR(text);
  const one = ipaddr.process(address);
  return ipaddr.parseCIDR(`${one}/${one.kind() === 'ipv4' ? 32 : 128}`);
}

const isWithin = (address: Address, range: Range): boolean =>
  address.kind() === range[0].kind() && address.match(range);

const isHttps = (proto: string | undefined): boolean | null =>
  proto === undefined || proto === '' ? null : proto.toLowerCase() === 'https';

const listed = (value: string | null): string[] => (value ? value.split(',').map((one) => one.trim()) : []);

/** The nearest first. */
function hopsOfXForwarded(headers: Pick<Headers, 'get'>): Hop[] {
  const protos = listed(headers.get('x-forwarded-proto')).reverse();
  return listed(headers.get('x-forwarded-for'))
    .reverse()
    .map((address, place) => ({
      address: canonicalAddress(address) || 'unknown',
      // Most proxies write one word, whatever was there.
      secure: isHttps(protos[place] ?? protos.at(-1)),
    }));
}

/** RFC 7239. What cannot be read is as good as absent. */
function hopsOfForwarded(headers: Pick<Headers, 'get'>): Hop[] {
  try {
    return parseForwarded(headers.get('forwarded') ?? '')
      .reverse()
      .map((hop) => ({ address: canonicalAddress(hop.for) || 'unknown', secure: isHttps(hop.proto) }));
  } catch {
    return [];
  }
}

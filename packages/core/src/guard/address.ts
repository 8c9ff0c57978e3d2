import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Azure's platform address: answers only from inside, yet ipaddr.js rightly calls it unicast. */
const platformAddresses = new Set(['168.63.129.16']);

/**
 * True when a numeric address is on the public internet. Everything that ipaddr.js does not call unicast is
 * not: private, loopback, link-local with cloud metadata, and IPv6 forms that embed an IPv4 address (NAT64,
 * 6to4, Teredo). IPv4-mapped IPv6 is judged as the IPv4 it means.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (platformAddresses.has(parsed.toString())) return false;
  // Only 2000::/3 is assigned as global unicast; addresses outside of it are refused.
  return parsed instanceof ipaddr.IPv6 ? parsed.match(ipaddr.IPv6.parse('2000::'), 3) : true;
}

/** This machine's own addresses, public ones too: its other services must not be reached through it. */
export function ownAddresses(): ReadonlySet<string> {
  const found = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return new Set(found.map((entry) => ipaddr.process(entry.address.replace(/%.*$/, '')).toString()));
}

export const canonicalAddress = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;

/** This machine itself, by name or by address. */
export const isLoopback = (host: string): boolean =>
  /^localhost\.?$/.test(host) || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

import { isPrefix, type NameResolver, prefixList } from '../../../guard/index.ts';
import { createPause } from '../../../kernel/index.ts';
import { proofOf } from './crawlers.ts';

/** verified: its operator vouches for the address. spoofed: it does not. unverified: nobody could be asked. */
export const verdicts = ['verified', 'spoofed', 'unverified'] as const;
export type Verdict = (typeof verdicts)[number];

/** A list of addresses as its operator published it. */
export interface PublishedRange {
  source: string;
  prefixes: readonly string[];
  fetchedAt: string;
  /**
   * The list came with this release: crawlers may have moved since, so a match proves a visit, but a mismatch proves no
   * forgery.
   */
  shipped?: boolean;
}

/** The crawler that a visit claims to be, and its address. */
export interface Caller {
  crawler: string;
  address: string;
}

/** Names that are asked for in one batch; the addresses of further ones stay unverified. */
const mostLookups = 300;
const lookupsAtOnce = 20;

/** Checks each of these callers, by published ranges first and then by reverse and forward DNS. */
export async function verifyCallers(
  callers: readonly Caller[],
  ranges: readonly PublishedRange[],
  names: NameResolver,
): Promise<Verdict[]> {
  const lists = new Map(
    ranges.map(({ source, prefixes, shipped = false }) => [source, { has: prefixList(prefixes), shipped }]),
  );
  const toAsk: { at: number; address: string; suffixes: readonly string[] }[] = [];
  const found: Verdict[] = [];
  const pause = createPause();
  for (const [at, { crawler, address }] of callers.entries()) {
    const { source, names: suffixes = [] } = proofOf(crawler);
    const list = source === undefined ? undefined : lists.get(source);
    const listed = list?.has(address);
    if (!isPrefix(address)) found.push('unverified');
    else if (listed) found.push('verified');
    else {
      const asked = suffixes.length > 0;
      const exposed = listed === false && list?.shipped === false;
      found.push(exposed && !(asked && toAsk.length >= mostLookups) ? 'spoofed' : 'unverified');
      if (asked && toAsk.length < mostLookups) toAsk.push({ at, address, suffixes });
    }
    await pause();
  }
  const work = toAsk.values();
  const askNext = async () => {
    for (const { at, address, suffixes } of work) found[at] = await byNames(address, suffixes, names);
  };
  await Promise.all(Array.from({ length: lookupsAtOnce }, askNext));
  return found;
}

/** Anyone can give an address any name, so that the name has to lead back to the address. */
async function byNames(address: string, suffixes: readonly string[], names: NameResolver): Promise<Verdict> {
  const hosts = await names.namesOf(address);
  if (hosts === null) return 'unverified';
  const own = hosts.find((host) => suffixes.some((suffix) => host.toLowerCase().endsWith(`.${suffix}`)));
  if (own === undefined) return 'spoofed';
  const addresses = await names.addressesOf(own);
  if (addresses === null) return 'unverified';
  return addresses.includes(address) ? 'verified' : 'spoofed';
}

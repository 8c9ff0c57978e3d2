import { isPrefix, type NameSystem, prefixList } from '../../guard/index.ts';
import { proofOf } from './crawlers.ts';
import type { Visit } from './read-log.ts';

/** verified: its operator vouches for the address. spoofed: it does not. unverified: nobody could be asked. */
export const verdicts = ['verified', 'spoofed', 'unverified'] as const;
export type Verdict = (typeof verdicts)[number];

/** A list of addresses as its operator published it. */
export interface PublishedRange {
  source: string;
  prefixes: readonly string[];
  fetchedAt: string;
}

export interface Verifier {
  verdict: (visit: Pick<Visit, 'crawler' | 'address'>) => Verdict;
}

/** Names that are asked for in one batch; the addresses of further ones stay unverified. */
const mostLookups = 300;
const lookupsAtOnce = 20;

/** What each address of these visits is worth, by published ranges first and then by reverse and forward DNS. */
export async function verifyVisits(
  visits: readonly Pick<Visit, 'crawler' | 'address'>[],
  ranges: readonly PublishedRange[],
  names: NameSystem,
): Promise<Verifier> {
  const lists = new Map(ranges.map(({ source, prefixes }) => [source, prefixList(prefixes)]));
  const verdicts = new Map<string, Verdict>();
  const toAsk: { key: string; address: string; suffixes: readonly string[] }[] = [];
  for (const { crawler, address } of visits) {
    const key = `${crawler} ${address}`;
    if (verdicts.has(key)) continue;
    const { source, names: suffixes = [] } = proofOf(crawler);
    const listed = source === undefined ? undefined : lists.get(source)?.(address);
    if (!isPrefix(address)) verdicts.set(key, 'unverified');
    else if (listed) verdicts.set(key, 'verified');
    else {
      verdicts.set(key, listed === false ? 'spoofed' : 'unverified');
      if (suffixes.length > 0) toAsk.push({ key, address, suffixes });
    }
  }
  const asked = toAsk.slice(0, mostLookups);
  for (const { key } of toAsk.slice(mostLookups)) verdicts.set(key, 'unverified');
  const work = asked.values();
  const askNext = async () => {
    for (const { key, address, suffixes } of work) verdicts.set(key, await byNames(address, suffixes, names));
  };
  await Promise.all(Array.from({ length: lookupsAtOnce }, askNext));
  return { verdict: ({ crawler, address }) => verdicts.get(`${crawler} ${address}`) ?? 'unverified' };
}

/** Anyone can give an address any name, so that the name has to lead back to the address. */
async function byNames(address: string, suffixes: readonly string[], names: NameSystem): Promise<Verdict> {
  const hosts = await names.namesOf(address);
  if (hosts === null) return 'unverified';
  const own = hosts.find((host) => suffixes.some((suffix) => host.toLowerCase().endsWith(`.${suffix}`)));
  if (own === undefined) return 'spoofed';
  const addresses = await names.addressesOf(own);
  if (addresses === null) return 'unverified';
  return addresses.includes(address) ? 'verified' : 'spoofed';
}

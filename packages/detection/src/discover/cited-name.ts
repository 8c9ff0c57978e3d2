import { parseAddress } from '../citation/address.ts';
import type { FoundName } from './name.ts';
import type { DiscoveryAnswer } from './types.ts';

/** Owners of cited sites where the text names them as their domain does, whatever their letters: "rexx systems". */
export function citedNames({ text, cites }: Pick<DiscoveryAnswer, 'text' | 'cites'>): FoundName[] {
  const domains = new Set(
    cites.flatMap((url) => {
      const address = parseAddress(url);
      return address?.sourceType === 'other' || address?.sourceType === 'company' ? [address.domain] : [];
    }),
  );
  // Most sites are not named in the text, and an expression for each is dear.
  const lower = domains.size === 0 ? '' : text.toLowerCase().replaceAll('ſ', 's');
  const mayBeIn = (part: string): boolean => !/^[a-z0-9]*$/.test(part) || lower.includes(part);
  return [...domains].flatMap((domain): FoundName[] => {
    const parts = (domain.split('.')[0] ?? '').split(/[^\p{L}\p{N}]+/u);
    if (parts.join('').length < 4 || !parts.every(mayBeIn)) return [];
    const found = new RegExp(
      `(?<![\\p{L}\\p{N}./@-])${parts.join('[ .-]?')}(?![\\p{L}\\p{N}]|\\.\\p{L})`,
      'iu',
    ).exec(text);
    if (!found) return [];
    return [{ text: found[0], start: found.index, evidence: 'run', block: -1, domain, before: null }];
  });
}

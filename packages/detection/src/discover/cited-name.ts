import type { Address } from '../citation/address.ts';
import type { FoundName } from './name.ts';

/** Owners of cited sites where the text names them as their domain does, whatever their letters: "rexx systems". */
export function citedNames(text: string, addresses: readonly Address[]): FoundName[] {
  const domains = new Set(
    addresses.flatMap(({ sourceType, domain }) =>
      sourceType === 'other' || sourceType === 'company' ? [domain] : [],
    ),
  );
  if (domains.size === 0) return [];
  // In as many units as the text: “İ” alone would become two.
  const lower = text.replaceAll('İ', 'ı').toLowerCase().replaceAll('ſ', 's');
  return [...domains].flatMap((domain): FoundName[] => {
    const parts = (domain.split('.')[0] ?? '').split(/[^\p{L}\p{N}]+/u);
    if (parts.join('').length < 4) return [];
    const found = findParts(text, lower, parts);
    return found === null ? [] : [{ ...found, evidence: 'run', block: -1, domain, before: null }];
  });
}

/** Where the parts of a domain stand as words of their own, with at most a sign or a space between two. */
function findParts(
  text: string,
  lower: string,
  parts: readonly string[],
): Pick<FoundName, 'text' | 'start'> | null {
  const [first = ''] = parts;
  // “-acme.com” begins with an empty part, which is found everywhere.
  for (
    let start = lower.indexOf(first);
    start >= 0 && start < lower.length;
    start = lower.indexOf(first, start + 1)
  ) {
    const end = endOfParts(lower, start, parts);
    if (
      end !== null &&
      !goesBefore.test(text.slice(Math.max(0, start - 2), start)) &&
      !goesOn.test(text.slice(end, end + 3))
    )
      return { text: text.slice(start, end), start };
  }
  return null;
}

/** What makes the words before and behind a part of something longer. */
const goesBefore = /[\p{L}\p{N}./@-]$/iu;
const goesOn = /^(?:[\p{L}\p{N}]|\.\p{L})/iu;

function endOfParts(lower: string, start: number, parts: readonly string[]): number | null {
  let end = start;
  for (const [at, part] of parts.entries()) {
    if (at > 0 && ' .-'.includes(lower[end] ?? 'x')) end++;
    if (!lower.startsWith(part, end)) return null;
    end += part.length;
  }
  return end;
}

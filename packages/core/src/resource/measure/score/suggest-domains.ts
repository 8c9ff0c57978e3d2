import type { DomainSuggestion } from '@svc/contract/measure/score';
import type { Scope } from '@svc/db';
import { say } from '../../../i18n/index.ts';
import { unownedDomains } from './queries-domains.ts';
import type { Facts } from './queries-facts.ts';

type ScannedBrand = Facts['brands'][number];

const mostSuggested = 3;
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a domain reads like one of the names: planful.com or getplanful.io for “Planful”. */
export function isNamedAfter(domain: string, names: readonly string[]): boolean {
  const site = plain(domain.split('.')[0] ?? '');
  return names.some((name) => {
    const word = plain(name);
    if (word === site) return word.length > 1;
    return word.length >= 4 && site.length >= 4 && (site.includes(word) || word.startsWith(site));
  });
}

/**
 * For brands without a domain: domains of nobody’s, cited in answers that name the brand, that read like its name.
 * Such a brand is found by mention alone until one is added.
 */
export async function suggestDomains(
  scope: Scope,
  scanId: string,
  brands: readonly ScannedBrand[],
): Promise<ReadonlyMap<string, DomainSuggestion[]>> {
  const bare = brands.filter(lacksDomains);
  if (bare.length === 0) return new Map();
  const rows = await unownedDomains(
    scope,
    scanId,
    bare.map(({ id }) => id),
  );
  return new Map(
    bare.map(({ id, name, aliases }) => [
      id,
      rows
        .filter(({ brandId, domain }) => brandId === id && isNamedAfter(domain, [name, ...(aliases ?? [])]))
        .slice(0, mostSuggested)
        .map(({ domain, answers }) => ({ domain, answers })),
    ]),
  );
}

type Named = Pick<ScannedBrand, 'id' | 'name' | 'domains'>;

export const lacksDomains = ({ domains }: Pick<ScannedBrand, 'domains'>): boolean =>
  (domains ?? []).length === 0;

/**
 * The brands that are compared by mention alone, and how to change that. null where all brands have domains, or there is only
 * one.
 */
export function unequalNote(
  brands: readonly Named[],
  suggestions: ReadonlyMap<string, readonly DomainSuggestion[]>,
  projectId: string | null,
): string | null {
  const bare = brands.filter(lacksDomains);
  if (brands.length < 2 || bare.length === 0) return null;
  const seen = bare.flatMap(({ id, name }) =>
    (suggestions.get(id) ?? []).map(({ domain, answers }) => ({ domain, name, answers })),
  );
  const names = bare.map(({ name }) => name);
  return say({ id: 'compared.by_mention', values: { names, seen, inProject: projectId !== null } });
}

import type { BrandInput } from '@svc/contract/account/project';
import { invalid } from '../../../kernel/index.ts';

type Named = Pick<BrandInput, 'name' | 'domains' | 'aliases'>;

/** A name without what cannot be seen in it; case, width and signs of one look do not tell names apart. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other);

const foldSite = (domain: string): string =>
  fold(domain)
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/** Aliases that are the name of another brand. */
function namesOfOthers(brands: readonly Named[]) {
  const names = new Map(brands.map(({ name }) => [fold(name), name]));
  return brands.flatMap(({ name, aliases = [] }) =>
    aliases.flatMap((alias) => {
      const other = names.get(fold(alias));
      return other === undefined || fold(alias) === fold(name)
        ? []
        : [{ key: `${fold(name)}\n${fold(alias)}`, alias, brand: name, other }];
    }),
  );
}

/**
 * Throws validation_failed for a name that nobody can see, a brand that is there twice, an alias that is another brand's name,
 * and a competitor on the own brand's site: each would count the same answers again. What stood so already may stay.
 *
 * @param brands the own one first
 */
export function assertEachOnce(brands: readonly Named[], before: readonly Named[]): void {
  const seen = new Map<string, string[]>();
  const stood = Map.groupBy(before, ({ name }) => fold(name));
  for (const { name } of brands) {
    const key = fold(name);
    if (key === '' && !before.some((one) => one.name === name))
      throw invalid('name', 'This name has no character that can be seen.', {
        expected: 'the brand as people write it',
        received: name,
      });
    const alike = seen.get(key) ?? [];
    const most = alike.includes(name) ? 0 : (stood.get(key)?.length ?? 0);
    if (alike.length > 0 && alike.length >= most)
      throw invalid('competitors', `“${name}” is listed twice.`, {
        expected: 'each brand once, whatever the case of its letters',
        received: name,
      });
    seen.set(key, [...alike, name]);
  }
  const stoodSo = new Set(namesOfOthers(before).map(({ key }) => key));
  for (const { key, alias, brand, other } of namesOfOthers(brands))
    if (!stoodSo.has(key))
      throw invalid(
        'aliases',
        `“${alias}” is the name of another brand here, so it cannot be an alias of “${brand}”.`,
        {
          expected: `other spellings of “${brand}”; if both are one brand, remove “${other}” first, then add this alias`,
          received: alias,
        },
      );
  const shared = sharedSites(before);
  for (const [key, { name, domain }] of sharedSites(brands))
    if (!shared.has(key))
      throw invalid(
        'domains',
        `${domain} is a site of your own brand, so it cannot be one of “${name}”, too.`,
        {
          expected: 'sites of that competitor alone',
          received: domain,
        },
      );
}

/** Sites of competitors that are the own brand's. */
function sharedSites([own, ...competitors]: readonly Named[]): Map<string, { name: string; domain: string }> {
  const sites = new Set(own?.domains.map(foldSite));
  return new Map(
    competitors.flatMap(({ name, domains }) =>
      domains
        .filter((domain) => sites.has(foldSite(domain)))
        .map((domain) => [`${fold(name)} ${foldSite(domain)}`, { name, domain }]),
    ),
  );
}

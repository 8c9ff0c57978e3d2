import { normalForm } from './match/normalise.ts';
import type { BrandIdentity } from './types.ts';

type Names = Pick<BrandIdentity, 'name' | 'aliases' | 'domains' | 'negativeTerms'>;

const within = (whole: string, part: string): boolean => part !== '' && ` ${whole} `.includes(` ${part} `);

const under = (site: string, other: string): boolean =>
  site === other || site.endsWith(`.${other}`) || site.startsWith(`${other}/`);

/**
 * Whether what is found of one brand can depend on the names, phrases or sites of the other: the longest name counts where
 * two overlap, and the most specific site. Names that stand beside a doubtful one speak for it whether they are brands or not.
 */
export function doOverlap(one: Names, other: Names): boolean {
  const [ours, theirs] = [one, other].map(({ name, aliases, negativeTerms }) => ({
    names: [name, ...aliases].map(normalForm),
    phrases: [name, ...aliases, ...negativeTerms].map(normalForm),
  })) as [Forms, Forms];
  return (
    ours.names.some((name) =>
      theirs.phrases.some((phrase) => within(phrase, name) || within(name, phrase)),
    ) || one.domains.some((site) => other.domains.some((their) => under(site, their) || under(their, site)))
  );
}

interface Forms {
  names: string[];
  phrases: string[];
}

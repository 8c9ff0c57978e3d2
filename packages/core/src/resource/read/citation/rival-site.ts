import type { Project } from '@svc/contract/account/project';
import { brandKey } from '@svc/page';

/** Words that companies add to their name where the plain domain was taken. */
const around =
  /^(?:get|try|use|go|join|my|the)?(.+?)(?:app|hq|io|software|online|inc|gmbh|group|shop|store)?$/;
/** Shorter names are part of too many words. */
const shortest = 4;

/**
 * Whether a domain is the site of a declared rival: it is cited as one, or it bears the rival’s name, since many rivals
 * are declared without a domain. Nobody is named on a rival’s own site by asking for it.
 */
export function isRivalSite({
  competitors,
}: Pick<Project, 'competitors'>): (domain: string, sourceType: string | undefined) => boolean {
  const names = new Set(
    competitors
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .map(brandKey)
      .filter((key) => key.length >= shortest),
  );
  const owned = new Set(competitors.flatMap(({ domains }) => domains));
  return (domain, sourceType) => {
    if (sourceType === 'competitor' || owned.has(domain)) return true;
    const label = brandKey(domain.replace(/^www\./, '').split('.')[0] ?? '');
    const [, core = ''] = around.exec(label) ?? [];
    return names.has(label) || names.has(core);
  };
}

import type { Project } from '@svc/contract/account/project';
import type { SourceType } from '@svc/detection';
import { brandKey, domainOf } from '@svc/page';
import type { Context } from '../../../../kernel/index.ts';
import { namesInAnswers, sitesOfNamed } from './queries-case.ts';

export interface Site {
  domain: string;
  sourceType: SourceType;
  brandId?: string | null;
}

/** Sites of this kind belong to somebody who may sell the same; one cannot ask to be listed there. */
const ownSites: ReadonlySet<SourceType> = new Set(['own', 'competitor', 'company']);

/** Kinds of site that may be a brand’s own without being known as one. */
const named: ReadonlySet<SourceType> = new Set(['other', 'editorial', 'company']);

const label = (domain: string): string => domain.split('.')[0] ?? domain;

/**
 * Whether a site is a place on which a brand can be named at all: none of its own, of a rival's or of any brand that answers name.
 * A site counts as a brand's where its domain is the brand's name. Of a company's site, a page that lists several rivals is a place.
 */
export async function placesOf(
  context: Context,
  project: Project,
): Promise<(site: Site, listsRivals?: boolean) => boolean> {
  const [sites, names] = await Promise.all([
    sitesOfNamed(context, project.id),
    namesInAnswers(context, project.id),
  ]);
  const brands = [project.brand, ...project.competitors];
  const domains = new Set([
    ...sites.map((site) => domainOf(`https://${site}`)),
    ...brands.flatMap((brand) => brand.domains.map((domain) => domainOf(`https://${domain}`))),
  ]);
  const keys = new Set(
    [...brands.flatMap(({ name, aliases }) => [name, ...aliases]), ...names].map(brandKey).filter(Boolean),
  );
  return ({ domain, sourceType, brandId = null }, listsRivals = false) => {
    const isCompanys = ownSites.has(sourceType) && !(sourceType === 'company' && listsRivals);
    if (brandId !== null || isCompanys || domains.has(domain)) return false;
    // “Jameda” is a name in answers and a place to be listed: only of sites of no such kind the name decides.
    return !named.has(sourceType) || !keys.has(brandKey(label(domain)));
  };
}

import type { Project } from '@svc/contract/account/project';
import { type BrandIdentity, learnFromVerdicts, type Verdict } from '@svc/detection';

/** Brands as a scan keeps them. */
export type IdentityBrand = Omit<BrandIdentity, 'verdicts'>;

/** Identity that answers are read with: the brands, and what people's verdicts taught about them. */
export interface Identity {
  version: number;
  brands: IdentityBrand[];
  /** By brand, newest first. */
  verdicts: ReadonlyMap<string, Verdict[]>;
}

export const brandsOf = (project: Project): IdentityBrand[] => [
  { ...project.brand, role: 'own' },
  ...project.competitors.map((brand) => ({ ...brand, role: 'competitor' as const })),
];

/** The answers of a page scan are read with the brand that was found on the page. */
export const identityOfPage = (brands: readonly IdentityBrand[]): Identity => ({
  version: 1,
  brands: [...brands],
  verdicts: new Map(),
});

/** The brands as the detector takes them. */
export const taughtBrands = ({ brands, verdicts }: Identity): BrandIdentity[] =>
  brands.map((brand) => {
    const own = verdicts.get(brand.id);
    return own ? { ...brand, verdicts: learnFromVerdicts(own) } : brand;
  });

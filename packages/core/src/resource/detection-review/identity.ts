import type { TenantDatabase } from '@svc/db';
import { type BrandIdentity, learnFromVerdicts, type Verdict } from '@svc/detection';
import { findProject, type Project } from '../project/index.ts';

/** Brands as a scan keeps them. */
export type IdentityBrand = Omit<BrandIdentity, 'verdicts'>;

/** What answers are read with: the brands, and what people's verdicts taught about them. */
export interface Identity {
  version: number;
  brands: IdentityBrand[];
  /** By brand, newest first. */
  verdicts: ReadonlyMap<string, Verdict[]>;
}

/** Enough for any rule to be settled; older verdicts say what newer ones do. */
const verdictsLearnedFrom = 2_000;

export const brandsOf = (project: Project): IdentityBrand[] => [
  { ...project.brand, role: 'own' },
  ...project.competitors.map((brand) => ({ ...brand, role: 'competitor' as const })),
];

/** A project's present identity; null: the project is gone. */
export async function loadIdentity(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
): Promise<Identity | null> {
  const project = await findProject(db, workspaceId, projectId);
  if (!project) return null;
  // Read after the version: a verdict that came in between raises it, and everything is read once more.
  const rows = await db
    .selectFrom('detection_verdict')
    .select(['brand_id', 'is_brand', 'alias', 'matched', 'excerpt', 'excerpt_start'])
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .orderBy('decided_at', 'desc')
    .limit(verdictsLearnedFrom)
    .execute();
  const verdicts = new Map<string, Verdict[]>();
  for (const row of rows) {
    const own = verdicts.get(row.brand_id) ?? [];
    verdicts.set(row.brand_id, own);
    own.push({
      text: row.excerpt,
      start: row.excerpt_start,
      end: row.excerpt_start + row.matched.length,
      alias: row.alias,
      isBrand: row.is_brand,
    });
  }
  return { version: project.identityVersion, brands: brandsOf(project), verdicts };
}

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

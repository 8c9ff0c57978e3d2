import { Brand, type ListProjects, type Project } from '@svc/contract/account/project';
import { openScanStatuses } from '@svc/contract/kernel';
import { deleteRows, findOne, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { columnsOf, tableOf } from '../../../entity/index.ts';
import { type Context, type List, listRows, newestFirst } from '../../../kernel/index.ts';
import type { IdentityChanges } from './identity-change.ts';

type BrandRow = Brand & { role: 'own' | 'competitor' };

/** Days for which a deleted project can be restored. */
export const restoreDays = 30;

const columns = [
  'id',
  'name',
  'description',
  'country',
  'region',
  'language',
  'timeZone',
  'engines',
  'samplesK',
  'maxPrompts',
  'identityVersion',
  sql<
    Project['state']
  >`case when deleted_at is not null then 'deleted' when archived_at is not null then 'archived' else 'active' end`.as(
    'state',
  ),
  sql<string | null>`deleted_at + ${`${restoreDays} days`}::interval`.as('restorableUntil'),
  'createdAt',
  'updatedAt',
  sql<BrandRow[]>`coalesce((select json_agg(json_build_object('role', b.role, 'id', b.id, 'name', b.name,
    'aliases', b.aliases, 'domains', b.domains, 'negativeTerms', b.negative_terms, 'contextTerms', b.context_terms,
    'caseRule', b.case_rule, 'languages', b.languages) order by b.created_at, b.id)
    from brand b where b.workspace_id = project.workspace_id and b.project_id = project.id), '[]'::json)`.as(
    'brands',
  ),
] as const;

type ProjectRow = Omit<Project, 'brand' | 'competitors' | 'locale'> &
  Project['locale'] & { brands: BrandRow[] };

function toProject({ brands, country, region, language, ...row }: ProjectRow): Project {
  const competitors: Brand[] = [];
  let own: Brand | undefined;
  for (const { role, ...brand } of brands) {
    if (role === 'own') own = brand;
    else competitors.push(brand);
  }
  if (!own) throw new Error(`project ${row.id} has no brand of its own`);
  return { ...row, brand: own, competitors, locale: { country, region, language } };
}

export const projectRows = tableOf('project', columns);
export const brandRows = tableOf('brand', columnsOf(Brand));

const everyProject = ({ db, workspace }: Scope) =>
  db.selectFrom('project').where('workspaceId', '=', workspace.id);

const projects = (scope: Scope) => everyProject(scope).where('deletedAt', 'is', null);

const restorable = (scope: Scope) =>
  everyProject(scope).where(sql<boolean>`deleted_at > now() - ${`${restoreDays} days`}::interval`);

const ofState = (scope: Scope, state: Project['state'] | undefined) => {
  if (state === 'deleted') return restorable(scope);
  const standing = projects(scope);
  if (state === undefined) return standing;
  return standing.where('archivedAt', state === 'archived' ? 'is not' : 'is', null);
};

/** Also a project that was deleted within the window. */
export async function findRestorable(scope: Scope, id: string): Promise<Project | null> {
  const row =
    (await projectById(scope, id)) ??
    (await restorable(scope).select(columns).where('id', '=', id).executeTakeFirst());
  return row ? toProject(row) : null;
}

const projectById = findOne((scope, id: string) => projects(scope).select(columns).where('id', '=', id));

const projectId = findOne((scope, id: string) => projects(scope).select('id').where('id', '=', id));

export const isProject = async (scope: Scope, id: string): Promise<boolean> =>
  (await projectId(scope, id)) !== undefined;

export async function findProject(scope: Scope, id: string): Promise<Project | null> {
  const row = await projectById(scope, id);
  return row ? toProject(row) : null;
}

const orders = {
  '-createdAt': newestFirst,
  createdAt: { name: 'createdAt', by: ['createdAt', 'id'], direction: 'asc' },
  name: { name: 'name', by: ['name', 'id'], direction: 'asc' },
} as const;

/** `allowed`: the projects that the key is limited to. */
export const listProjectRows = (
  scope: Scope,
  query: ListProjects,
  allowed: readonly string[] | null,
): Promise<List<Project>> =>
  listRows(
    ofState(scope, query.state).$if(allowed !== null, (rows) =>
      rows.where(sql<boolean>`id = any(${[...(allowed ?? [])]}::text[])`),
    ),
    {
      columns,
      search: { in: 'name', text: query.search },
      order: orders[query.sort],
      toItem: toProject,
      page: query,
    },
  );

/** Those of the ids that are projects of the workspace. */
export async function existingProjects(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await projects(scope)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

/** A scan of the project that goes on, if there is one. */
export const openScanOf = ({ db, workspace }: Scope, projectId: string) =>
  db
    .selectFrom('scan')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('status', 'in', openScanStatuses)
    .executeTakeFirst();

export const deleteBrands = ({ db, workspace }: Scope, projectId: string): Promise<void> =>
  deleteRows(db, 'brand', { workspaceId: workspace.id, projectId });

/**
 * Notes a change of the identity that answers are read with: names, domains, or what people's verdicts taught. Returns the new
 * version.
 *
 * @param concerned the brands that may be read differently; left out: all of them
 */
export async function raiseIdentityVersion(
  { db, workspace, now }: Context,
  projectId: string,
  concerned?: readonly string[],
): Promise<number> {
  const { identityVersion } = await db
    .updateTable('project')
    .set(({ eb }) => ({
      identityVersion: eb('identityVersion', '+', 1),
      ...(concerned && {
        // Not `jsonb_build_object`: a cluster refuses functions that are not immutable where they are given columns.
        identityChanges: sql<never>`jsonb_set(identity_changes, array[(identity_version + 1)::text], ${concerned}::jsonb)`,
      }),
      updatedAt: now().toISOString(),
    }))
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', projectId)
    .returning('identityVersion')
    .executeTakeFirstOrThrow();
  return identityVersion;
}

export async function identityChangesOf(
  { db, workspace }: Scope,
  projectId: string,
): Promise<IdentityChanges> {
  const row = await db
    .selectFrom('project')
    .select('identityChanges')
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.identityChanges ?? {};
}

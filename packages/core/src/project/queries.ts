import { prepare, type Tables, type TenantDatabase } from '@svc/db';
import { type Selectable, sql } from 'kysely';
import type { List } from '../kernel/index.ts';
import type { Brand, ListProjects, Project } from './schema.ts';

type BrandRow = Brand & { role: string };
type ProjectRow = Pick<
  Selectable<Tables['project']>,
  | 'id'
  | 'name'
  | 'description'
  | 'country'
  | 'language'
  | 'engines'
  | 'samples_k'
  | 'max_prompts'
  | 'identity_version'
  | 'created_at'
  | 'updated_at'
> & { brands: BrandRow[] };

const brandsOfProject = sql<
  BrandRow[]
>`coalesce((select json_agg(json_build_object('role', b.role, 'id', b.id, 'name', b.name,
  'aliases', b.aliases, 'domains', b.domains, 'negativeTerms', b.negative_terms, 'contextTerms', b.context_terms,
  'caseRule', b.case_rule, 'languages', b.languages) order by b.created_at, b.id)
  from brand b where b.workspace_id = project.workspace_id and b.project_id = project.id), '[]'::json)`.as(
  'brands',
);

const columns = (db: TenantDatabase, workspaceId: string) =>
  db
    .selectFrom('project')
    .select([
      'id',
      'name',
      'description',
      'country',
      'language',
      'engines',
      'samples_k',
      'max_prompts',
      'identity_version',
      'created_at',
      'updated_at',
    ])
    .select(brandsOfProject)
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null);

function toProject(row: ProjectRow): Project {
  const competitors: Brand[] = [];
  let own: Brand | undefined;
  for (const { role, ...brand } of row.brands) {
    if (role === 'own') own = brand;
    else competitors.push(brand);
  }
  if (!own) throw new Error(`project ${row.id} has no brand of its own`);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    engines: row.engines,
    brand: own,
    competitors,
    locale: { country: row.country, language: row.language },
    samplesK: row.samples_k,
    maxPrompts: row.max_prompts,
    identityVersion: row.identity_version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const projectById = prepare(2, (db, workspaceId: string, id: string) =>
  columns(db, workspaceId).where('id', '=', id),
);

export async function findProject(
  db: TenantDatabase,
  workspaceId: string,
  id: string,
): Promise<Project | null> {
  const [row] = await projectById(db, workspaceId, id);
  return row ? toProject(row) : null;
}

export async function listProjectRows(
  db: TenantDatabase,
  workspaceId: string,
  query: ListProjects,
  allowed: readonly string[] | null,
): Promise<List<Project>> {
  let rows = columns(db, workspaceId);
  let all = db.selectFrom('project').where('workspace_id', '=', workspaceId).where('deleted_at', 'is', null);
  if (query.search !== undefined) {
    const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
    rows = rows.where('name', 'ilike', like);
    all = all.where('name', 'ilike', like);
  }
  if (allowed !== null) {
    rows = rows.where('id', 'in', allowed.length > 0 ? [...allowed] : ['']);
    all = all.where('id', 'in', allowed.length > 0 ? [...allowed] : ['']);
  }
  const direction = query.sort === '-createdAt' ? 'desc' : 'asc';
  rows = query.sort === 'name' ? rows.orderBy('name') : rows.orderBy('created_at', direction);
  const [items, count] = await Promise.all([
    rows.orderBy('id', direction).limit(query.limit).offset(query.offset).execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: items.map(toProject), total: count.total, limit: query.limit, offset: query.offset };
}

export async function insertBrand(
  db: TenantDatabase,
  row: { workspaceId: string; projectId: string; role: 'own' | 'competitor'; brand: Brand },
): Promise<void> {
  const { brand } = row;
  await db
    .insertInto('brand')
    .values({
      workspace_id: row.workspaceId,
      project_id: row.projectId,
      id: brand.id,
      role: row.role,
      name: brand.name,
      aliases: brand.aliases,
      domains: brand.domains,
      negative_terms: brand.negativeTerms,
      context_terms: brand.contextTerms,
      case_rule: brand.caseRule,
      languages: brand.languages,
    })
    .execute();
}

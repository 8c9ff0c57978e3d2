import { prepare, type Tables, type TenantDatabase } from '@svc/db';
import { type Selectable, sql } from 'kysely';
import type { List } from '../../kernel/index.ts';
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

const direction = (sort: ListProjects['sort']) => (sort === '-createdAt' ? 'desc' : 'asc');

function filtered(
  db: TenantDatabase,
  workspaceId: string,
  query: ListProjects,
  allowed: readonly string[] | null,
) {
  let rows = columns(db, workspaceId);
  let all = counted(db, workspaceId);
  if (query.search !== undefined) {
    const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
    rows = rows.where('name', 'ilike', like);
    all = all.where('name', 'ilike', like);
  }
  if (allowed !== null) {
    const ids = allowed.length > 0 ? [...allowed] : [''];
    rows = rows.where('id', 'in', ids);
    all = all.where('id', 'in', ids);
  }
  return { rows: ordered(rows, query.sort).limit(query.limit).offset(query.offset), all };
}

const ordered = (rows: ReturnType<typeof columns>, sort: ListProjects['sort']) =>
  (sort === 'name' ? rows.orderBy('name') : rows.orderBy('created_at', direction(sort))).orderBy(
    'id',
    direction(sort),
  );

const counted = (db: TenantDatabase, workspaceId: string) =>
  db
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null);

const countAll = prepare(1, (db, workspaceId: string) => counted(db, workspaceId));
const newestFirst = prepare(3, (db, workspaceId: string, limit: string, offset: string) =>
  ordered(columns(db, workspaceId), '-createdAt')
    .limit(sql<number>`${limit}::integer`)
    .offset(sql<number>`${offset}::integer`),
);

/** `allowed`: the projects that the key is limited to. */
export async function listProjectRows(
  db: TenantDatabase,
  workspaceId: string,
  query: ListProjects,
  allowed: readonly string[] | null,
): Promise<List<Project>> {
  const plain = query.search === undefined && allowed === null && query.sort === '-createdAt';
  const { rows, all } = plain ? { rows: null, all: null } : filtered(db, workspaceId, query, allowed);
  const [items, [count]] = await Promise.all([
    rows?.execute() ?? newestFirst(db, workspaceId, String(query.limit), String(query.offset)),
    all?.execute() ?? countAll(db, workspaceId),
  ]);
  return { items: items.map(toProject), total: count?.total ?? 0, limit: query.limit, offset: query.offset };
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

import type { Tables, TenantDatabase } from '@svc/db';
import { type Selectable, sql } from 'kysely';
import type { List } from '../../kernel/index.ts';
import type { PromptIntent } from './generation/index.ts';
import type { ListPromptSets, ListPrompts, Prompt, PromptSet } from './schema.ts';

const setColumns = [
  'id',
  'project_id',
  'name',
  'state',
  'active',
  'country',
  'language',
  'created_at',
  'updated_at',
] as const;
const promptColumns = [
  'id',
  'prompt_set_id',
  'text',
  'intent',
  'branded',
  'tags',
  'paraphrase_group',
  'created_at',
  'updated_at',
] as const;

type SetRow = Pick<Selectable<Tables['prompt_set']>, (typeof setColumns)[number]> & { prompts: number };
type PromptRow = Pick<Selectable<Tables['prompt']>, (typeof promptColumns)[number]>;

const toPromptSet = (row: SetRow): PromptSet => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  state: row.state as PromptSet['state'],
  active: row.active,
  locale: { country: row.country, language: row.language },
  promptCount: row.prompts,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const toPrompt = (row: PromptRow): Prompt => ({
  id: row.id,
  promptSetId: row.prompt_set_id,
  text: row.text,
  intent: row.intent as PromptIntent,
  branded: row.branded,
  tags: row.tags,
  paraphraseGroup: row.paraphrase_group,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const sets = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db.selectFrom('prompt_set').where('workspace_id', '=', workspaceId).where('project_id', '=', projectId);

const promptCount = sql<number>`(select count(*) from prompt p where p.workspace_id = prompt_set.workspace_id
  and p.prompt_set_id = prompt_set.id and p.status = 'active')`.as('prompts');

export interface SetKey {
  workspaceId: string;
  projectId: string;
  setId: string;
}

export async function findPromptSet(
  db: TenantDatabase,
  key: SetKey,
  lock = false,
): Promise<PromptSet | null> {
  const found = sets(db, key.workspaceId, key.projectId)
    .where('id', '=', key.setId)
    .select(setColumns)
    .select(promptCount);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row ? toPromptSet(row) : null;
}

export async function listPromptSetRows(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListPromptSets,
): Promise<List<PromptSet>> {
  let found = sets(db, workspaceId, projectId);
  if (query.state !== undefined) found = found.where('state', '=', query.state);
  const [rows, count] = await Promise.all([
    found
      .select(setColumns)
      .select(promptCount)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toPromptSet), total: count.total, limit: query.limit, offset: query.offset };
}

const activePrompts = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db
    .selectFrom('prompt')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('status', '=', 'active');

/** In the order in which they were added. */
export async function promptsOfSet(db: TenantDatabase, key: SetKey): Promise<Prompt[]> {
  const rows = await activePrompts(db, key.workspaceId, key.projectId)
    .where('prompt_set_id', '=', key.setId)
    .select(promptColumns)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toPrompt);
}

export async function findPrompt(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  id: string,
): Promise<Prompt | null> {
  const row = await activePrompts(db, workspaceId, projectId)
    .where('id', '=', id)
    .select(promptColumns)
    .executeTakeFirst();
  return row ? toPrompt(row) : null;
}

export async function listPromptRows(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListPrompts,
): Promise<List<Prompt>> {
  let found = activePrompts(db, workspaceId, projectId);
  if (query.promptSetId !== undefined) found = found.where('prompt_set_id', '=', query.promptSetId);
  if (query.intent !== undefined) found = found.where('intent', '=', query.intent);
  if (query.tag !== undefined) found = found.where(sql<boolean>`tags @> array[${query.tag}]::text[]`);
  if (query.search !== undefined)
    found = found.where('text', 'ilike', `%${query.search.replace(/[\\%_]/g, '\\$&')}%`);
  const [rows, count] = await Promise.all([
    found
      .select(promptColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toPrompt), total: count.total, limit: query.limit, offset: query.offset };
}

export interface NewPrompt {
  id: string;
  text: string;
  intent: PromptIntent;
  branded: boolean;
  tags: string[];
  paraphraseGroup: string | null;
}

/** Leaves out texts that the set already holds; returns the ids of those that were added. */
export async function insertPrompts(
  db: TenantDatabase,
  key: SetKey,
  prompts: readonly NewPrompt[],
): Promise<Set<string>> {
  if (prompts.length === 0) return new Set();
  const rows = await db
    .insertInto('prompt')
    .values(
      prompts.map((prompt) => ({
        workspace_id: key.workspaceId,
        project_id: key.projectId,
        prompt_set_id: key.setId,
        id: prompt.id,
        text: prompt.text,
        intent: prompt.intent,
        branded: prompt.branded,
        tags: prompt.tags,
        paraphrase_group: prompt.paraphraseGroup,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function idsByText(
  db: TenantDatabase,
  key: SetKey,
  texts: readonly string[],
): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map();
  const rows = await activePrompts(db, key.workspaceId, key.projectId)
    .where('prompt_set_id', '=', key.setId)
    .where('text', 'in', [...texts])
    .select(['id', 'text'])
    .execute();
  return new Map(rows.map(({ id, text }) => [text, id]));
}

import { findOne, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type List, listRows, newestFirst } from '../../kernel/index.ts';
import type { Locale } from '../project/index.ts';
import type { PromptIntent } from './generation/index.ts';
import type { ListPromptSets, ListPrompts, Prompt, PromptSet } from './schema.ts';

const setColumns = [
  'id',
  'project_id as projectId',
  'name',
  'state',
  'active',
  'country',
  'language',
  sql<number>`(select count(*) from prompt p where p.workspace_id = prompt_set.workspace_id
    and p.prompt_set_id = prompt_set.id and p.status = 'active')`.as('promptCount'),
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const promptColumns = [
  'id',
  'prompt_set_id as promptSetId',
  'text',
  'intent',
  'branded',
  'tags',
  'paraphrase_group as paraphraseGroup',
  'topic',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const toPromptSet = ({ country, language, ...row }: Omit<PromptSet, 'locale'> & Locale): PromptSet => ({
  ...row,
  locale: { country, language },
});

const sets = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db.selectFrom('prompt_set').where('workspace_id', '=', workspaceId).where('project_id', '=', projectId);

export interface SetKey {
  workspaceId: string;
  projectId: string;
  setId: string;
}

const chosenSet = (db: TenantDatabase, workspaceId: string, projectId: string, id: string) =>
  sets(db, workspaceId, projectId).where('id', '=', id).select(setColumns);
const setById = findOne(chosenSet);
const lockedSet = findOne((db, workspaceId: string, projectId: string, id: string) =>
  chosenSet(db, workspaceId, projectId, id).forUpdate(),
);

export async function findPromptSet(
  db: TenantDatabase,
  key: SetKey,
  lock = false,
): Promise<PromptSet | null> {
  const read = lock ? lockedSet : setById;
  const row = await read(db, key.workspaceId, key.projectId, key.setId);
  return row ? toPromptSet(row) : null;
}

export const listPromptSetRows = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListPromptSets,
): Promise<List<PromptSet>> =>
  listRows(sets(db, workspaceId, projectId), {
    columns: setColumns,
    filters: { state: query.state },
    order: newestFirst,
    toItem: toPromptSet,
    page: query,
  });

const activePrompts = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db
    .selectFrom('prompt')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('status', '=', 'active');

/** In the order in which they were added. */
export const promptsOfSet = (db: TenantDatabase, key: SetKey): Promise<Prompt[]> =>
  activePrompts(db, key.workspaceId, key.projectId)
    .where('prompt_set_id', '=', key.setId)
    .select(promptColumns)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findPrompt = findOne((db, workspaceId: string, projectId: string, id: string) =>
  activePrompts(db, workspaceId, projectId).where('id', '=', id).select(promptColumns),
);

export const listPromptRows = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListPrompts,
): Promise<List<Prompt>> =>
  listRows(
    activePrompts(db, workspaceId, projectId).$if(query.tag !== undefined, (rows) =>
      rows.where(sql<boolean>`tags @> array[${query.tag}]::text[]`),
    ),
    {
      columns: promptColumns,
      filters: { prompt_set_id: query.promptSetId, intent: query.intent },
      search: { in: 'text', text: query.search },
      order: newestFirst,
      page: query,
    },
  );

export interface NewPrompt {
  id: string;
  text: string;
  intent: PromptIntent;
  branded: boolean;
  tags: string[];
  paraphraseGroup: string | null;
  topic: string | null;
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
        topic: prompt.topic,
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

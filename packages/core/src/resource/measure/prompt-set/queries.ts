import type { Locale } from '@svc/contract/account/project';
import type {
  ListPromptSets,
  ListPrompts,
  Prompt,
  PromptIntent,
  PromptSet,
  PromptStage,
} from '@svc/contract/measure/prompt-set';
import { deleteRows, findOne, rowsOf, type Scope, type Tables, updateRows } from '@svc/db';
import { sql, type Updateable } from 'kysely';
import { type Kept, messagesIn, recalled } from '../../../i18n/index.ts';
import { type Context, type List, listRows, newestFirst } from '../../../kernel/index.ts';
import { ofStandingOriginInSql } from '../cell/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'prompt.demand': NonNullable<Prompt['demand']>;
    'prompt.messages': Kept;
  }
}

const setColumns = [
  'id',
  'projectId',
  'name',
  'description',
  'engines',
  'version',
  'state',
  'active',
  'country',
  'language',
  sql<number>`(select count(*) from prompt p where p.workspace_id = prompt_set.workspace_id
    and p.prompt_set_id = prompt_set.id and p.status = 'active')`.as('promptCount'),
  'createdAt',
  'updatedAt',
] as const;

const promptColumns = [
  'id',
  'promptSetId',
  'text',
  'intent',
  'stage',
  sql<Prompt['setByHand']>`set_by_hand`.as('setByHand'),
  'branded',
  'tags',
  'paraphraseGroup',
  'topic',
  'source',
  'why',
  'messages',
  'demand',
  'createdAt',
  'updatedAt',
] as const;

const toPromptSet = ({ country, language, ...row }: Omit<PromptSet, 'locale'> & Locale): PromptSet => ({
  ...row,
  locale: { country, language },
});

const sets = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('prompt_set').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

export interface SetKey {
  projectId: string;
  setId: string;
}

const chosenSet = (scope: Scope, projectId: string, id: string) =>
  sets(scope, projectId).where('id', '=', id).select(setColumns);
const setById = findOne(chosenSet);
const lockedSet = findOne((scope, projectId: string, id: string) =>
  chosenSet(scope, projectId, id).forUpdate(),
);

export async function findPromptSet(scope: Scope, key: SetKey, lock = false): Promise<PromptSet | null> {
  const read = lock ? lockedSet : setById;
  const row = await read(scope, key.projectId, key.setId);
  return row ? toPromptSet(row) : null;
}

export const listPromptSetRows = (
  scope: Scope,
  projectId: string,
  query: ListPromptSets,
): Promise<List<PromptSet>> =>
  listRows(sets(scope, projectId), {
    columns: setColumns,
    filters: { state: query.state },
    order: newestFirst,
    toItem: toPromptSet,
    page: query,
  });

const activePrompts = ({ db, workspace }: Scope, projectId: string) =>
  db
    .selectFrom('prompt')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('status', '=', 'active');

/** In the order in which they were added. */
export async function promptsOfSet(scope: Scope, key: SetKey): Promise<Prompt[]> {
  const rows = await activePrompts(scope, key.projectId)
    .where('promptSetId', '=', key.setId)
    .select(promptColumns)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(recalled);
}

/** Prompts of a version, in the wording that they had then. */
export async function promptsOfVersion(
  { db, workspace }: Scope,
  key: SetKey,
  version: number,
): Promise<Prompt[]> {
  const rows = await db
    .selectFrom('prompt')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', key.projectId)
    .where('promptSetId', '=', key.setId)
    .where('sinceVersion', '<=', version)
    .where(sql<boolean>`coalesce(until_version > ${version}::integer, true)`)
    .select(promptColumns)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(recalled);
}

const promptById = findOne((scope, projectId: string, id: string) =>
  activePrompts(scope, projectId).where('id', '=', id).select(promptColumns),
);

export async function findPrompt(scope: Scope, projectId: string, id: string): Promise<Prompt | null> {
  const row = await promptById(scope, projectId, id);
  return row ? recalled(row) : null;
}

export const listPromptRows = (scope: Scope, projectId: string, query: ListPrompts): Promise<List<Prompt>> =>
  listRows(
    activePrompts(scope, projectId)
      .$if(query.tag !== undefined, (rows) => rows.where(sql<boolean>`tags @> array[${query.tag}]::text[]`))
      .$if(query.engine !== undefined, (rows) => rows.where(scoredAs(scope, projectId, query))),
    {
      columns: promptColumns,
      filters: {
        promptSetId: query.promptSetId,
        intent: query.intent,
        stage: query.stage,
        branded: query.branded,
      },
      search: { in: 'text', text: query.search },
      order: newestFirst,
      toItem: recalled,
      page: query,
    },
  );

/** Its newest score on the engine lies within the bounds: one step down an index for each prompt. */
const scoredAs = ({ workspace }: Scope, projectId: string, query: ListPrompts) => sql<boolean>`exists (
  select from (
    select presence_value, presence_half_width from score a
    where a.workspace_id = prompt.workspace_id and a.prompt_id = prompt.id and a.engine = ${query.engine}
      and ${ofStandingOriginInSql(workspace.id, projectId)}
    order by a.as_of desc, a.id desc limit 1) newest
  where (${query.minPresence ?? null}::float8 is null or presence_value >= ${query.minPresence ?? null}::float8)
    and (${query.maxPresence ?? null}::float8 is null or presence_value <= ${query.maxPresence ?? null}::float8)
    and (${query.minHalfWidth ?? null}::float8 is null or presence_half_width >= ${query.minHalfWidth ?? null}::float8)
    and (${query.maxHalfWidth ?? null}::float8 is null or presence_half_width <= ${query.maxHalfWidth ?? null}::float8))`;

export interface NewPrompt {
  id: string;
  text: string;
  intent: PromptIntent;
  stage: PromptStage;
  setByHand: ('intent' | 'stage')[];
  branded: boolean;
  tags: string[];
  paraphraseGroup: string | null;
  topic: string | null;
  source: Prompt['source'];
  why: string | null;
  demand: Prompt['demand'];
}

/** Leaves out texts that the set already holds; returns the ids of those that were added. */
export async function insertPrompts(
  { db, workspace }: Scope,
  key: SetKey,
  prompts: readonly NewPrompt[],
  sinceVersion: number,
): Promise<Set<string>> {
  if (prompts.length === 0) return new Set();
  const rows = await db
    .insertInto('prompt')
    .values(
      prompts.map((prompt) => ({
        workspaceId: workspace.id,
        projectId: key.projectId,
        promptSetId: key.setId,
        id: prompt.id,
        text: prompt.text,
        intent: prompt.intent,
        stage: prompt.stage,
        setByHand: prompt.setByHand,
        sinceVersion,
        branded: prompt.branded,
        tags: prompt.tags,
        paraphraseGroup: prompt.paraphraseGroup,
        topic: prompt.topic,
        source: prompt.source,
        why: prompt.why,
        messages: messagesIn(prompt.why),
        demand: prompt.demand,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function idsByText(
  scope: Scope,
  key: SetKey,
  texts: readonly string[],
): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map();
  const rows = await activePrompts(scope, key.projectId)
    .where('promptSetId', '=', key.setId)
    .where('text', 'in', [...texts])
    .select(['id', 'text'])
    .execute();
  return new Map(rows.map(({ id, text }) => [text, id]));
}

export const updateSetRow = (
  { db, workspace, now }: Context,
  setId: string,
  changes: Updateable<Tables['prompt_set']>,
): Promise<void> =>
  updateRows(
    db,
    'prompt_set',
    { workspaceId: workspace.id, id: setId },
    { ...changes, updatedAt: now().toISOString() },
  );

export async function updatePromptRow(
  { db, workspace, now }: Context,
  promptId: string,
  changes: Updateable<Tables['prompt']>,
): Promise<void> {
  const at = now().toISOString();
  await db
    .with('changed', (db) =>
      db
        .updateTable('prompt')
        .set({ ...changes, updatedAt: at })
        .where('workspaceId', '=', workspace.id)
        .where('id', '=', promptId)
        .returning('promptSetId'),
    )
    .updateTable('prompt_set')
    .set({ updatedAt: at })
    .from('changed')
    .where('prompt_set.workspaceId', '=', workspace.id)
    .whereRef('prompt_set.id', '=', 'changed.promptSetId')
    .execute();
}

/** Takes the set with its prompts away. */
export const deleteSetRow = ({ db, workspace }: Scope, setId: string): Promise<void> =>
  deleteRows(db, 'prompt_set', { workspaceId: workspace.id, id: setId });

/** The given prompts that belong to the project, sorted by id. */
export async function promptsByIds(
  scope: Scope,
  projectId: string,
  ids: readonly string[],
): Promise<Prompt[]> {
  const rows = await activePrompts(scope, projectId)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .select(promptColumns)
    .orderBy('id')
    .execute();
  return rows.map(recalled);
}

/** The project’s prompts of these wordings, in whichever of its sets. */
export const promptsByText = (
  scope: Scope,
  projectId: string,
  texts: readonly string[],
): Promise<
  { id: string; text: string; intent: string; topic: string | null; paraphraseGroup: string | null }[]
> =>
  activePrompts(scope, projectId)
    .where(sql<boolean>`text = any(${[...texts]}::text[])`)
    .select(['id', 'text', 'intent', 'topic', 'paraphraseGroup'])
    .orderBy('id')
    .execute();

/** Keeps what a prompt asked until now, as a removed row of its own. */
export async function keepWording(
  { db, workspace }: Scope,
  prompt: { id: string; keptAs: string },
  untilVersion: number,
): Promise<void> {
  await sql`insert into prompt (workspace_id, project_id, prompt_set_id, id, text, intent, stage, set_by_hand, branded, tags,
      paraphrase_group, topic, source, why, messages, demand, status, since_version, until_version, created_at)
    select workspace_id, project_id, prompt_set_id, ${prompt.keptAs}, text, intent, stage, set_by_hand, branded, tags,
      paraphrase_group, topic, source, why, messages, demand, 'removed', since_version, ${untilVersion}::integer, created_at
    from prompt where workspace_id = ${workspace.id} and id = ${prompt.id}
    returning 1`.execute(db);
}

/** Prompts that stood in exactly one of two versions, and how many stood in both. */
export const promptsOfVersions = ({ db, workspace }: Scope, key: SetKey, from: number, to: number) => rowsOf<{
  promptId: string;
  text: string;
  before: boolean;
  after: boolean;
}>(db)`
    select id as prompt_id, text,
      since_version <= ${from}::integer and coalesce(until_version > ${from}::integer, true) as before,
      since_version <= ${to}::integer and coalesce(until_version > ${to}::integer, true) as after
    from prompt where workspace_id = ${workspace.id} and prompt_set_id = ${key.setId} order by created_at, id`;

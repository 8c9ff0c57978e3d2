import type { Locale } from '@svc/contract/account/project';
import { insertRow, type Scope } from '@svc/db';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/index.ts';

/** Two activations of one project wait for one another, so that exactly one set of a locale is active. */
export async function lockProject({ db, workspace }: Scope, projectId: string): Promise<void> {
  await db
    .selectFrom('project')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', projectId)
    .forUpdate()
    .execute();
}

/** Archives the active set of a locale, or leaves it locked. Returns its id; null: there was none. */
export async function retire(
  { db, workspace, now }: Context,
  projectId: string,
  locale: Locale,
): Promise<string | null> {
  const row = await db
    .updateTable('prompt_set')
    .set(({ eb }) => ({
      active: false,
      state: eb
        .case()
        .when('state', '=', 'locked')
        .then('locked' as const)
        .else('archived' as const)
        .end(),
      updatedAt: now().toISOString(),
    }))
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('active', '=', true)
    .where('language', '=', locale.language)
    .where('country', 'is not distinct from', locale.country)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const insertSet = (
  { db, workspace }: Scope,
  id: string,
  set: {
    projectId: string;
    name: string;
    locale: Locale;
    description?: string | null;
    engines?: string[] | null;
  },
): Promise<void> =>
  insertRow(db, 'prompt_set', {
    workspaceId: workspace.id,
    projectId: set.projectId,
    id,
    name: set.name,
    description: set.description ?? null,
    engines: set.engines ?? null,
    state: 'draft',
    country: set.locale.country,
    language: set.locale.language,
  });

/** Marks the project's prompts with these words as naming the brand, or as not naming it. */
export async function setPromptsBranded(
  { db, workspace }: Scope,
  projectId: string,
  texts: readonly string[],
  branded: boolean,
): Promise<void> {
  await db
    .updateTable('prompt')
    .set({ branded })
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('text', 'in', texts)
    .execute();
}

/** The set that scans of the project ask, in the locale that changed last. */
export const activeSetOf = ({ db, workspace }: Scope, projectId: string) =>
  db
    .selectFrom('prompt_set')
    .select(['id', 'state', 'version'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('active', '=', true)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The beginnings of the project's pages, newest first. */
export const newestPages = (
  { db, workspace }: Scope,
  projectId: string,
  atMost: { pages: number; characters: number },
) =>
  db
    .selectFrom('page')
    .select(['url', 'title', sql<string>`left(text, ${atMost.characters})`.as('text')])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .orderBy('fetchedAt', 'desc')
    .limit(atMost.pages)
    .execute();

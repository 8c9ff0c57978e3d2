import type { ChangeMark, LoggedChange } from '@svc/contract/account/logged-change';
import { insertRow, type Scope } from '@svc/db';
import { type Kept, messagesIn, recalled } from '../../../i18n/index.ts';
import { type List, listRows, type Page } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'logged_change.messages': Kept;
  }
}

const columns = [
  'id',
  'kind',
  'note',
  'happenedAt as at',
  'pages',
  'promptIds',
  'loggedBy',
  'messages',
] as const;

const newestOnTop = { name: '-at', by: ['happenedAt', 'id'], direction: 'desc' } as const;

const ofProject = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('logged_change').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

export async function findLoggedChange(
  scope: Scope,
  projectId: string,
  id: string,
): Promise<LoggedChange | undefined> {
  const row = await ofProject(scope, projectId).select(columns).where('id', '=', id).executeTakeFirst();
  return row && recalled(row);
}

export const listLoggedChanges = (
  scope: Scope,
  projectId: string,
  query: Page & { kind?: LoggedChange['kind'] | undefined },
): Promise<List<LoggedChange>> =>
  listRows(ofProject(scope, projectId), {
    columns,
    filters: { kind: query.kind },
    order: newestOnTop,
    page: query,
    toItem: recalled,
  });

/** More of them in one picture say nothing. */
const mostMarks = 200;

/** Changes of a span, the oldest first; of more than 200 the newest. `to` is not included. */
export async function changesWithin(
  scope: Scope,
  projectId: string,
  { from, to }: { from: string; to: string },
): Promise<ChangeMark[]> {
  const rows = await ofProject(scope, projectId)
    .select(['id', 'kind', 'happenedAt as at', 'note', 'messages'])
    .where('happenedAt', '>=', from)
    .where('happenedAt', '<', to)
    .orderBy('happenedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostMarks)
    .execute();
  return rows.reverse().map(recalled);
}

/** Which of these prompts are the project’s. */
export async function promptsOfProject(
  { db, workspace }: Scope,
  projectId: string,
  promptIds: readonly string[],
): Promise<string[]> {
  if (promptIds.length === 0) return [];
  const rows = await db
    .selectFrom('prompt')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('id', 'in', [...promptIds])
    .execute();
  return rows.map(({ id }) => id);
}

export const insertLoggedChange = (
  { db, workspace }: Scope,
  projectId: string,
  { at, promptIds, loggedBy, ...columns }: LoggedChange,
): Promise<void> =>
  insertRow(db, 'logged_change', {
    ...columns,
    messages: messagesIn(columns.note),
    workspaceId: workspace.id,
    projectId,
    happenedAt: at,
    promptIds,
    loggedBy,
  });

import { findOne, insertRow, type Tables, type TenantDatabase, updateRows } from '@svc/db';
import type { Updateable } from 'kysely';
import { type Context, type List, listRows, newestFirst } from '../../kernel/index.ts';
import type { CreatePersona, ListPersonas, Persona } from './schema.ts';
import { personaText } from './text.ts';

const columns = [
  'id',
  'project_id as projectId',
  'name',
  'role',
  'constraints',
  'earlier_questions as earlierQuestions',
  'version',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const toPersona = (row: Omit<Persona, 'sentAs'>): Persona => ({ ...row, sentAs: personaText(row) });

const personas = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db
    .selectFrom('persona')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null);

const personaById = findOne((db, workspaceId: string, projectId: string, id: string) =>
  personas(db, workspaceId, projectId).select(columns).where('id', '=', id),
);

export async function findPersona(
  { db, workspace }: Context,
  projectId: string,
  id: string,
): Promise<Persona | null> {
  const row = await personaById(db, workspace.id, projectId, id);
  return row ? toPersona(row) : null;
}

export const listPersonaRows = (
  { db, workspace }: Context,
  projectId: string,
  query: ListPersonas,
): Promise<List<Persona>> =>
  listRows(personas(db, workspace.id, projectId), {
    columns,
    search: { in: 'name', text: query.search },
    order: newestFirst,
    toItem: toPersona,
    page: query,
  });

export async function countPersonas({ db, workspace }: Context, projectId: string): Promise<number> {
  const { count } = await personas(db, workspace.id, projectId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const insertPersona = (
  { db, workspace }: Context,
  key: { id: string; projectId: string },
  persona: CreatePersona,
): Promise<void> =>
  insertRow(db, 'persona', {
    workspace_id: workspace.id,
    project_id: key.projectId,
    id: key.id,
    name: persona.name,
    role: persona.role,
    constraints: persona.constraints,
    earlier_questions: persona.earlierQuestions,
  });

export const updatePersonaRow = (
  { db, workspace, now }: Context,
  id: string,
  changes: Updateable<Tables['persona']>,
): Promise<void> =>
  updateRows(
    db,
    'persona',
    { workspace_id: workspace.id, id },
    { ...changes, updated_at: now().toISOString() },
  );

import type {
  Change,
  ListSimulations,
  Simulation,
  SimulationResult,
  SimulationSummary,
} from '@svc/contract/act/simulation';
import { findOne, insertRow, type Scope } from '@svc/db';
import type { FeatureVector, PredictionSubject } from '@svc/scoring';
import { sql } from 'kysely';
import { type Kept, messagesIn, recalled } from '../../../i18n/index.ts';
import { type Context, type List, listRows, newestFirst } from '../../../kernel/index.ts';
import type { Outcome } from './service.ts';

/** A cell as a simulation found it, with what the change sets: enough to run it again. */
export interface StoredSubject {
  promptId: string | null;
  promptText: string;
  subject: PredictionSubject;
  set: FeatureVector;
}

declare module '@svc/db' {
  interface JsonColumns {
    'simulation.change': Change;
    'simulation.subjects': StoredSubject[];
    'simulation.result': SimulationResult;
    'simulation.messages': Kept;
  }
}

const of = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('simulation').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

const columns = [
  'id',
  'projectId',
  'name',
  // Those of earlier versions do not tell the page.
  sql<Change>`jsonb_build_object('page', null::text) || change::jsonb`.as('change'),
  'modelVersion',
  'createdAt',
  sql<'predicted'>`'predicted'`.as('provenance'),
] as const;

const simulationById = findOne((scope, projectId: string, id: string) =>
  of(scope, projectId)
    .select([...columns, 'result', 'messages'])
    .where('id', '=', id),
);

export async function findSimulation(
  scope: Scope,
  projectId: string,
  id: string,
): Promise<Simulation | null> {
  const row = await simulationById(scope, projectId, id);
  return row ? recalled(row) : null;
}

export const listSimulationRows = (
  scope: Scope,
  projectId: string,
  query: ListSimulations,
): Promise<List<SimulationSummary>> =>
  listRows(of(scope, projectId), {
    columns: [
      ...columns,
      sql<SimulationSummary['portfolio']>`result -> 'portfolio'`.as('portfolio'),
      sql<number>`json_array_length(result -> 'cells')`.as('cells'),
    ],
    order: newestFirst,
    page: query,
  });

/** Data for running simulations again, in the order of the ids; missing ones are left out. */
export async function subjectsOfSimulations(scope: Scope, projectId: string, ids: readonly string[]) {
  const rows = await of(scope, projectId)
    .select(['id', 'name', 'change', 'subjects'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export const insertSimulation = (
  { db, workspace, now }: Context,
  projectId: string,
  id: string,
  made: Outcome,
): Promise<void> =>
  insertRow(db, 'simulation', {
    workspaceId: workspace.id,
    projectId,
    id,
    name: made.name,
    change: made.change,
    subjects: made.subjects,
    result: made.result,
    messages: messagesIn(made.result),
    modelVersion: made.model.version,
    createdAt: now().toISOString(),
  });

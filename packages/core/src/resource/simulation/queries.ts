import type { TenantDatabase } from '@svc/db';
import type { FeatureVector, PredictionSubject } from '@svc/scoring';
import { sql } from 'kysely';
import type { List } from '../../kernel/index.ts';
import type { Change, ListSimulations, Simulation, SimulationResult, SimulationSummary } from './schema.ts';

/** A cell as a simulation found it, with what the change sets: enough to run it again. */
export interface StoredSubject {
  promptId: string | null;
  promptText: string;
  subject: PredictionSubject;
  set: FeatureVector;
}

interface Row {
  id: string;
  project_id: string;
  name: string;
  change: unknown;
  model_version: string;
  created_at: string;
}

const head = (row: Row) => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  change: row.change as Change,
  provenance: 'predicted' as const,
  modelVersion: row.model_version,
  createdAt: row.created_at,
});

const of = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db.selectFrom('simulation').where('workspace_id', '=', workspaceId).where('project_id', '=', projectId);
const columns = ['id', 'project_id', 'name', 'change', 'model_version', 'created_at'] as const;

export async function findSimulation(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  id: string,
): Promise<Simulation | null> {
  const row = await of(db, workspaceId, projectId)
    .select([...columns, 'result'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...head(row), result: row.result as unknown as SimulationResult } : null;
}

export async function listSimulationRows(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListSimulations,
): Promise<List<SimulationSummary>> {
  const [rows, { total }] = await Promise.all([
    of(db, workspaceId, projectId)
      .select([...columns])
      .select([
        sql<SimulationSummary['portfolio']>`result -> 'portfolio'`.as('portfolio'),
        sql<number>`json_array_length(result -> 'cells')`.as('cells'),
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    of(db, workspaceId, projectId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.map((row) => ({ ...head(row), portfolio: row.portfolio, cells: row.cells }));
  return { items, total, limit: query.limit, offset: query.offset };
}

/** What is needed to run simulations again, in the order of the ids; those that are missing are left out. */
export async function subjectsOfSimulations(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  ids: readonly string[],
) {
  const rows = await of(db, workspaceId, projectId)
    .select(['id', 'name', 'change', 'subjects'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row
      ? [
          {
            id,
            name: row.name,
            change: row.change as Change,
            subjects: row.subjects as unknown as StoredSubject[],
          },
        ]
      : [];
  });
}

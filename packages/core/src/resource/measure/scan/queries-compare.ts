import type { Scope } from '@svc/db';
import { sql } from 'kysely';
import { type IdentityChanges, versionFor } from '../../account/project/index.ts';
import {
  type CellCount,
  clusterInSql,
  countCells,
  distinctAnswersInSql,
  readableInSql,
  withheldInSql,
} from '../score/index.ts';
import type { OwnCount } from './compare-cells.ts';

interface RunFact {
  engine: string;
  surface: string;
  model: string | null;
}

interface BrandCell {
  brandId: string;
  name: string;
  role: 'own' | 'competitor';
  engine: string;
  prompt: string;
  cluster: string;
  topic: string | null;
  present: number;
  answers: number;
}

/** All that a comparison needs to know of one scan. */
export interface ScanFacts {
  cells: CellCount[];
  /** For each cell, the answers that were asked for and lost, and those that can't be read. */
  lost: OwnCount[];
  runs: RunFact[];
  brands: BrandCell[];
  /** Engines whose answers make no figure, such as a sandbox with too few pages. */
  withheld: string[];
  /** Of the own brand: changes of competitors make none. */
  identityVersions: number[];
  detectorVersions: string[];
}

export async function loadScanFacts(scope: Scope, scanId: string): Promise<ScanFacts> {
  const [cells, lost, runs, brands, versions, withheld] = await Promise.all([
    countCells(scope, scanId),
    sql<OwnCount>`
      select r.engine, p.prompt_id, p.text, p.intent, p.branded, ${clusterInSql} as cluster, p.topic,
        0 as answers, 0 as present, count(*) filter (where gone.failed) as lost, count(*) filter (where not gone.failed) as refused
      from (
        select t.run_id, t.prompt_index, true as failed from engine_run e join attempt t on t.workspace_id = e.workspace_id and t.run_id = e.id
        where e.workspace_id = ${scope.workspace.id} and e.scan_id = ${scanId} and t.state = 'failed'
        union all
        -- An answer box that is not shown is no lost answer.
        select run_id, prompt_index, false from answer where workspace_id = ${scope.workspace.id} and scan_id = ${scanId}
          and outcome <> 'not_shown' and (outcome <> 'answered' or present is null)
      ) gone
        join engine_run r on r.workspace_id = ${scope.workspace.id} and r.id = gone.run_id and r.scan_id = ${scanId}
        join scan_prompt p on p.workspace_id = ${scope.workspace.id} and p.scan_id = ${scanId} and p.prompt_index = gone.prompt_index
      group by r.engine, p.prompt_id, p.text, p.intent, p.branded, p.paraphrase_group, p.topic`.execute(
      scope.db,
    ),
    scope.db
      .selectFrom('engine_run')
      .select(['engine', 'surface', 'modelServed as model'])
      .where('workspaceId', '=', scope.workspace.id)
      .where('scanId', '=', scanId)
      .orderBy('engine')
      .execute(),
    sql<BrandCell>`
      select b ->> 'id' as brand_id, b ->> 'name' as name, b ->> 'role' as role, a.engine,
        coalesce(p.prompt_id, p.text) as prompt, ${clusterInSql} as cluster, p.topic,
        count(*) filter (where (d ->> 'present')::boolean) as present, count(*) as answers
      from ${distinctAnswersInSql(sql`a.workspace_id = ${scope.workspace.id} and a.scan_id = ${scanId} and ${readableInSql}`)} a join scan s on s.workspace_id = ${scope.workspace.id} and s.id = ${scanId}
        join scan_prompt p on p.workspace_id = ${scope.workspace.id} and p.scan_id = ${scanId} and p.prompt_index = a.prompt_index,
        jsonb_array_elements(a.detection -> 'brands') d join jsonb_array_elements(s.brands) b on b ->> 'id' = d ->> 'brandId'
      where not p.branded and not ${withheldInSql}
      group by 1, 2, 3, 4, 5, 6, 7`.execute(scope.db),
    sql<{ identity: number; detector: string; changes: IdentityChanges | null; own: string | null }>`
      select v.*, p.identity_changes as changes, b.id as own from (
          select distinct identity_version as identity, detector_version as detector from answer
          where workspace_id = ${scope.workspace.id} and scan_id = ${scanId}) v
        join scan s on s.workspace_id = ${scope.workspace.id} and s.id = ${scanId}
        left join project p on p.workspace_id = s.workspace_id and p.id = s.project_id
        left join brand b on b.workspace_id = p.workspace_id and b.project_id = p.id and b.role = 'own'`.execute(
      scope.db,
    ),
    sql<{
      engine: string;
    }>`select distinct engine from cell_pack where workspace_id = ${scope.workspace.id} and scan_id = ${scanId} and withheld`.execute(
      scope.db,
    ),
  ]);
  return {
    cells,
    lost: lost.rows,
    runs,
    brands: brands.rows,
    withheld: withheld.rows.map(({ engine }) => engine),
    identityVersions: [
      ...new Set(
        versions.rows.map(({ changes, own, identity }) => versionFor(changes ?? {}, own ?? '', identity)),
      ),
    ].sort((a, b) => a - b),
    detectorVersions: [...new Set(versions.rows.map((row) => row.detector))].sort(),
  };
}

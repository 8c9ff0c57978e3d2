import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type CellCount, clusterInSql, countCells, readableInSql, withheldInSql } from '../score/index.ts';

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
  runs: RunFact[];
  brands: BrandCell[];
  /** Engines whose answers make no figure, such as a sandbox with too few pages. */
  withheld: string[];
  identityVersions: number[];
  detectorVersions: string[];
}

export async function loadScanFacts(
  db: TenantDatabase,
  workspaceId: string,
  scanId: string,
): Promise<ScanFacts> {
  const [cells, runs, brands, versions, withheld] = await Promise.all([
    countCells(db, workspaceId, scanId),
    db
      .selectFrom('engine_run')
      .select(['engine', 'surface', 'model_served as model'])
      .where('workspace_id', '=', workspaceId)
      .where('scan_id', '=', scanId)
      .orderBy('engine')
      .execute(),
    sql<BrandCell>`
      select b ->> 'id' as "brandId", b ->> 'name' as name, b ->> 'role' as role, a.engine,
        coalesce(p.prompt_id, p.text) as prompt, ${clusterInSql} as cluster, p.topic,
        count(*) filter (where (d ->> 'present')::boolean) as present, count(*) as answers
      from answer a join scan s on s.workspace_id = a.workspace_id and s.id = a.scan_id
        join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index,
        jsonb_array_elements(a.detection -> 'brands') d join jsonb_array_elements(s.brands) b on b ->> 'id' = d ->> 'brandId'
      where a.workspace_id = ${workspaceId} and a.scan_id = ${scanId} and ${readableInSql} and not p.branded and not ${withheldInSql}
      group by 1, 2, 3, 4, 5, 6, 7`.execute(db),
    sql<{ identity: number; detector: string }>`
      select distinct identity_version as identity, detector_version as detector from answer
      where workspace_id = ${workspaceId} and scan_id = ${scanId}`.execute(db),
    sql<{
      engine: string;
    }>`select distinct engine from cell where workspace_id = ${workspaceId} and scan_id = ${scanId} and withheld`.execute(
      db,
    ),
  ]);
  return {
    cells,
    runs,
    brands: brands.rows,
    withheld: withheld.rows.map(({ engine }) => engine),
    identityVersions: [...new Set(versions.rows.map((row) => row.identity))].sort(),
    detectorVersions: [...new Set(versions.rows.map((row) => row.detector))].sort(),
  };
}

import { sql } from 'kysely';
import { z } from 'zod';
import type { Environment } from '../../environment/index.ts';
import { job } from '../../kernel/index.ts';
import { scoreScan } from './score-scan.ts';

/** Every few minutes, until no scan from before cells were kept is left. */
export const fillCellsJob = job({
  task: 'fill_cells',
  payload: z.looseObject({}),
  key: () => 'fill_cells',
});

/** As many scans as one run takes on: others wait for the next. */
const atOnce = 50;

/** Writes the cells of scans that have none, so that an upgraded service shows the history it has. */
export async function fillCells({ database, engines }: Environment): Promise<{ filled: number }> {
  const { rows } = await sql<{ workspaceId: string; scanId: string }>`
    select workspace_id as "workspaceId", scan_id as "scanId" from scans_without_cells(${atOnce})`.execute(
    database.system,
  );
  for (const key of rows)
    await database
      .forWorkspace(key.workspaceId)
      .transaction()
      .execute(async (db) => {
        const scan = await db
          .selectFrom('scan')
          .select(['finished_at', 'created_at'])
          .where('workspace_id', '=', key.workspaceId)
          .where('id', '=', key.scanId)
          .forUpdate()
          .executeTakeFirst();
        // The figures are still those of the day on which the engines were asked.
        if (scan) await scoreScan(db, { ...key, engines, now: scan.finished_at ?? scan.created_at });
      });
  return { filled: rows.length };
}

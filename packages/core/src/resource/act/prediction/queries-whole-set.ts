import { rowsOf } from '@svc/db';
import type { Context } from '../../../kernel/index.ts';
import { readableInSql } from '../../measure/score/index.ts';

const mostPrompts = 5_000;

type Database = Context['db'];

/** Prompts of the set that the scan could have drawn and did not. */
export const otherPrompts = (
  db: Database,
  key: { workspaceId: string; scanId: string; setId: string; until: string },
) =>
  db
    .selectFrom('prompt')
    .select(['id', 'text', 'intent', 'branded'])
    .where('workspaceId', '=', key.workspaceId)
    .where('promptSetId', '=', key.setId)
    .where('status', '=', 'active')
    .where('branded', '=', false)
    .where('createdAt', '<=', key.until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('scan_prompt as p')
            .select('p.promptId')
            .whereRef('p.workspaceId', '=', 'prompt.workspaceId')
            .where('p.scanId', '=', key.scanId)
            .whereRef('p.promptId', '=', 'prompt.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(mostPrompts)
    .execute();

/** Answers and presence by engine and prompt. */
export async function countAnswers(db: Database, workspaceId: string, scanId: string) {
  const rows = await rowsOf<{ engine: string; at: number; successes: number; trials: number }>(db)`
    select engine, prompt_index as at, count(*) filter (where present)::integer as successes, count(*)::integer as trials
    from answer a where workspace_id = ${workspaceId} and scan_id = ${scanId} and ${readableInSql} and present is not null
    group by engine, prompt_index`;
  return new Map(rows.map(({ engine, at, ...counts }) => [`${engine}/${at}`, counts]));
}

export async function versionOf(db: Database, workspaceId: string, scanId: string): Promise<string | null> {
  const row = await db
    .selectFrom('prediction')
    .select('modelVersion')
    .where('workspaceId', '=', workspaceId)
    .where('scanId', '=', scanId)
    .limit(1)
    .executeTakeFirst();
  return row?.modelVersion ?? null;
}

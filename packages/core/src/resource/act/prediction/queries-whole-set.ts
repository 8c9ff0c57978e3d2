import { rowsOf, type Scope } from '@svc/db';

import { readableInSql } from '../../measure/score/index.ts';

const mostPrompts = 5_000;

/** Prompts of the set that the scan could have drawn and did not. */
export const otherPrompts = (
  { db, workspace }: Scope,
  key: { scanId: string; setId: string; until: string },
) =>
  db
    .selectFrom('prompt')
    .select(['id', 'text', 'intent', 'branded'])
    .where('workspaceId', '=', workspace.id)
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
export async function countAnswers({ db, workspace }: Scope, scanId: string) {
  const rows = await rowsOf<{ engine: string; at: number; successes: number; trials: number }>(db)`
    select engine, prompt_index as at, count(*) filter (where present)::integer as successes, count(*)::integer as trials
    from answer a where workspace_id = ${workspace.id} and scan_id = ${scanId} and ${readableInSql} and present is not null
    group by engine, prompt_index`;
  return new Map(rows.map(({ engine, at, ...counts }) => [`${engine}/${at}`, counts]));
}

export async function versionOf({ db, workspace }: Scope, scanId: string): Promise<string | null> {
  const row = await db
    .selectFrom('prediction')
    .select('modelVersion')
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .limit(1)
    .executeTakeFirst();
  return row?.modelVersion ?? null;
}

import type { EngineRun } from '@svc/contract/measure/engine-run';
import { findOne, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { isShown, type List, listRows, type Page } from '../../../kernel/index.ts';

const runs = ({ db, workspace }: Scope) =>
  db.selectFrom('engine_run').where('workspaceId', '=', workspace.id);

/** An answer that could not be read, with where its body is kept. */
export interface UnreadAttempt {
  message: string;
  unexpected: string;
  at: string;
  body: { object: string; sha256: string; bytes: number } | null;
}

type StoredRun = Omit<EngineRun, 'unread'> & { unread: UnreadAttempt[] };

const columns = [
  'id',
  'scanId',
  'projectId',
  'engine',
  'surface',
  'modelRequested',
  'modelServed',
  'status',
  'plannedSamples as planned',
  'recordedSamples as recorded',
  'failedSamples as failed',
  'skippedSamples as skipped',
  'reusedSamples as reused',
  'failures',
  sql<UnreadAttempt[]>`coalesce((select json_agg(u order by u.at desc) from (
    select t.error ->> 'message' as message, t.error ->> 'unexpected' as unexpected, t.ended_at as at, t.error -> 'body' as body
    from attempt t where t.workspace_id = engine_run.workspace_id and t.run_id = engine_run.id and t.state = 'failed'
      and t.error ->> 'unexpected' is not null
    order by t.ended_at desc limit 5) u), '[]'::json)`.as('unread'),
  'requests',
  'creditsSpent as credits',
  'costUsd',
  sql<number>`greatest(0, fence - 1)`.as('takeOvers'),
  'startedAt',
  'finishedAt',
  'updatedAt',
] as const;

export const findEngineRun = findOne((scope, id: string) =>
  runs(scope).select(columns).where('id', '=', id).where(isShown(scope)),
);

export const listEngineRunRows = (scope: Scope, scanId: string, page: Page): Promise<List<StoredRun>> =>
  listRows(runs(scope).where('scanId', '=', scanId), {
    columns,
    order: { name: 'engine', by: ['engine', 'id'], direction: 'asc' },
    page,
  });

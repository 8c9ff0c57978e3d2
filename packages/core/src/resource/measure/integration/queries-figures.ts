import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import type { FigureRow } from '../../../vendor/index.ts';
import { originOfRowInSql, standingOriginInSql } from '../cell/index.ts';
import { scopeOfRowInSql } from '../score/index.ts';

/** Scores of a project that were measured on a day (UTC), one row a measure. Imported ones only if nothing was measured. */
export const figuresOfDay = ({ db, workspace }: Scope, projectId: string, day: string) => rowsOf<FigureRow>(
  db,
)`
    select ${day}::text as day, t.scan_id, ${sql.raw(scopeOfRowInSql)} as scope, ${sql.raw(originOfRowInSql)} as origin,
      t.engine, t.prompt_id, t.prompt_text as prompt, t.status, t.provenance, m.measure,
      (m.figure ->> 'value')::float8 as value, (m.figure #>> '{ci,low}')::float8 as low,
      (m.figure #>> '{ci,high}')::float8 as high, (m.figure ->> 'n')::integer as n,
      to_char(t.as_of at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as as_of
    from score t cross join lateral (values ('presence', t.presence), ('mention', t.mention), ('citation', t.citation))
      as m (measure, figure)
    where t.workspace_id = ${workspace.id} and t.project_id = ${projectId}
      and t.as_of >= ${day}::date at time zone 'UTC' and t.as_of < (${day}::date + 1) at time zone 'UTC'
      and ${sql.raw(originOfRowInSql)} = ${standingOriginInSql(workspace.id, projectId)}
    order by t.id, m.measure`;

import { rowsOf, type Scope } from '@svc/db';

import type { FigureRow } from '../../../vendor/index.ts';

/** Scores of a project that were measured on a day (UTC), one row a measure. */
export const figuresOfDay = ({ db, workspace }: Scope, projectId: string, day: string) => rowsOf<FigureRow>(
  db,
)`
    select ${day}::text as day, s.scan_id, s.engine, s.prompt_id, s.prompt_text as prompt, s.status, s.provenance, m.measure,
      (m.figure ->> 'value')::float8 as value, (m.figure #>> '{ci,low}')::float8 as low,
      (m.figure #>> '{ci,high}')::float8 as high, (m.figure ->> 'n')::integer as n,
      to_char(s.as_of at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as as_of
    from score s cross join lateral (values ('presence', s.presence), ('mention', s.mention), ('citation', s.citation))
      as m (measure, figure)
    where s.workspace_id = ${workspace.id} and s.project_id = ${projectId}
      and s.as_of >= ${day}::date at time zone 'UTC' and s.as_of < (${day}::date + 1) at time zone 'UTC'
    order by s.id, m.measure`;

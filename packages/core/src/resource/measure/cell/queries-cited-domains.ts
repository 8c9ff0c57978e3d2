import { rowsOf, type Scope } from '@svc/db';
import type { PanelQuery } from './queries-packs.ts';
import { pickedCells } from './queries-panel.ts';

/** For each prompt and engine of each scan: answers that searched, and how many of them cite each domain. */
export const readCitedDomains = (scope: Scope, query: PanelQuery) => rowsOf<{
  scan: string;
  cell: string;
  answers: number;
  domains: Record<string, number>;
}>(scope.db)`
    select p.scan_id as scan, p.engine || ' ' || p.prompt as cell, max(p.grounded) as answers,
      coalesce(json_object_agg(t.domain, t.cited) filter (where t.cited > 0), '{}'::json) as domains
    from (${pickedCells(scope, { ...query, brandIds: 'own' }, ['grounded'])}) p
      left join citation t on t.workspace_id = p.workspace_id and t.scan_id = p.scan_id and t.engine = p.engine
        and t.prompt_index = p.prompt_index and t.url is null
    group by p.scan_id, p.engine, p.prompt`;

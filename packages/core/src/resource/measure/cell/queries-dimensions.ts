import { rowsOf, type Scope } from '@svc/db';
import { standingOriginInSql } from './counted-answers.ts';
import type { Dimensions } from './dimensions.ts';

export async function readDimensions({ db, workspace }: Scope, projectId: string): Promise<Dimensions> {
  const rows = await rowsOf<Dimensions>(db)`
    with packs as materialized (
      select engine, surface, language, country, persona, panel, min(scanned_at) as first, max(scanned_at) as last from cell_pack
      where workspace_id = ${workspace.id} and project_id = ${projectId} and brand_role = 'own'
        and scan_id in (select id from scan where workspace_id = ${workspace.id} and project_id = ${projectId}
          and origin = ${standingOriginInSql(workspace.id, projectId)})
      group by 1, 2, 3, 4, 5, 6
    ), prompts as materialized (
      select distinct intent, topic from cell_prompt where workspace_id = ${workspace.id} and panel in (select panel from packs)
    )
    select coalesce(array_agg(distinct engine), '{}') as engines, coalesce(array_agg(distinct surface), '{}') as surfaces,
      array(select distinct intent from prompts order by 1) as intents,
      (array(select distinct topic from prompts where topic is not null order by 1))[:50] as topics,
      coalesce(array_agg(distinct language), '{}') as languages, coalesce(array_agg(distinct country) filter (where country is not null), '{}') as countries,
      coalesce(array_agg(distinct persona) filter (where persona is not null), '{}') as personas,
      array_remove(array[to_json(min(first)) #>> '{}', to_json(max(last)) #>> '{}'], null) as span
    from packs`;
  return (
    rows[0] ?? {
      engines: [],
      surfaces: [],
      intents: [],
      topics: [],
      languages: [],
      countries: [],
      personas: [],
      span: [],
    }
  );
}

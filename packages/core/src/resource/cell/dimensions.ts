import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

/** The values that a project's cells have, for filters: an answer to “it matches nothing” is what there is. */
export interface Dimensions {
  engines: string[];
  surfaces: string[];
  intents: string[];
  topics: string[];
  languages: string[];
  countries: string[];
}

export async function readDimensions(
  db: TenantDatabase,
  key: { workspaceId: string; projectId: string },
): Promise<Dimensions> {
  const { rows } = await sql<Dimensions>`
    with packs as materialized (
      select engine, surface, language, country, panel from cell_pack
      where workspace_id = ${key.workspaceId} and project_id = ${key.projectId} and brand_role = 'own' group by 1, 2, 3, 4, 5
    ), prompts as materialized (
      select distinct intent, topic from cell_prompt where workspace_id = ${key.workspaceId} and panel in (select panel from packs)
    )
    select coalesce(array_agg(distinct engine), '{}') as engines, coalesce(array_agg(distinct surface), '{}') as surfaces,
      array(select distinct intent from prompts order by 1) as intents,
      (array(select distinct topic from prompts where topic is not null order by 1))[:50] as topics,
      coalesce(array_agg(distinct language), '{}') as languages, coalesce(array_agg(distinct country) filter (where country is not null), '{}') as countries
    from packs`.execute(db);
  return rows[0] ?? { engines: [], surfaces: [], intents: [], topics: [], languages: [], countries: [] };
}

/** One sentence for a filter that picks nothing. */
export function sayWhatExists(found: Dimensions): string {
  const parts = Object.entries(found).flatMap(([name, values]: [string, string[]]) =>
    values.length > 0 ? [`${name} ${values.slice(0, 12).join(', ')}${values.length > 12 ? ', …' : ''}`] : [],
  );
  return parts.length > 0
    ? `Nothing measured matches these filters. There are: ${parts.join('; ')}.`
    : 'The project has no finished scan yet: start one with POST /v1/scans.';
}

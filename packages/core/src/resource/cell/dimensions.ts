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
    select coalesce(array_agg(distinct engine), '{}') as engines, coalesce(array_agg(distinct surface), '{}') as surfaces,
      coalesce(array_agg(distinct intent), '{}') as intents,
      coalesce((array_agg(distinct topic) filter (where topic is not null))[:50], '{}') as topics,
      coalesce(array_agg(distinct language), '{}') as languages, coalesce(array_agg(distinct country) filter (where country is not null), '{}') as countries
    from cell where workspace_id = ${key.workspaceId} and project_id = ${key.projectId} and brand_role = 'own'`.execute(
    db,
  );
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

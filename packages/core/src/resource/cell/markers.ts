import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type PanelQuery, pickedCells } from './read-panel.ts';

/** What besides the brand may differ from one bucket to the next. */
export interface Markers {
  bucket: string;
  at: string;
  scans: string[];
  /** `engine model`, for each that was served. */
  models: string[];
  engines: string[];
  identities: number[];
  /** Versions that the answers were read with. */
  detectors: string[];
  locales: string[];
  prompts: string[];
}

/** Of each bucket of a query, oldest first. */
export async function readMarkers(db: TenantDatabase, query: PanelQuery): Promise<Markers[]> {
  const { rows } = await sql<Markers>`
    select bucket, min(scanned_at) as at, array_agg(distinct scan_id) as scans, array_agg(distinct engine) as engines,
      coalesce(array_agg(distinct engine || ' ' || model_served) filter (where model_served is not null), '{}') as models,
      array_agg(distinct identity_version) as identities,
      coalesce(array_agg(distinct detector_version) filter (where detector_version is not null), '{}') as detectors, array_agg(distinct language || coalesce('-' || country, '')) as locales,
      array_agg(distinct md5(prompt)) as prompts
    from (${pickedCells(query)}) picked group by bucket order by min(scanned_at)`.execute(db);
  return rows;
}

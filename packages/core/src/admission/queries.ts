import { type Database, rowsOf } from '@svc/db';
import { sql } from 'kysely';
import type { Context } from '../kernel/index.ts';

export interface AdmissionRequest {
  /** Identity of the quota. */
  name: string;
  /** Names the process. */
  instance: string;
  perMinute: number;
  /** What is left of the last lease; it is returned. */
  unused: number;
  want: number;
  mostPlaces: number;
  wantPlaces: number;
}

export interface AdmissionGrant {
  /** Requests that this process may let in. */
  granted: number;
  /** What is left of the minute after them. */
  remaining: number;
  /** Milliseconds until the whole quota is there again, and until one more request is. */
  resetMs: number;
  waitMs: number;
  /** Requests that this process may have in flight, for 3 s. */
  places: number;
}

export type AdmissionStore = (request: AdmissionRequest) => Promise<AdmissionGrant>;

export const createAdmissionStore =
  (system: Database['system']): AdmissionStore =>
  async ({ name, instance, perMinute, unused, want, mostPlaces, wantPlaces }) => {
    const rows = await rowsOf<AdmissionGrant>(system)`
      select granted, remaining, reset_ms, wait_ms, places
      from admit(${name}, ${instance}, ${perMinute}::integer, ${unused}::integer, ${want}::integer, ${mostPlaces}::integer, ${wantPlaces}::integer)`;
    if (!rows[0]) throw new Error('the quota could not be read');
    return rows[0];
  };

export const sweepAdmission = async (system: Database['system']): Promise<void> => {
  await sql`select sweep_admission()`.execute(system);
};

/** How many requests of its minute a workspace has used; processes take them in small blocks ahead. */
export async function requestsUsed({ db, workspace }: Pick<Context, 'db' | 'workspace'>): Promise<number> {
  const { id, limits } = workspace;
  const rows = await rowsOf<{ used: number }>(db)`
    select requests_used(${id}, ${limits.requestsPerMinute}::integer) as used`;
  return rows[0]?.used ?? 0;
}

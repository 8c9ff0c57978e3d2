import { type Database, rowsOf, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import type { Holder, WorkspaceRow } from '../../../kernel/index.ts';

type System = Pick<Database, 'system'>;

/** Name of a record of the authorization server: its model and the SHA-256 of its key. */
export interface ArtifactName {
  model: string;
  digest: Buffer;
}

export async function keepArtifact(
  { system }: System,
  { model, digest }: ArtifactName,
  { grant, kept, expiresAt }: { grant: Buffer | null; kept: object; expiresAt: Date },
): Promise<void> {
  await sql`select keep_artifact(${model}, ${digest}, ${grant}, ${kept}::jsonb,
    ${expiresAt.toISOString()}::timestamptz)`.execute(system);
}

/** null: unknown, expired, or of a connection that has ended. */
export async function findArtifact({ system }: System, { model, digest }: ArtifactName) {
  const rows = await rowsOf<{ kept: Record<string, unknown>; consumed: boolean }>(system)`
    select kept, consumed from find_artifact(${model}, ${digest})`;
  return rows[0] ?? null;
}

/** Keeps it until that time at least. */
export async function extendArtifact(
  { system }: System,
  { model, digest }: ArtifactName,
  until: string,
): Promise<void> {
  await sql`select extend_artifact(${model}, ${digest}, ${until}::timestamptz)`.execute(system);
}

/** False: somebody else was first. */
export async function consumeArtifact({ system }: System, { model, digest }: ArtifactName): Promise<boolean> {
  const rows = await rowsOf<{ first: boolean }>(system)`
    select consume_artifact(${model}, ${digest}) as first`;
  return rows[0]?.first === true;
}

export async function forgetArtifact({ system }: System, { model, digest }: ArtifactName): Promise<void> {
  await sql`select forget_artifact(${model}, ${digest})`.execute(system);
}

export async function forgetArtifactsOf({ system }: System, model: string, grant: Buffer): Promise<void> {
  await sql`select forget_artifacts_of(${model}, ${grant})`.execute(system);
}

/** Revokes the key of a connection, with all of its tokens. */
export async function endConnection({ system }: System, grant: Buffer): Promise<void> {
  await sql`select end_connection(${grant})`.execute(system);
}

export async function sweepArtifacts(system: TenantDatabase): Promise<void> {
  await sql`select sweep_artifacts()`.execute(system);
}

/** How many there are of a model; `most` where there are more. */
export async function countArtifacts({ system }: System, model: string, most: number): Promise<number> {
  const rows = await rowsOf<{ count: number }>(system)`
    select count_artifacts(${model}, ${most}::integer) as count`;
  return rows[0]?.count ?? 0;
}

/** The key behind an access token, with its workspace, its resource and its own scopes. */
export interface TokenRow extends Holder, WorkspaceRow {
  keyId: string;
  keyName: string;
  scopes: string[];
  projectIds: string[] | null;
  monthlyCreditCap: number | null;
  replaces: string[];
  ipAllowList: string[] | null;
  expiresAt: string | null;
  revokedAt: string | null;
  requestsPerMinute: number | null;
  concurrentRequests: number | null;
  resource: string | null;
  tokenScope: string | null;
  tokenEnds: string;
}

export async function findTokenRow(system: TenantDatabase, digest: Buffer): Promise<TokenRow | null> {
  const rows = await rowsOf<TokenRow>(system)`select * from authenticate_token(${digest})`;
  return rows[0] ?? null;
}

/** Other workspaces of the organisation in which the member's person is a member. */
export const findMemberships = (db: TenantDatabase, memberId: string) => rowsOf<{ workspaceId: string }>(db)`
  select workspace_id from memberships(${memberId}) limit 20`;

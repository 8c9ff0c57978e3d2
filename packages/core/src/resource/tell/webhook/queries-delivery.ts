import { type Database, rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import type { Attempt } from './post.ts';

/** A delivery that this worker has taken, with what is to be sent. */
export interface Claimed {
  workspaceId: string;
  id: string;
  webhookId: string;
  url: string;
  attempt: number;
  event: { id: string; requestId: string | null };
}

/** Hands waiting events on to those who want them. Returns how many. */
export async function dispatchEvents({ system }: Pick<Database, 'system'>, atMost: number): Promise<number> {
  const rows = await rowsOf<{
    handed: number;
  }>(system)`select dispatch_events(${atMost}::integer) as handed`;
  return rows[0]?.handed ?? 0;
}

/** Hands waiting events on, and takes deliveries that are due for a worker: in one statement, since workers do both several times a second. */
export async function dispatchAndClaim(
  { system }: Pick<Database, 'system'>,
  handedAtMost: number,
  {
    worker,
    atMost,
    places,
    leaseSeconds,
  }: { worker: string; atMost: number; places: number; leaseSeconds: number },
): Promise<{ handed: number; claimed: Claimed[] }> {
  // The claim reads `handed`, so that it runs afterwards.
  const rows = await rowsOf<{ handed: number; claimed: Claimed[] }>(system)`
    with dispatched as materialized (select dispatch_events(${handedAtMost}::integer) as handed)
    select handed, (select coalesce(json_agg(json_build_object('workspaceId', c.workspace_id, 'id', c.id, 'webhookId', c.webhook_id,
        'url', c.url, 'attempt', c.attempt, 'event', c.event)), '[]')
      from claim_deliveries(${worker}, case when handed is not null then ${atMost}::integer end, ${places}::integer,
        make_interval(secs => ${leaseSeconds}::integer)) c) as claimed
    from dispatched`;
  return rows[0] ?? { handed: 0, claimed: [] };
}

interface Settled {
  worker: string;
  log: Attempt;
}

/** False: another worker has taken it meanwhile, and what this one did is not counted. */
export async function settleDelivered(
  { db, workspace }: Scope,
  { id, webhookId, attempt }: Claimed,
  { worker, log }: Settled,
): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      update webhook_delivery set state = 'delivered', claim = null, settled_at = now(), log = log || ${log}::jsonb
      where workspace_id = ${workspace.id} and id = ${id} and claim = ${worker} and attempts = ${attempt}::integer
      returning id
    ), well as (
      update webhook set failures = 0, failing_since = null
      where workspace_id = ${workspace.id} and id = ${webhookId} and failures > 0 and exists (select from taken)
    )
    select 1 from taken`.execute(db);
  return rows.length > 0;
}

export interface Failing {
  failures: number;
  failingSince: string;
  state: 'active' | 'paused' | 'disabled';
}

/**
 * `next` null: given up, as is what failed when its webhook had been disabled meanwhile. null is returned where another
 * worker has taken it. Locks the webhook first, as whoever disables it does.
 */
export async function settleFailed(
  { db, workspace }: Scope,
  { id, webhookId, attempt }: Claimed,
  { worker, log, next }: Settled & { next: Date | null },
): Promise<Failing | null> {
  const hooks = await rowsOf<{ disabled: boolean }>(db)`
    select state = 'disabled' as disabled from webhook where workspace_id = ${workspace.id} and id = ${webhookId} for no key update`;
  const givenUp = next === null || hooks[0]?.disabled === true;
  const rows = await rowsOf<Failing>(db)`
    with taken as (
      update webhook_delivery set claim = null, log = log || ${log}::jsonb,
        state = case when ${givenUp}::boolean then 'failed' else 'pending' end,
        settled_at = now() + case when ${givenUp}::boolean then interval '0' end,
        due_at = coalesce(${next?.toISOString() ?? null}::timestamptz, due_at)
      where workspace_id = ${workspace.id} and id = ${id} and claim = ${worker} and attempts = ${attempt}::integer
      returning id
    )
    update webhook set failures = failures + 1, failing_since = least(failing_since, now())
    where workspace_id = ${workspace.id} and id = ${webhookId} and exists (select from taken)
    returning failures, failing_since, state`;
  return rows[0] ?? null;
}

/** Ends what the webhook was still waiting for; returns how many deliveries, or null when it was not active any more. */
export async function disableWebhook(
  { db, workspace }: Scope,
  { webhookId }: Claimed,
  reason: string,
): Promise<number | null> {
  const { rows } = await sql`
    update webhook set state = 'disabled', disabled_reason = ${reason}, updated_at = now()
    where workspace_id = ${workspace.id} and id = ${webhookId} and state = 'active' returning 1`.execute(db);
  if (rows.length === 0) return null;
  const { rows: given } = await sql`
    update webhook_delivery set state = 'failed', settled_at = now(), claim = null
    where workspace_id = ${workspace.id} and webhook_id = ${webhookId} and state = 'pending' returning 1`.execute(
    db,
  );
  return given.length;
}

/** Takes out events older than that, with their deliveries; returns how many. */
export async function forgetOldEvents(
  { system }: Pick<Database, 'system'>,
  days: number,
  atMost: number,
): Promise<number> {
  const rows = await rowsOf<{
    n: number;
  }>(system)`select forget_events(make_interval(days => ${days}::integer), ${atMost}::integer) as n`;
  return rows[0]?.n ?? 0;
}

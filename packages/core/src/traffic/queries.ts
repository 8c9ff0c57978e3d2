import {
  blockMs,
  busyShare,
  claimMs,
  cutEveryMs,
  headroom,
  type Lease,
  paceFloor,
  recoveryPerMs,
  rotationMs,
  slackMs,
  smallestBlock,
  type TrafficStore,
} from './store.ts';

/** Runs one statement in its own transaction; parameters are `$1`… */
export type Execute = (
  statement: string,
  parameters: (string | number | null)[],
) => Promise<readonly Record<string, unknown>[]>;

/**
 * One upsert: the row lock orders the processes, and the sub-select sees the row as the one before left it.
 * The first use of a row only creates it (`fresh`). Same rules as the memory store, where they read easier.
 */
const leaseStatement = `
insert into engine_bucket as bucket (engine, credential, updated_at)
values ($1, $2, coalesce($15::float8, extract(epoch from clock_timestamp()) * 1000))
on conflict (engine, credential) do update set
  (next_slot_at, pace, updated_at, cut_at, paused_until, ceiling, ceiling_until, claims, lease) = (
  with request as (
    select coalesce($15::float8, extract(epoch from clock_timestamp()) * 1000)::float8 as now,
      $3::text collate "C" as instance, $4::int as cap, $5::float8 as agreed, $6::float8 as burst,
      $7::int as in_flight, $8::int as waiting, $9::int as churn, $10::float8 as attempts,
      $11::float8 as throttled, $12::float8 as pause_ms, $13::float8 as ceiling, $14::float8 as ceiling_ms, $16::int as wanted_slots, $17::int as quiet
  ), adapted as (
    select request.*,
      (burst - 1) * 60000 / agreed as burst_ms,
      least(1, bucket.pace + greatest(0, now - bucket.updated_at) * ${recoveryPerMs}::float8) as grown,
      throttled > 0 and now - bucket.cut_at >= ${cutEveryMs} as cut,
      greatest(bucket.paused_until, case when pause_ms > 0 then now + pause_ms else 0 end) as paused_until,
      coalesce(ceiling, bucket.ceiling) as next_ceiling,
      coalesce(now + ceiling_ms, bucket.ceiling_until) as next_ceiling_until
    from request
  ), paced as (
    select adapted.*,
      case when cut then greatest(${paceFloor}, grown * (1 - throttled / (2 * attempts))) else grown end as pace,
      case when cut then now else bucket.cut_at end as cut_at
    from adapted
  ), rated as (
    select paced.*,
      case when next_ceiling_until > now then least(agreed * pace, next_ceiling) else agreed * pace end as rate
    from paced
  ), spaced as (
    select rated.*,
      (60000 + burst_ms + ${slackMs}) / rate as spacing,
      (${blockMs} + burst_ms) / ((60000 + burst_ms + ${slackMs}) / rate) as per_block
    from rated
  ), wanting as (
    select spaced.*, least(cap, ${headroom} *
      (in_flight + least(waiting, greatest(${smallestBlock}, ceil(per_block)))))::int as wants
    from spaced
  ), others as (
    select key collate "C" as instance, value as claim,
      (value ->> 'held')::int as held, (value ->> 'wants')::int as wants,
      (value ->> 'quiet')::int as quiet
    from jsonb_each(bucket.claims), request
    where key <> request.instance and (value ->> 'until')::float8 > request.now
  ), members as (
    select instance, held, wants, quiet from others
    union all select instance, in_flight, wants, 0 from wanting where wants > 0
  ), placed as (
    select members.*, count(*) over () as sharers, row_number() over (order by instance) - 1 as place from members
  ), shares as (
    select coalesce(sum(greatest(held, least(wants,
        cap / sharers + case when (place + floor(now / ${rotationMs})::bigint) % sharers < cap % sharers
          then 1 else 0 end))) filter (where placed.instance <> request.instance), 0) as reserved,
      coalesce(sum(wants), 0) as wanted, coalesce(sum(placed.quiet), 0) as others_quiet, greatest(1, count(*)) as sharers
    from placed, request
  ), claimed as (
    select wanting.*, wanted, sharers, others_quiet,
      greatest(0, least(wants, cap - reserved))::int as permits,
      greatest(bucket.next_slot_at, paused_until, now - burst_ms) as first_slot,
      greatest(${blockMs}, ${smallestBlock} * spacing) as horizon,
      greatest(${smallestBlock}, ceil(per_block / sharers)) as block
    from wanting, shares
  ), freed as (
    select claimed.*, floor((now + horizon - first_slot) / spacing) as free from claimed
  ), granted as (
    select freed.*, greatest(0, least(wanted_slots, permits - in_flight + churn, block,
      greatest(ceil(free * ${busyShare}), least(free, quiet), free - others_quiet)))::int as slots
    from freed
  )
  select
    case when slots > 0 then first_slot + slots * spacing else bucket.next_slot_at end,
    pace, now, cut_at, paused_until, next_ceiling, next_ceiling_until,
    coalesce((select jsonb_object_agg(instance, claim) from others), '{}')
      || case when wants > 0 then jsonb_build_object(instance,
        jsonb_build_object('held', greatest(in_flight, permits), 'wants', wants, 'quiet', quiet, 'until', now + ${claimMs})) else '{}' end,
    jsonb_build_object('now', now, 'permits', permits, 'contended', sharers > 1 and wanted > cap,
      'slots', slots, 'firstSlotAt', first_slot, 'spacingMs', spacing, 'latenessMs', burst_ms + ${slackMs},
      'retryAt', first_slot - horizon + ceil(block / 2) * spacing, 'pausedUntil', paused_until,
      'pace', rate / agreed)
  from granted
)
returning lease, (xmax = 0) as fresh`;

/**
 * Shares over all processes that use the same Postgres; its clock is everyone's.
 * @param now replaces the database's clock, in epoch milliseconds
 */
export function createPostgresStore(execute: Execute, now?: () => number): TrafficStore {
  const run: TrafficStore['lease'] = async (request) => {
    const rows = await execute(leaseStatement, [
      request.engineId,
      request.credentialId,
      request.instance,
      request.maxConcurrent,
      request.requestsPerMinute,
      request.burst,
      request.inFlight,
      request.waiting,
      request.churn,
      request.attempts,
      request.throttled,
      request.pauseMs,
      request.ceiling?.requestsPerMinute ?? null,
      request.ceiling?.forMs ?? null,
      now?.() ?? null,
      request.slots,
      request.quiet,
    ]);
    const row = rows[0];
    if (row?.fresh === true) return run(request);
    return parseLease(row?.lease);
  };
  return { lease: run };
}

/** The statement builds the object, so only its presence is checked. */
function parseLease(value: unknown): Lease {
  const lease: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  if (typeof lease !== 'object' || lease === null || !('slots' in lease)) {
    throw new TypeError('The statement returned no lease');
  }
  return lease as Lease;
}

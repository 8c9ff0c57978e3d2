import {
  aloneRenewMs,
  blockMs,
  busyShare,
  claimRenewals,
  clockStepMs,
  cutEveryMs,
  followMs,
  headroom,
  longestSlackMs,
  paceFloor,
  plentiful,
  recoveryPerMs,
  rotateBelow,
  rotationMs,
  sharedBlockMs,
  shortestClaimMs,
  slackMs,
  smallestBlock,
  spareShare,
  tightRenewMs,
  yieldRenewMs,
} from './store.ts';

/**
 * One upsert: the row lock orders the processes, and the sub-select sees the row as the one before left it.
 * The first use of a row only creates it (`fresh`). Same rules as the memory store, where they read easier.
 */
export const leaseStatement = `
insert into engine_bucket as bucket (engine, credential, updated_at)
values ($1, $2, coalesce($15::float8, extract(epoch from clock_timestamp()) * 1000))
on conflict (engine, credential) do update set
  (next_slot_at, pace, updated_at, cut_at, paused_until, ceiling, ceiling_until, claims, lease) = (
  with request as (
    select coalesce($15::float8, extract(epoch from clock_timestamp()) * 1000)::float8 as now,
      $3::text collate "C" as instance, $4::int as cap, $5::float8 as agreed, $6::float8 as burst,
      $7::int as in_flight, $8::int as waiting, $9::int as churn, $10::float8 as attempts,
      $11::float8 as throttled, $12::float8 as pause_ms, $13::float8 as ceiling, $14::float8 as ceiling_ms,
      $16::int as wanted_slots, $17::int as quiet, $18::int as ahead, $19::float8 as beat_ms
  ), stepped as (
    select case when bucket.updated_at - now > ${clockStepMs} then bucket.updated_at - now else 0 end as back
    from request
  ), claims as (
    select key, case when back = 0 then value else value || jsonb_build_object(
      'next', (value ->> 'next')::float8 - back, 'until', (value ->> 'until')::float8 - back,
      'grantedAt', (value ->> 'grantedAt')::float8 - back) end as value
    from jsonb_each(bucket.claims), stepped
  ), others as (
    select key collate "C" as instance, (value ->> 'held')::int as held, (value ->> 'need')::int as need,
      (value ->> 'ahead')::int as ahead, (value ->> 'quiet')::int as quiet, (value ->> 'next')::float8 as next,
      value as claim
    from claims, request
    where key <> request.instance and (value ->> 'until')::float8 > request.now
  ), crowd as (
    select count(*)::int as others, coalesce(sum(held), 0)::int as others_held,
      coalesce(sum(greatest(held, need)), 0)::int as others_want, coalesce(sum(quiet), 0)::int as others_quiet,
      min(next) as others_next,
      count(*) > 0 or (select count(*) > 1 from worker_instance where seen_at > now() - interval '30 seconds')
        as many
    from others
  ), adapted as (
    select request.*, crowd.*, back,
      (burst - 1) * 60000 / agreed as burst_ms,
      agreed / 60 / cap as turnover,
      least(1, bucket.pace + greatest(0, now - bucket.updated_at) * ${recoveryPerMs}::float8) as grown,
      throttled > 0 and now - (bucket.cut_at - back) >= ${cutEveryMs} as cut,
      greatest(bucket.paused_until - back, case when pause_ms > 0 then now + pause_ms else 0 end) as paused_until,
      coalesce(ceiling, bucket.ceiling) as next_ceiling,
      coalesce(now + ceiling_ms, bucket.ceiling_until - back) as next_ceiling_until,
      (select value from claims where key = instance) as claim
    from request, crowd, stepped
  ), paced as (
    select adapted.*,
      case when cut then greatest(${paceFloor}, grown * (1 - throttled / (2 * attempts))) else grown end as pace,
      case when cut then now else bucket.cut_at - back end as cut_at,
      burst_ms + case when turnover >= ${plentiful} then least(${longestSlackMs}, ${slackMs} * turnover)
        else ${slackMs} end as lateness,
      case when many then ${sharedBlockMs} else ${blockMs} end as length,
      greatest(case when many then ${tightRenewMs} else ${aloneRenewMs} end, beat_ms) as beat,
      case when (claim ->> 'until')::float8 > now then (claim ->> 'held')::int else 0 end as held,
      case when (claim ->> 'until')::float8 > now then (claim ->> 'grantedAt')::float8 else now end as granted_at
    from adapted
  ), rated as (
    select paced.*, (60000 + lateness) / agreed as agreed_spacing, (60000 + lateness) / agreed / pace as paced_spacing,
      case when next_ceiling_until > now then (60000 + lateness) / next_ceiling else 0 end as ceiling_spacing
    from paced
  ), spaced as (
    select rated.*, greatest(paced_spacing, ceiling_spacing) as spacing,
      (length + burst_ms) / greatest(paced_spacing, ceiling_spacing) as per_block
    from rated
  ), wanting as (
    select spaced.*,
      least(cap, in_flight + least(waiting, greatest(${smallestBlock}, ceil(per_block))))::int as need
    from spaced
  ), members as (
    select instance, held, need, ahead, false as mine from others
    union all select instance, held, need, least(need, ahead), true from wanting where need > 0
  ), pooled as (
    select members.*, cap, floor(now / ${rotationMs})::bigint as turn,
      sum(members.ahead) over () as all_ahead,
      bool_or(members.need > members.ahead) over () as plain
    from members, request
  ), placed as (
    select pooled.*, need > ahead or not plain as sharer,
      cap - case when plain
        then floor(cap * ${busyShare}) + case when mod(cap * ${busyShare}, 1) > (turn * 5) % 8 / 8.0 then 1 else 0 end
        else 0 end as pool
    from pooled
  ), firsts as (
    select placed.*,
      case when all_ahead <= pool then ahead else floor(ahead * pool / all_ahead) end as first,
      row_number() over (partition by sharer order by instance) - 1 as place,
      count(*) filter (where sharer) over () as sharers
    from placed
  ), rests as (
    select firsts.*, (cap - sum(first) over ())::bigint as rest from firsts
  ), entitled as (
    select rests.*, least(need, first + case when sharer
      then rest / sharers + case when (place + turn) % sharers < rest % sharers then 1 else 0 end
      else 0 end) as entitled
    from rests
  ), shares as (
    select coalesce(sum(greatest(held, entitled)) filter (where not mine), 0) as reserved,
      coalesce(max(entitled) filter (where mine), 0) as own
    from entitled
  ), claimed as (
    select wanting.*, own,
      greatest(0, least(need, cap - reserved), least(held, own),
        least(${headroom} * need, cap - ceil(cap * ${spareShare}) - others_want))::int as permits,
      others > 0 and need > 0 and others_want + greatest(held, need) > cap as contended,
      greatest(1, others + case when need > 0 then 1 else 0 end) as sharers,
      greatest(bucket.next_slot_at - back, paused_until, now - burst_ms) as first_slot,
      greatest(length, ${smallestBlock} * agreed_spacing) as horizon
    from wanting, shares
  ), freed as (
    select claimed.*, case when sharers > 1 then beat / 2 else beat end as shared,
      least(greatest(1, ceil((horizon + burst_ms) / spacing)),
        greatest(${smallestBlock}, ceil(per_block / sharers))) as block,
      greatest(case when first_slot <= now then 1 else 0 end, floor((now + horizon - first_slot) / spacing)) as free
    from claimed
  ), granted as (
    select freed.*,
      greatest(0, least(wanted_slots, block,
        permits - in_flight + greatest(churn, case when turnover >= ${plentiful} then ${smallestBlock} else 0 end),
        free, greatest(floor((now - granted_at) * ${busyShare} / (spacing * sharers)), quiet, free - others_quiet)
      ))::int as slots,
      case when permits < in_flight then greatest(${yieldRenewMs}, shared / 8)
        when cap - others_held - greatest(permits, in_flight) < ceil(cap * ${spareShare})
          then greatest(${tightRenewMs}, shared)
        else greatest(${shortestClaimMs / claimRenewals}, 2 * beat) end as renewal
    from freed
  ), rotated as (
    select granted.*, case when contended and cap < ${rotateBelow} * sharers
      then least(renewal, ${rotationMs} - mod(now::numeric, ${rotationMs})::float8) else renewal end as renew_ms
    from granted
  ), timed as (
    select rotated.*, now + renew_ms as next, now + greatest(${shortestClaimMs}, ${claimRenewals} * renew_ms) as until
    from rotated
  )
  select
    case when slots > 0 then least(first_slot + slots * spacing,
        greatest(next_ceiling_until, first_slot + slots * paced_spacing))
      else bucket.next_slot_at - back end,
    pace, now, cut_at, paused_until, next_ceiling, next_ceiling_until,
    coalesce((select jsonb_object_agg(instance, claim) from others), '{}')
      || case when need > 0 then jsonb_build_object(instance, jsonb_build_object(
        'held', greatest(in_flight, permits), 'need', need, 'ahead', least(need, ahead),
        'quiet', greatest(0, quiet - slots), 'next', next, 'until', until,
        'grantedAt', case when slots > 0 then now else granted_at end)) else '{}' end,
    jsonb_build_object('now', now, 'permits', permits, 'permitsUntil', until,
      'renewAt', case when permits < own then least(next, greatest(now, others_next) + ${followMs}) else next end,
      'contended', contended, 'slots', slots, 'firstSlotAt', first_slot, 'spacingMs', spacing,
      'latenessMs', lateness,
      'retryAt', greatest(least(first_slot, first_slot - horizon + ceil(block / 2) * spacing),
        case when others_quiet > 0 then now + block / 2 * spacing else 0 end),
      'pausedUntil', paused_until, 'pace', agreed_spacing / spacing)
  from timed
)
returning lease, (xmax = 0) as fresh`;

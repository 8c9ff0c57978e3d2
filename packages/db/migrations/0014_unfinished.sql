-- Jobs whose worker died under them, and how many samples their run had settled by then. Progress starts the count anew:
-- a long run that is there when workers are killed is not what kills them.
create table job_death (
  job_key text primary key,
  deaths integer not null default 1,
  settled integer not null default 0,
  died_at timestamptz not null default now()
);
grant select, delete on job_death to svc_app;

-- Frees the jobs of workers that have been silent for longer than the limit; returns how many workers.
create or replace function sweep_workers(silent_for interval)
returns integer language plpgsql security definer set search_path = public as $$
declare dead text[];
begin
  if not pg_try_advisory_xact_lock(hashtext('svc:sweep_workers')) then return 0; end if;
  delete from worker_instance where seen_at < now() - silent_for;
  delete from job_death where died_at < now() - interval '1 day';
  -- Also pools that hold jobs but never reported or were swept before they took them.
  select array_agg(distinct locked_by) into dead from graphile_worker._private_jobs
  where locked_by is not null and locked_at < now() - silent_for
    and locked_by not in (select pool_id from worker_instance);
  if dead is null then return 0; end if;
  insert into job_death as d (job_key, settled)
    select j.key, coalesce(r.recorded_samples + r.failed_samples, 0)
    from graphile_worker._private_jobs j
    left join engine_run r on r.workspace_id = j.payload ->> 'workspaceId' and r.id = j.payload ->> 'runId'
    where j.locked_by = any(dead) and j.key is not null
    on conflict (job_key) do update set settled = excluded.settled, died_at = now(),
      deaths = case when excluded.settled > d.settled then 1 else d.deaths + 1 end;
  perform graphile_worker.force_unlock_workers(dead);
  return cardinality(dead);
end $$;

create index scan_unfinished on scan (updated_at) where status in ('queued', 'running', 'cancelling');
call open_to_owner('scan');

-- Scans that no job will bring to an end any more.
create function abandoned_scans(idle interval, at_most integer)
returns table (workspace_id text, scan_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id from scan s
  where s.status in ('queued', 'running', 'cancelling') and s.updated_at < now() - idle
    and not exists (
      select from graphile_worker._private_jobs j
      where j.key in ('plan:' || s.id, 'finish:' || s.id) and (j.attempts < j.max_attempts or j.locked_at is not null))
    and not exists (
      select from engine_run r join graphile_worker._private_jobs j on j.key = 'run:' || r.id
      where r.workspace_id = s.workspace_id and r.scan_id = s.id and (j.attempts < j.max_attempts or j.locked_at is not null))
  order by s.updated_at limit at_most
$$;
revoke all on function abandoned_scans(interval, integer) from public;
grant execute on function abandoned_scans(interval, integer) to svc_app;

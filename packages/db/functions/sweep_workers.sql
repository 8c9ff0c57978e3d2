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
revoke all on function sweep_workers(interval) from public;
grant execute on function sweep_workers(interval) to svc_app;

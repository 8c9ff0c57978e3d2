-- What has to be known before a tenant is known: whose key this is.
create function authenticate_key(digest bytea)
returns table (key_id text, key_name text, scopes text[], project_ids text[], monthly_credit_cap integer,
  ip_allow_list text[], expires_at timestamptz, revoked_at timestamptz, workspace_id text, workspace_name text,
  mode text, twin_id text, organisation_id text, organisation_name text, plan text, limit_overrides jsonb)
language sql stable security definer set search_path = public as $$
  select k.id, k.name, k.scopes, k.project_ids, k.monthly_credit_cap, k.ip_allow_list, k.expires_at, k.revoked_at,
    w.id, w.name, w.mode, w.twin_id, o.id, o.name, o.plan, o.limit_overrides
  from api_key k join workspace w on w.id = k.workspace_id join organisation o on o.id = w.organisation_id
  where k.secret_hash = digest
$$;
revoke all on function authenticate_key(bytea) from public;
grant execute on function authenticate_key(bytea) to svc_app;

-- Jobs are added in the caller's transaction; the queue's own tables stay closed to the app.
create function enqueue_job(task text, payload json, job_key text default null, run_at timestamptz default null,
  priority integer default 0, max_attempts integer default 25)
returns void language sql security definer set search_path = public as $$
  select graphile_worker.add_job(task, payload, run_at := run_at, job_key := job_key, priority := priority,
    max_attempts := max_attempts, job_key_mode := 'replace');
$$;
revoke all on function enqueue_job(text, json, text, timestamptz, integer, integer) from public;
grant execute on function enqueue_job(text, json, text, timestamptz, integer, integer) to svc_app;

-- Frees the jobs of workers that have been silent for longer than the limit; returns how many workers.
create function sweep_workers(silent_for interval)
returns integer language plpgsql security definer set search_path = public as $$
declare dead text[];
begin
  if not pg_try_advisory_xact_lock(hashtext('svc:sweep_workers')) then return 0; end if;
  delete from worker_instance where seen_at < now() - silent_for;
  -- Also pools that hold jobs but never reported or were swept before they took them.
  select array_agg(distinct locked_by) into dead from graphile_worker._private_jobs
  where locked_by is not null and locked_at < now() - silent_for
    and locked_by not in (select pool_id from worker_instance);
  if dead is null then return 0; end if;
  perform graphile_worker.force_unlock_workers(dead);
  return cardinality(dead);
end $$;
revoke all on function sweep_workers(interval) from public;
grant execute on function sweep_workers(interval) to svc_app;

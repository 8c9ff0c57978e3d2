-- Jobs are added in the caller's transaction; the queue's own tables stay closed to the app.
create or replace function enqueue_job(task text, payload json, job_key text default null, run_at timestamptz default null,
  priority integer default 0, max_attempts integer default 25)
returns void language sql security definer set search_path = public as $$
  select graphile_worker.add_job(task, payload, run_at := run_at, job_key := job_key, priority := priority,
    max_attempts := max_attempts, job_key_mode := 'replace');
$$;
revoke all on function enqueue_job(text, json, text, timestamptz, integer, integer) from public;
grant execute on function enqueue_job(text, json, text, timestamptz, integer, integer) to svc_app;

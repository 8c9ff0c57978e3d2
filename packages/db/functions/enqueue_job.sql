-- Jobs are added in the caller's transaction; the queue's own tables stay closed to the app.
-- add_job adds nothing, and says so by null, where a worker takes the waiting job of the same key at that moment. That
-- job may have read before the caller's change, so one more is added: the second try finds it taken.
create or replace function enqueue_job(task text, payload json, job_key text default null, run_at timestamptz default null,
  priority integer default 0, max_attempts integer default 25)
returns void language plpgsql security definer set search_path = public as $$
declare added bigint;
begin
  loop
    select job.id into added from graphile_worker.add_job(task, payload, run_at := run_at, job_key := job_key,
      priority := priority, max_attempts := max_attempts, job_key_mode := 'replace') job;
    exit when added is not null;
  end loop;
end $$;
revoke all on function enqueue_job(text, json, text, timestamptz, integer, integer) from public;
grant execute on function enqueue_job(text, json, text, timestamptz, integer, integer) to svc_app;

-- A living worker may have ended a job and been unable to say so, as the database was away: the queue would take the job
-- for running for four hours. Frees what a worker holds and does not run; returns how many jobs.
-- A job that is asked for again while it runs loses its key and its tries to the new one. Where it fails after that, nobody
-- tries it again, and it would lie there for ever as one given up: it goes.
create or replace function free_orphaned_jobs(pool text, running bigint[])
returns integer language sql security definer set search_path = public as $$
  with replaced as (
    delete from graphile_worker._private_jobs where key is null and locked_at is null and attempts >= max_attempts),
  freed as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null, run_at = greatest(run_at, now())
    where locked_by = pool and locked_at < now() - interval '10 seconds' and id <> all(running)
    returning 1)
  select count(*)::integer from freed
$$;
revoke all on function free_orphaned_jobs(text, bigint[]) from public;
grant execute on function free_orphaned_jobs(text, bigint[]) to svc_app;

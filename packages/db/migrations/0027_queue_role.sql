-- The worker's queue connects as svc_queue: it sees jobs, which hold ids, and nothing of a tenant's.
do $$ begin
  if not exists (select from pg_roles where rolname = 'svc_queue') then create role svc_queue nologin; end if;
end $$;
grant usage on schema graphile_worker to svc_queue;
grant select on graphile_worker.migrations to svc_queue;
grant usage on all sequences in schema graphile_worker to svc_queue;

-- The queue's tables have row-level security without a policy: so far only their owner sees rows.
do $$
declare name text;
begin
  foreach name in array array['_private_jobs', '_private_tasks', '_private_job_queues', '_private_known_crontabs'] loop
    execute format('grant select, insert, update, delete on graphile_worker.%I to svc_queue', name);
    execute format('create policy svc_queue on graphile_worker.%I to svc_queue using (true) with check (true)', name);
  end loop;
end $$;

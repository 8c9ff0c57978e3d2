-- What the plan counts, once nobody else holds the name: callers that insert what is counted wait for one another until their
-- transactions end. Not stable: the count must see what the one before has inserted meanwhile.
create or replace function plan_usage_alone(name text)
returns table (workspaces integer, projects integer, members integer, "concurrentScans" integer)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(name, 1));
  return query select * from plan_usage();
end $$;
revoke all on function plan_usage_alone(text) from public;
grant execute on function plan_usage_alone(text) to svc_app;

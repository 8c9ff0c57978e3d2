-- Projects whose alerts on credits stand open: a purchase is no event of theirs.
create or replace function open_credit_alerts(at_most integer) returns table (workspace_id text, project_id text)
language sql stable security definer set search_path = public as $$
  select distinct a.workspace_id, a.project_id from alert a
    join project p on p.workspace_id = a.workspace_id and p.id = a.project_id and p.deleted_at is null
  where a.kind in ('credits_low', 'credits_end') and a.state = 'firing'
  limit at_most
$$;
revoke all on function open_credit_alerts(integer) from public;
grant execute on function open_credit_alerts(integer) to svc_app;

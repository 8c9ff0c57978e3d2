-- A scan counts in the month in which it starts (UTC): with what it holds, and once it has ended with what it spent.
create or replace function key_budget(key_id text) returns table (budget text, cap integer, spent bigint)
language sql stable security definer set search_path = public as $$
  select coalesce(k.budget_id, k.id), k.monthly_credit_cap,
    (select coalesce(sum(case when h.released_at is null then h.amount else h.captured end), 0) from credit_hold h
     where h.workspace_id = k.workspace_id and h.budget_id = coalesce(k.budget_id, k.id)
       and h.created_at >= date_trunc('month', now(), 'UTC'))
  from api_key k where k.workspace_id = (select app_workspace()) and k.id = key_id
$$;
revoke all on function key_budget(text) from public;
grant execute on function key_budget(text) to svc_app;

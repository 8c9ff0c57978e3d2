-- What is left this month of the key's cap and of each budget that a scan of the project counts in.
create or replace function spending_limits(key_id text, project text)
returns table (outcome text, available bigint, maximum integer, budget text)
language sql stable security definer set search_path = public as $$
  with k as (select * from key_budget(key_id))
  select 'cap', greatest(0, k.cap - k.spent), k.cap, null from k where k.cap is not null
  union all
  select 'budget', greatest(0, b.hard_limit - month_spending(b.project_id, b.key_budget_id)), b.hard_limit, b.id from budget b
  where b.workspace_id = (select app_workspace()) and b.hard_limit is not null
    and (b.project_id is null or b.project_id = project)
    and (b.key_budget_id is null or b.key_budget_id = (select k.budget from k))
$$;
revoke all on function spending_limits(text, text) from public;
grant execute on function spending_limits(text, text) to svc_app;

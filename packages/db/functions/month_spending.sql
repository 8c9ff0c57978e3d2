-- A scan counts in the month in which it starts: with what it holds, and once it has ended with what it spent.
create or replace function month_spending(project text, key_budget text) returns bigint
language sql stable security definer set search_path = public as $$
  select coalesce(sum(case when h.released_at is null then h.amount else h.captured end), 0) from credit_hold h
  where h.workspace_id = (select app_workspace()) and h.created_at >= date_trunc('month', now(), 'UTC')
    and (project is null or h.project_id = project) and (key_budget is null or h.budget_id = key_budget)
$$;
revoke all on function month_spending(text, text) from public;
grant execute on function month_spending(text, text) to svc_app;

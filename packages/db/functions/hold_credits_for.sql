-- `held`, or what refused it with what is left there: `cap` of the key, a `budget`, or `balance` of the organisation.
-- `reached` are budgets whose soft limit this hold is the first of the month to reach.
create or replace function hold_credits_for(key_id text, project text, hold_id text, credits integer)
returns table (outcome text, available bigint, maximum integer, budget text, reached text[])
language plpgsql security definer set search_path = public as $$
declare k record; soft text[];
begin
  -- Holds of one organisation wait for each other here, so that what is counted below stands until this one commits.
  perform from credit_account a join workspace w on w.organisation_id = a.organisation_id and w.mode = a.mode
    where w.id = (select app_workspace()) for update of a;
  return query select l.outcome, l.available, l.maximum, l.budget, '{}'::text[] from spending_limits(key_id, project) l
    where l.available < credits order by l.outcome desc, l.budget limit 1;
  if found then return; end if;
  select * into k from key_budget(key_id);
  select coalesce(array_agg(b.id order by b.id), '{}') into soft from budget b
    where b.workspace_id = (select app_workspace())
      and (b.project_id is null or b.project_id = project) and (b.key_budget_id is null or b.key_budget_id = k.budget)
      and month_spending(b.project_id, b.key_budget_id) + credits >= b.soft_limit
      and b.told_for is distinct from date_trunc('month', now(), 'UTC')::date;
  if not hold_credits(hold_id, credits) then
    return query select 'balance', (select c.posted - c.held from credit_balance() c), null::integer, null::text, '{}'::text[];
    return;
  end if;
  update credit_hold set budget_id = k.budget, project_id = project where id = hold_id;
  update budget set told_for = date_trunc('month', now(), 'UTC')::date where workspace_id = (select app_workspace()) and id = any(soft);
  return query select 'held', (select c.posted - c.held from credit_balance() c), null::integer, null::text, soft;
end $$;
revoke all on function hold_credits_for(text, text, text, integer) from public;
grant execute on function hold_credits_for(text, text, text, integer) to svc_app;

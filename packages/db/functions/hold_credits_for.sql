-- `held`, or what refused it: `cap` of the key, or `balance` of the organisation.
create or replace function hold_credits_for(key_id text, project text, hold_id text, credits integer)
returns table (outcome text, available bigint, maximum integer, budget text, reached text[])
language plpgsql security definer set search_path = public as $$
declare k record; b record; spent bigint; soft text[] := '{}';
begin
  -- Holds of one organisation wait for each other here, so that what is counted below stands until this one commits.
  perform from credit_account a join workspace w on w.organisation_id = a.organisation_id and w.mode = a.mode
    where w.id = (select app_workspace()) for update of a;
  select * into k from key_budget(key_id);
  if k.spent + credits > k.cap then
    return query select 'cap', greatest(0, k.cap - k.spent), k.cap, null::text, '{}'::text[];
    return;
  end if;
  for b in select * from budget x where x.workspace_id = (select app_workspace())
    and (x.project_id is null or x.project_id = project) and (x.key_budget_id is null or x.key_budget_id = k.budget)
    order by x.id
  loop
    spent := month_spending(b.project_id, b.key_budget_id);
    if spent + credits > b.hard_limit then
      return query select 'budget', greatest(0, b.hard_limit - spent), b.hard_limit, b.id, '{}'::text[];
      return;
    end if;
    if spent + credits >= b.soft_limit and b.told_for is distinct from date_trunc('month', now(), 'UTC')::date then
      soft := soft || b.id;
    end if;
  end loop;
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

-- What may be spent in a calendar month (UTC): of the workspace, of a project, or of a key and those that share its amount.
create table budget (
  workspace_id text not null references workspace,
  id text not null,
  project_id text,
  key_id text,
  key_budget_id text,
  soft_limit integer check (soft_limit >= 0),
  hard_limit integer check (hard_limit >= 0),
  -- The month for which reaching the soft limit was told.
  told_for date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check (project_id is null or key_id is null)
);
create unique index one_budget on budget (workspace_id, project_id, key_budget_id) nulls not distinct;
call isolate('budget');
call open_to_owner('budget');
alter table credit_hold add column project_id text;
create index on credit_hold (workspace_id, created_at);

-- A scan counts in the month in which it starts: with what it holds, and once it has ended with what it spent.
create function month_spending(project text, key_budget text) returns bigint
language sql stable security definer set search_path = public as $$
  select coalesce(sum(case when h.released_at is null then h.amount else h.captured end), 0) from credit_hold h
  where h.workspace_id = app_workspace() and h.created_at >= date_trunc('month', now(), 'UTC')
    and (project is null or h.project_id = project) and (key_budget is null or h.budget_id = key_budget)
$$;

-- `held`, or what refused it with what is left there: `cap` of the key, a `budget`, or `balance` of the organisation.
-- `reached` are budgets whose soft limit this hold is the first of the month to reach.
drop function hold_credits_for(text, text, integer);
create function hold_credits_for(key_id text, project text, hold_id text, credits integer)
returns table (outcome text, available bigint, maximum integer, budget text, reached text[])
language plpgsql security definer set search_path = public as $$
declare k record; b record; spent bigint; soft text[] := '{}';
begin
  -- Holds of one organisation wait for each other here, so that what is counted below stands until this one commits.
  perform from credit_account a join workspace w on w.organisation_id = a.organisation_id and w.mode = a.mode
    where w.id = app_workspace() for update of a;
  select * into k from key_budget(key_id);
  if k.spent + credits > k.cap then
    return query select 'cap', greatest(0, k.cap - k.spent), k.cap, null::text, '{}'::text[];
    return;
  end if;
  for b in select * from budget x where x.workspace_id = app_workspace()
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
  update budget set told_for = date_trunc('month', now(), 'UTC')::date where workspace_id = app_workspace() and id = any(soft);
  return query select 'held', (select c.posted - c.held from credit_balance() c), null::integer, null::text, soft;
end $$;
revoke all on function month_spending(text, text), hold_credits_for(text, text, text, integer) from public;
grant execute on function month_spending(text, text), hold_credits_for(text, text, text, integer) to svc_app;

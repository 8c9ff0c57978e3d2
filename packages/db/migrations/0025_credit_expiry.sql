-- Grants end. What is left of them leaves the balance, except for as much as open holds still need.
alter table credit_grant add column period_start timestamptz;
alter table ledger_entry add column hold_id text;
create index on credit_grant (organisation_id, mode) where remaining > 0;
create index ledger_statement on ledger_entry (workspace_id, mode, at desc, id desc) where account = 'customer';
alter table credit_grant force row level security;
call open_to_owner('credit_grant');
-- Forced as well for the owner, who therefore needs a rule that lets its functions through.
alter table credit_account force row level security;
call open_to_owner('credit_account');

create function expire_credits(organisation text, account_mode text) returns integer
language plpgsql security definer set search_path = public as $$
declare free bigint; g record; part integer; total integer := 0;
begin
  select -held into free from credit_account where organisation_id = organisation and mode = account_mode for update;
  if not found then return 0; end if;
  free := greatest(0, free + (select coalesce(sum(remaining), 0) from credit_grant
    where organisation_id = organisation and mode = account_mode and remaining > 0 and expires_at <= now()));
  for g in select id, remaining from credit_grant
    where organisation_id = organisation and mode = account_mode and remaining > 0 and expires_at <= now()
    order by expires_at, id for update
  loop
    exit when free = 0;
    part := least(free, g.remaining);
    update credit_grant set remaining = remaining - part where id = g.id;
    -- What is left falls with each step, so that no two references are the same.
    insert into ledger_entry (organisation_id, mode, account, amount, kind, reference)
      values (organisation, account_mode, 'customer', -part, 'expire', g.id || '/' || (g.remaining - part)),
             (organisation, account_mode, 'expired', part, 'expire', g.id || '/' || (g.remaining - part));
    free := free - part;
    total := total + part;
  end loop;
  update credit_account set posted = posted - total where organisation_id = organisation and mode = account_mode;
  return total;
end $$;

-- The plan's credits for one period. More than were granted for it before, as after an upgrade, add the difference.
create function grant_plan_credits(organisation text, account_mode text, starts timestamptz, ends timestamptz, credits integer)
returns integer language plpgsql security definer set search_path = public as $$
declare already integer; grant_id text;
begin
  insert into credit_account (organisation_id, mode) values (organisation, account_mode) on conflict do nothing;
  perform from credit_account where organisation_id = organisation and mode = account_mode for update;
  select coalesce(sum(amount), 0) into already from credit_grant
    where organisation_id = organisation and mode = account_mode and source = 'plan' and period_start = starts;
  if credits <= already then return 0; end if;
  grant_id := concat_ws('_', 'plan', organisation, account_mode, to_char(starts at time zone 'UTC', 'YYYYMMDDHH24MISS'), credits);
  perform grant_credits(grant_id, organisation, account_mode, credits - already, 'plan', 10, ends);
  update credit_grant set period_start = starts where id = grant_id;
  return credits - already;
end $$;

-- What has ended is not spendable any more, also before it is booked out.
create or replace function credit_balance() returns table (posted bigint, held bigint)
language sql stable security definer set search_path = public as $$
  select a.posted - greatest(0, (select coalesce(sum(g.remaining), 0) from credit_grant g
      where g.organisation_id = a.organisation_id and g.mode = a.mode and g.remaining > 0 and g.expires_at <= now()) - a.held), a.held
  from workspace w join credit_account a on a.organisation_id = w.organisation_id and a.mode = w.mode
  where w.id = app_workspace()
$$;

create or replace function hold_credits(hold_id text, credits integer)
returns boolean language plpgsql security definer set search_path = public as $$
declare tenant workspace%rowtype;
begin
  select * into strict tenant from workspace where id = app_workspace();
  perform expire_credits(tenant.organisation_id, tenant.mode);
  update credit_account set held = held + credits
    where organisation_id = tenant.organisation_id and mode = tenant.mode and posted - held >= credits;
  if not found then return false; end if;
  insert into credit_hold (id, organisation_id, mode, workspace_id, amount)
    values (hold_id, tenant.organisation_id, tenant.mode, tenant.id, credits);
  return true;
end $$;

-- Grants that ended while their credits were held are drawn first: they were held in time.
create or replace function capture_credits(hold text, charge_references text[])
returns integer language plpgsql security definer set search_path = public as $$
declare h credit_hold%rowtype; charged integer; rest integer; g record; part integer;
begin
  select * into strict h from credit_hold where id = hold and workspace_id = app_workspace() for update;
  with entry as (
    insert into ledger_entry (organisation_id, mode, workspace_id, account, amount, kind, reference, hold_id)
    select h.organisation_id, h.mode, h.workspace_id, 'customer', -1, 'capture', r, h.id from unnest(charge_references) r
    on conflict do nothing returning reference)
  , counter as (
    insert into ledger_entry (organisation_id, mode, workspace_id, account, amount, kind, reference, hold_id)
    select h.organisation_id, h.mode, h.workspace_id, 'spent', 1, 'capture', reference, h.id from entry)
  select count(*) into charged from entry;
  if charged = 0 then return 0; end if;
  update credit_hold set captured = captured + charged where id = hold;
  update credit_account set posted = posted - charged, held = held - charged
    where organisation_id = h.organisation_id and mode = h.mode;
  rest := charged;
  for g in select id, remaining from credit_grant
    where organisation_id = h.organisation_id and mode = h.mode and remaining > 0
    order by coalesce(expires_at <= now(), false) desc, priority, expires_at nulls last, created_at, id for update
  loop
    exit when rest = 0;
    part := least(rest, g.remaining);
    update credit_grant set remaining = remaining - part where id = g.id;
    rest := rest - part;
  end loop;
  return charged;
end $$;

-- Organisations whose plan has no credits running now. `period_*` is the paid one, where there is a subscription; one
-- that is past due, or whose new period is not known yet, waits.
create function plan_credits_due(after text, at_most integer)
returns table (organisation_id text, mode text, plan text, limit_overrides jsonb, anchor timestamptz, period_start timestamptz, period_end timestamptz)
language sql stable security definer set search_path = public as $$
  select o.id, m.mode, o.plan, o.limit_overrides, o.created_at, s.period_start, s.period_end
  from organisation o cross join (values ('live'), ('test')) as m(mode) left join subscription s on s.organisation_id = o.id
  where o.id > after and (s.processor is distinct from 'stripe' or s.status = 'cancelled' or (s.status = 'active' and s.period_end > now()))
    and not exists (select from credit_grant g where g.organisation_id = o.id and g.mode = m.mode
      and g.source = 'plan' and g.period_start <= now() and g.expires_at > now())
  order by o.id, m.mode limit at_most
$$;

-- Books out what has ended, of a thousand accounts at most.
create function expire_due_credits() returns bigint
language sql security definer set search_path = public as $$
  select coalesce(sum(expire_credits(d.organisation_id, d.mode)), 0) from (
    select distinct g.organisation_id, g.mode from credit_grant g join credit_account a using (organisation_id, mode)
    where g.remaining > 0 and g.expires_at <= now()
    order by 1, 2 limit 1000) d
$$;

-- A workspace's statement: what came in for its organisation, and what it spent itself.
grant select on ledger_entry, credit_grant to svc_app;
create policy statement on ledger_entry for select using (workspace_id is null
  and organisation_id = (select w.organisation_id from workspace w where w.id = (select app_workspace())));
create policy own on credit_grant for select using (organisation_id = (select w.organisation_id from workspace w where w.id = (select app_workspace())));
revoke all on function expire_credits(text, text), grant_plan_credits(text, text, timestamptz, timestamptz, integer),
  plan_credits_due(text, integer), expire_due_credits() from public;
grant execute on function grant_credits(text, text, text, integer, text, integer, timestamptz),
  grant_plan_credits(text, text, timestamptz, timestamptz, integer), plan_credits_due(text, integer), expire_due_credits() to svc_app;

-- What is left of all grants is what the account has.
create or replace view ledger_violation as
  select 'balance' as rule, organisation_id, mode from credit_account a
    where posted <> (select coalesce(sum(amount), 0) from ledger_entry e where e.organisation_id = a.organisation_id and e.mode = a.mode and e.account = 'customer')
  union all
  select 'zero_sum', organisation_id, mode from ledger_entry group by organisation_id, mode having sum(amount) <> 0
  union all
  select 'held', organisation_id, mode from credit_account a
    where held <> (select coalesce(sum(amount - captured), 0) from credit_hold h where h.organisation_id = a.organisation_id and h.mode = a.mode and released_at is null)
  union all
  select 'remaining', organisation_id, mode from credit_account a
    where posted <> (select coalesce(sum(remaining), 0) from credit_grant g where g.organisation_id = a.organisation_id and g.mode = a.mode);

-- Credits: an append-only double-entry ledger. The app calls the functions below and cannot write the tables.
create table credit_account (
  organisation_id text not null references organisation,
  mode text not null check (mode in ('live', 'test')),
  posted bigint not null default 0,
  held bigint not null default 0,
  primary key (organisation_id, mode),
  -- The second line of defence; the conditional update in credit_hold is the first.
  check (0 <= held and held <= posted)
);

create table credit_hold (
  id text primary key,
  organisation_id text not null,
  mode text not null,
  workspace_id text not null,
  amount integer not null check (amount > 0),
  captured integer not null default 0,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  check (captured <= amount),
  foreign key (organisation_id, mode) references credit_account
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  organisation_id text not null,
  mode text not null,
  workspace_id text,
  -- Each movement has two legs that sum to zero: the customer's account and its counterpart.
  account text not null check (account in ('customer', 'granted', 'spent', 'expired')),
  amount integer not null,
  kind text not null check (kind in ('grant', 'capture', 'expire')),
  -- What the charge is for; a sample is charged at most once, whatever crashes.
  reference text not null,
  at timestamptz not null default now()
);
create unique index ledger_once on ledger_entry (kind, reference, account);
create index on ledger_entry (organisation_id, mode, at desc);

create table credit_grant (
  id text primary key,
  organisation_id text not null,
  mode text not null,
  amount integer not null check (amount > 0),
  remaining integer not null check (0 <= remaining),
  source text not null check (source in ('plan', 'purchase', 'manual')),
  priority integer not null default 10,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (remaining <= amount),
  foreign key (organisation_id, mode) references credit_account
);

create function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'ledger entries are never changed or removed'; end $$;
create trigger append_only before update or delete on ledger_entry for each statement execute function refuse_change();

-- Enforced row-level security with no policy for the app: only the functions below reach these tables.
alter table credit_account enable row level security;
alter table credit_hold enable row level security;
alter table ledger_entry enable row level security;
alter table credit_grant enable row level security;
-- workspace_id names who spent; the rule for tenant tables (forced, with a policy) holds here too.
alter table credit_hold force row level security;
alter table ledger_entry force row level security;
create policy tenant on credit_hold using (workspace_id = (select app_workspace()));
create policy tenant on ledger_entry using (workspace_id = (select app_workspace()));
call open_to_owner('credit_hold');
call open_to_owner('ledger_entry');

create function grant_credits(grant_id text, organisation text, account_mode text, credits integer, grant_source text,
  grant_priority integer default 10, expires timestamptz default null)
returns void language plpgsql security definer set search_path = public as $$
begin
  insert into credit_account (organisation_id, mode) values (organisation, account_mode) on conflict do nothing;
  insert into credit_grant (id, organisation_id, mode, amount, remaining, source, priority, expires_at)
    values (grant_id, organisation, account_mode, credits, credits, grant_source, grant_priority, expires) on conflict do nothing;
  if not found then return; end if;
  insert into ledger_entry (organisation_id, mode, account, amount, kind, reference)
    values (organisation, account_mode, 'customer', credits, 'grant', grant_id),
           (organisation, account_mode, 'granted', -credits, 'grant', grant_id);
  update credit_account set posted = posted + credits where organisation_id = organisation and mode = account_mode;
end $$;
revoke all on function grant_credits(text, text, text, integer, text, integer, timestamptz) from public;

create function credit_balance() returns table (posted bigint, held bigint)
language sql stable security definer set search_path = public as $$
  select a.posted, a.held from workspace w join credit_account a on a.organisation_id = w.organisation_id and a.mode = w.mode
  where w.id = app_workspace()
$$;

-- False: the balance does not cover it. One conditional update, so that racing holds cannot overspend.
create function hold_credits(hold_id text, credits integer)
returns boolean language plpgsql security definer set search_path = public as $$
declare tenant workspace%rowtype;
begin
  select * into strict tenant from workspace where id = app_workspace();
  update credit_account set held = held + credits
    where organisation_id = tenant.organisation_id and mode = tenant.mode and posted - held >= credits;
  if not found then return false; end if;
  insert into credit_hold (id, organisation_id, mode, workspace_id, amount)
    values (hold_id, tenant.organisation_id, tenant.mode, tenant.id, credits);
  return true;
end $$;

-- Charges one credit per reference not charged before; returns how many were.
create function capture_credits(hold text, charge_references text[])
returns integer language plpgsql security definer set search_path = public as $$
declare h credit_hold%rowtype; charged integer; rest integer; g record; part integer;
begin
  select * into strict h from credit_hold where id = hold and workspace_id = app_workspace() for update;
  with entry as (
    insert into ledger_entry (organisation_id, mode, workspace_id, account, amount, kind, reference)
    select h.organisation_id, h.mode, h.workspace_id, 'customer', -1, 'capture', r from unnest(charge_references) r
    on conflict do nothing returning reference)
  , counter as (
    insert into ledger_entry (organisation_id, mode, workspace_id, account, amount, kind, reference)
    select h.organisation_id, h.mode, h.workspace_id, 'spent', 1, 'capture', reference from entry)
  select count(*) into charged from entry;
  if charged = 0 then return 0; end if;
  update credit_hold set captured = captured + charged where id = hold;
  update credit_account set posted = posted - charged, held = held - charged
    where organisation_id = h.organisation_id and mode = h.mode;
  rest := charged;
  for g in select id, remaining from credit_grant
    where organisation_id = h.organisation_id and mode = h.mode and remaining > 0 and (expires_at is null or expires_at > now())
    order by priority, expires_at nulls last, created_at, id for update
  loop
    exit when rest = 0;
    part := least(rest, g.remaining);
    update credit_grant set remaining = remaining - part where id = g.id;
    rest := rest - part;
  end loop;
  return charged;
end $$;

-- Gives back what was held and not charged; safe to call again.
create function release_credits(hold text)
returns integer language plpgsql security definer set search_path = public as $$
declare h credit_hold%rowtype;
begin
  select * into h from credit_hold where id = hold and workspace_id = app_workspace() and released_at is null for update;
  if not found then return 0; end if;
  update credit_hold set released_at = now() where id = hold;
  update credit_account set held = held - (h.amount - h.captured)
    where organisation_id = h.organisation_id and mode = h.mode;
  return h.amount - h.captured;
end $$;

revoke all on function credit_balance(), hold_credits(text, integer), capture_credits(text, text[]), release_credits(text) from public;
grant execute on function credit_balance(), hold_credits(text, integer), capture_credits(text, text[]), release_credits(text) to svc_app;

-- Each row is a broken promise; no rows means that the books are right.
create view ledger_violation as
  select 'balance' as rule, organisation_id, mode from credit_account a
    where posted <> (select coalesce(sum(amount), 0) from ledger_entry e where e.organisation_id = a.organisation_id and e.mode = a.mode and e.account = 'customer')
  union all
  select 'zero_sum', organisation_id, mode from ledger_entry group by organisation_id, mode having sum(amount) <> 0
  union all
  select 'held', organisation_id, mode from credit_account a
    where held <> (select coalesce(sum(amount - captured), 0) from credit_hold h where h.organisation_id = a.organisation_id and h.mode = a.mode and released_at is null);

-- Credits that somebody asked to buy. They are granted once, when they are paid or the operator has agreed.
create table credit_purchase (
  organisation_id text not null references organisation,
  id text primary key,
  mode text not null check (mode in ('live', 'test')),
  credits integer not null check (credits > 0),
  state text not null check (state in ('awaiting_operator', 'awaiting_payment', 'granted', 'expired', 'refunded')),
  processor text not null check (processor in ('manual', 'stripe')),
  -- Where it is paid.
  url text,
  requested_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on credit_purchase (organisation_id, created_at desc);
alter table credit_purchase enable row level security;
alter table credit_purchase force row level security;
create policy own on credit_purchase using (organisation_id = (select w.organisation_id from workspace w where w.id = (select app_workspace())));
call open_to_owner('credit_purchase');
grant select, insert, update on credit_purchase to svc_app;

create table invoice (
  organisation_id text not null references organisation,
  -- The processor's own.
  id text primary key,
  number text,
  status text not null check (status in ('draft', 'open', 'paid', 'void', 'uncollectible')),
  amount_due bigint not null,
  amount_paid bigint not null,
  currency text not null,
  url text,
  created_at timestamptz not null,
  synced_at timestamptz not null
);
create index on invoice (organisation_id, created_at desc, id desc);
alter table invoice enable row level security;
alter table invoice force row level security;
create policy own on invoice using (organisation_id = (select w.organisation_id from workspace w where w.id = (select app_workspace())));
call open_to_owner('invoice');
grant select, insert, update on invoice to svc_app;

-- What the processor told, each event once. No tenant data: ids alone.
create table payment_event (
  id text primary key,
  type text not null,
  object_id text not null,
  received_at timestamptz not null default now(),
  done_at timestamptz
);
grant select, insert, update on payment_event to svc_app;

-- The plan of the caller's own organisation.
create function set_plan(new_plan text) returns void
language sql security definer set search_path = public as $$
  update organisation set plan = new_plan
  where id = (select organisation_id from workspace where id = app_workspace()) and plan <> new_plan
$$;
-- Ends a grant before its time: what nothing holds of it is booked out at once. Returns how much that was.
create function end_grant(grant_id text) returns integer
language plpgsql security definer set search_path = public as $$
declare g record;
begin
  select organisation_id, mode into g from credit_grant where id = grant_id
    and organisation_id = (select organisation_id from workspace where id = app_workspace());
  if not found then return 0; end if;
  update credit_grant set expires_at = now() where id = grant_id and (expires_at is null or expires_at > now());
  return expire_credits(g.organisation_id, g.mode);
end $$;
-- Subscriptions whose paid period is over, or whose change is due, and that nobody has asked about lately.
create function subscriptions_to_ask() returns table (workspace_id text, reference text)
language sql stable security definer set search_path = public as $$
  select (select w.id from workspace w where w.organisation_id = s.organisation_id and w.mode = 'live' order by w.id limit 1), s.subscription_reference
  from subscription s where s.processor = 'stripe' and s.status <> 'cancelled' and s.subscription_reference is not null
    and (s.period_end < now() or s.pending_at < now()) and (s.synced_at is null or s.synced_at < now() - interval '4 minutes')
  order by s.synced_at nulls first limit 200
$$;
revoke all on function set_plan(text), end_grant(text), subscriptions_to_ask() from public;
grant execute on function set_plan(text), end_grant(text), subscriptions_to_ask() to svc_app;

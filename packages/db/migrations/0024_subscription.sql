-- How an organisation pays. Without a row: by agreement with the operator, month by month since it was made.
create table subscription (
  organisation_id text primary key references organisation,
  processor text not null check (processor in ('manual', 'stripe')),
  status text not null check (status in ('active', 'past_due', 'cancelled')),
  -- Names at the processor.
  customer_reference text,
  subscription_reference text,
  period_start timestamptz,
  period_end timestamptz,
  -- A change that was asked for and has not happened yet.
  pending_plan text check (pending_plan in ('free', 'starter', 'growth', 'enterprise')),
  pending_at timestamptz,
  -- When the processor was last asked; an older answer never replaces a newer one.
  synced_at timestamptz,
  updated_at timestamptz not null default now()
);
alter table subscription enable row level security;
alter table subscription force row level security;
create policy own on subscription using (organisation_id = (select w.organisation_id from workspace w where w.id = (select app_workspace())));
call open_to_owner('subscription');
grant select, insert, update on subscription to svc_app;

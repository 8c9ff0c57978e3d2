-- Whom an organisation's invoices name. Without a row: its name alone.
create table billing_details (
  organisation_id text primary key references organisation,
  -- null: the organisation's own.
  name text,
  -- Its lines, without the country.
  address text[] not null default '{}',
  country text,
  tax_id text,
  updated_at timestamptz not null default now()
);
alter table billing_details enable row level security;
alter table billing_details force row level security;
create policy own on billing_details using (organisation_id = (select w.organisation_id from workspace w where w.id = (select app_workspace())));
call open_to_owner('billing_details');
grant select, insert, update on billing_details to svc_app;

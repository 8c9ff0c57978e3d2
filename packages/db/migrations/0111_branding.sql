-- How a workspace looks to people outside of it: in mails and shared reports. No row: as the service looks.
create table branding (
  workspace_id text primary key references workspace,
  name text,
  logo_url text,
  accent text not null,
  text_colour text not null,
  background text not null,
  sender_name text,
  footer text,
  updated_at timestamptz not null default now()
);
call isolate('branding');

-- What a workspace keeps, and how long. No row: as its plan says.
create table privacy_control (
  workspace_id text primary key references workspace,
  -- Days after a scan's end; null: as long as the plan keeps them.
  answer_days integer check (answer_days between 1 and 3650),
  raw_days integer check (raw_days between 0 and 3650),
  export_days integer check (export_days between 1 and 365),
  -- Fields of answers that no export holds.
  withheld text[] not null default '{}',
  updated_at timestamptz not null default now()
);
call isolate('privacy_control');
grant update (calibration_consent) on workspace to svc_app;

-- What figures need of an erased answer stays: its reading, and which answers of a cell are copies of one another.
alter table answer add column erased_at timestamptz, add column copy_key text;
alter table scan
  -- erasing: no answer of it is read anew from now on.
  add column text_state text not null default 'kept' check (text_state in ('kept', 'erasing', 'erased')),
  add column raw_erased boolean not null default false;
create index scan_with_text on scan (workspace_id, finished_at) where text_state <> 'erased' and finished_at is not null;
create index scan_with_raw on scan (workspace_id, finished_at) where not raw_erased and finished_at is not null;

-- Over all tenants: whose plan and controls say how long things are kept. No content.
create function workspaces_to_retain(after text, at_most integer)
returns table (workspace_id text, plan text, limit_overrides jsonb)
language sql stable security definer set search_path = public as $$
  select w.id, o.plan, o.limit_overrides from workspace w join organisation o on o.id = w.organisation_id
  where w.id > after and w.deleting_at is null order by w.id limit at_most
$$;
revoke all on function workspaces_to_retain(text, integer) from public;
grant execute on function workspaces_to_retain(text, integer) to svc_app;

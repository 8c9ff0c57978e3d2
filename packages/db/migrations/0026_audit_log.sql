-- The audit log becomes a Merkle tree per workspace (RFC 6962). An entry is stored as the exact text that is hashed;
-- the columns that lists filter by are computed from it, so that they cannot say something else.
call open_to_owner('audit_entry');
alter table audit_entry
  add column canonical text,
  -- The place in the tree; null until the worker has sequenced the entry.
  add column position bigint;
update audit_entry set canonical = json_build_object(
  'id', id, 'workspaceId', workspace_id, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'actor', json_build_object('id', actor, 'name', null, 'agent', null), 'action', action, 'resourceId', resource_id,
  'requestId', request_id, 'detail', detail::json, 'salt', replace(gen_random_uuid()::text, '-', ''))::text;
alter table audit_entry
  alter column canonical set not null,
  drop column actor, drop column action, drop column resource_id, drop column request_id, drop column detail;
alter table audit_entry
  add column actor text not null generated always as (canonical::json -> 'actor' ->> 'id') stored,
  add column action text not null generated always as (canonical::json ->> 'action') stored,
  add column resource_id text generated always as (canonical::json ->> 'resourceId') stored,
  add column request_id text generated always as (canonical::json ->> 'requestId') stored,
  add column detail text not null generated always as (canonical::json ->> 'detail') stored;
grant update (position) on audit_entry to svc_app;
drop index audit_entry_workspace_id_at_idx;
create index on audit_entry (workspace_id, at desc, id desc);
create index on audit_entry (workspace_id, resource_id, at desc);
create unique index audit_position on audit_entry (workspace_id, position);
create index audit_staged on audit_entry (workspace_id) where position is null;

-- Where each workspace's tree stands, and the latest signed checkpoint. Whoever sequences holds this row.
create table audit_log (
  workspace_id text primary key references workspace,
  size bigint not null default 0,
  root bytea not null,
  -- C2SP signed note and the key that verifies it; null when the operator has set no signing key.
  checkpoint text,
  signed_by text,
  updated_at timestamptz not null default now()
);
call isolate('audit_log', 'select, insert, update');
call open_to_owner('audit_log');

-- The hash of every complete subtree: `place` counts those of a level from the left. Level 0 are the entries.
create table audit_node (
  workspace_id text not null references workspace,
  level smallint not null,
  place bigint not null,
  hash bytea not null,
  primary key (workspace_id, level, place)
);
call isolate('audit_node', 'select, insert');

-- Workspaces with entries that have no place yet, or whose checkpoint the operator's present key has not signed.
create function audit_logs_to_sequence(verifier_key text) returns setof text
language sql stable security definer set search_path = public as $$
  select distinct workspace_id from audit_entry where position is null
  union
  select workspace_id from audit_log where signed_by is distinct from verifier_key and verifier_key is not null
$$;
revoke all on function audit_logs_to_sequence(text) from public;
grant execute on function audit_logs_to_sequence(text) to svc_app;

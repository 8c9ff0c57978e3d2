-- Which operations wait for an administrator in this workspace.
create table approval_gate (
  workspace_id text not null references workspace,
  id text not null,
  operation text not null,
  -- Only calls that may cost more; null: every call.
  above_credits integer check (above_credits >= 0),
  -- Keys or members that may decide; null: every administrator.
  approvers text[],
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index on approval_gate (workspace_id, operation);
call isolate('approval_gate');

create table approval_request (
  workspace_id text not null references workspace,
  id text not null,
  operation text not null,
  project_id text,
  -- The exact request and its hash: what is executed is what was approved.
  input json not null,
  input_hash bytea not null,
  -- The most that it may cost when it is executed.
  credits integer not null check (credits >= 0),
  approvers text[],
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'executed', 'failed')),
  requested_by text not null,
  requested_by_name text not null,
  request_id text not null,
  expires_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  result json,
  failure json,
  executed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check ((status in ('pending')) = (decided_at is null)),
  check ((status = 'executed') = (executed_at is not null))
);
create index on approval_request (workspace_id, created_at desc, id desc);
create index approval_waiting on approval_request (workspace_id, operation, requested_by) where status = 'pending';
call isolate('approval_request', 'select, insert, update');

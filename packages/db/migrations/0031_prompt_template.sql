create table prompt_template (
  workspace_id text not null references workspace,
  id text not null,
  name text not null,
  text text not null,
  intent text not null check (intent in ('best_of', 'comparison', 'alternatives', 'problem', 'price', 'local', 'informational')),
  language text not null,
  variables json not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index on prompt_template (workspace_id, created_at desc, id desc);
call isolate('prompt_template');

-- What the answers of one prompt on one engine of a scan say of one brand: the counts that every figure of every
-- filter is computed from. Written whenever a scan is scored, in the same transaction.
create table cell (
  workspace_id text not null,
  scan_id text not null,
  engine text not null,
  prompt_index integer not null,
  brand_id text not null,
  project_id text,
  brand_role text not null check (brand_role in ('own', 'competitor')),
  scanned_at timestamptz not null,
  surface text not null,
  model_served text,
  country text,
  language text not null,
  prompt_id text,
  cluster text not null,
  -- Prompts that ask the same in nearly the same words share a question.
  question text not null,
  topic text,
  intent text not null,
  branded boolean not null,
  identity_version integer not null,
  -- The engine's answers say nothing of the brand's standing: a sandbox that had hardly any page of others.
  withheld boolean not null,
  -- Samples by what became of them; `lost` came back without text that can be read.
  asked integer not null,
  answered integer not null,
  lost integer not null,
  failed integer not null,
  -- Of the answers that can be read, copies counted once.
  answers integer not null,
  present integer not null,
  mentioned integer not null,
  retrieved integer not null,
  -- Answers that searched and so could cite, and those of them that cite the brand; copies counted once.
  grounded integer not null,
  cited integer not null,
  -- Of the answers that mention it.
  rank_sum integer not null,
  first integer not null,
  top3 integer not null,
  share_sum double precision not null,
  positive integer not null,
  negative integer not null,
  mixed integer not null,
  neutral integer not null,
  recommended integer not null,
  primary key (workspace_id, scan_id, brand_id, engine, prompt_index),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on cell (workspace_id, project_id, brand_id, scanned_at);
call isolate('cell');

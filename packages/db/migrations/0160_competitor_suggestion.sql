-- Brands that answers name and nobody looks for, as the last reading of a project's answers found them, and what people
-- decided: a decision stays for ever, also when the name is not found for a while.
create table competitor_suggestion (
  workspace_id text not null,
  id text not null,
  project_id text not null,
  -- One text for all spellings, and those of the spellings themselves: a later reading may prefer another.
  key text not null,
  keys text[] not null,
  name text not null,
  spellings text[] not null,
  domain text,
  -- The brand of the project whose other name or product line it is.
  alias_of text,
  confidence double precision not null,
  -- Of the answers that were read.
  answers integer not null,
  answers_read integer not null,
  prompts integer not null,
  evidence text[] not null,
  example_answer_id text not null,
  example text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'alias', 'rejected')),
  brand_id text,
  decided_by text,
  decided_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, project_id, key),
  foreign key (workspace_id, project_id) references project on delete cascade
);
call isolate('competitor_suggestion');

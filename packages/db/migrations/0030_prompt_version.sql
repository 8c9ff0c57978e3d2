-- Each change of a set's prompts makes a version. A prompt stands from one version until another, so that any two can
-- be compared. A wording that was replaced stays as a removed row of its own.
alter table prompt_set
  add column version integer not null default 1,
  add column description text,
  -- Engines that its scans ask unless they name their own; null: the project's.
  add column engines text[];
alter table prompt
  add column stage text not null default 'awareness' check (stage in ('awareness', 'consideration', 'decision')),
  -- What a person has decided; rules leave it alone.
  add column set_by_hand text[] not null default '{}' check (set_by_hand <@ array['intent', 'stage']),
  add column since_version integer not null default 1,
  add column until_version integer;

alter table prompt no force row level security;
alter table prompt_set no force row level security;
update prompt set stage = case
  when branded or intent in ('price', 'local') then 'decision'
  when intent in ('comparison', 'best_of', 'alternatives') then 'consideration'
  else 'awareness' end;
update prompt set until_version = 2 where status = 'removed';
update prompt_set s set version = 2 where exists (
  select from prompt p where p.workspace_id = s.workspace_id and p.prompt_set_id = s.id and p.status = 'removed');
alter table prompt force row level security;
alter table prompt_set force row level security;

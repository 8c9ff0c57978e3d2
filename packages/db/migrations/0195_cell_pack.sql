-- What cells know of the prompts of a scan; scans that asked the same share it. `panel`: a hash of all its prompts.
create table cell_prompt (
  workspace_id text not null,
  panel text not null,
  prompt_index integer not null,
  prompt_id text,
  cluster text not null,
  question text not null,
  topic text,
  intent text not null,
  branded boolean not null,
  text text not null,
  primary key (workspace_id, panel, prompt_index)
);
call isolate('cell_prompt', 'select, insert');
call open_to_owner('cell_prompt');

-- The cells of one scan, engine and brand as lists, one place for each prompt: a fifteenth of the room that rows take,
-- and a long series is read in a few thousand rows. The view `cell` shows them one by one.
create table cell_pack (
  workspace_id text not null,
  scan_id text not null,
  brand_id text not null,
  engine text not null,
  project_id text,
  brand_role text not null check (brand_role in ('own', 'competitor')),
  scanned_at timestamptz not null,
  surface text not null,
  model_served text,
  country text,
  language text not null,
  withheld boolean not null,
  panel text not null,
  prompt_index integer[] not null,
  identity_version integer[] not null,
  asked integer[] not null,
  answered integer[] not null,
  lost integer[] not null,
  failed integer[] not null,
  answers integer[] not null,
  present integer[] not null,
  mentioned integer[] not null,
  retrieved integer[] not null,
  grounded integer[] not null,
  cited integer[] not null,
  rank_sum integer[] not null,
  first integer[] not null,
  top3 integer[] not null,
  share_sum double precision[] not null,
  positive integer[] not null,
  negative integer[] not null,
  mixed integer[] not null,
  neutral integer[] not null,
  recommended integer[] not null,
  primary key (workspace_id, scan_id, brand_id, engine),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on cell_pack (workspace_id, project_id, brand_id, scanned_at);
call isolate('cell_pack', 'select, insert, delete');
call open_to_owner('cell_pack');

create temporary table packing on commit drop as
select c.*, p.text, '' as panel from cell c join scan_prompt p using (workspace_id, scan_id, prompt_index);
create temporary table hashed on commit drop as
select workspace_id, scan_id, md5(string_agg(one, '' order by prompt_index)) as panel from (
  select distinct workspace_id, scan_id, prompt_index, md5(row(prompt_index, prompt_id, cluster, question, topic, intent, branded, text)::text) as one
  from packing) prompts group by workspace_id, scan_id;
insert into cell_prompt
select distinct on (workspace_id, h.panel, prompt_index) workspace_id, h.panel, prompt_index, prompt_id, cluster, question, topic, intent, branded, text
from packing join hashed h using (workspace_id, scan_id);
insert into cell_pack
select workspace_id, scan_id, brand_id, engine, min(project_id), min(brand_role), min(scanned_at), min(surface), min(model_served), min(country),
  min(language), bool_or(withheld), min(h.panel), array_agg(prompt_index order by prompt_index), array_agg(identity_version order by prompt_index),
  array_agg(asked order by prompt_index), array_agg(answered order by prompt_index), array_agg(lost order by prompt_index),
  array_agg(failed order by prompt_index), array_agg(answers order by prompt_index), array_agg(present order by prompt_index),
  array_agg(mentioned order by prompt_index), array_agg(retrieved order by prompt_index), array_agg(grounded order by prompt_index),
  array_agg(cited order by prompt_index), array_agg(rank_sum order by prompt_index), array_agg(first order by prompt_index),
  array_agg(top3 order by prompt_index), array_agg(share_sum order by prompt_index), array_agg(positive order by prompt_index),
  array_agg(negative order by prompt_index), array_agg(mixed order by prompt_index), array_agg(neutral order by prompt_index),
  array_agg(recommended order by prompt_index)
from packing join hashed h using (workspace_id, scan_id) group by workspace_id, scan_id, brand_id, engine;
drop table cell;

-- With the rights of who asks, so that row-level security holds.
create view cell with (security_invoker = true) as
select k.workspace_id, k.scan_id, k.engine, c.prompt_index, k.brand_id, k.project_id, k.brand_role, k.scanned_at, k.surface, k.model_served,
  k.country, k.language, p.prompt_id, p.cluster, p.question, p.topic, p.intent, p.branded, p.text, c.identity_version, k.withheld, c.asked, c.answered,
  c.lost, c.failed, c.answers, c.present, c.mentioned, c.retrieved, c.grounded, c.cited, c.rank_sum, c.first, c.top3, c.share_sum, c.positive,
  c.negative, c.mixed, c.neutral, c.recommended
from cell_pack k
  cross join lateral unnest(k.prompt_index, k.identity_version, k.asked, k.answered, k.lost, k.failed, k.answers, k.present, k.mentioned,
    k.retrieved, k.grounded, k.cited, k.rank_sum, k.first, k.top3, k.share_sum, k.positive, k.negative, k.mixed, k.neutral, k.recommended)
    as c(prompt_index, identity_version, asked, answered, lost, failed, answers, present, mentioned, retrieved, grounded, cited, rank_sum,
      first, top3, share_sum, positive, negative, mixed, neutral, recommended)
  join cell_prompt p on p.workspace_id = k.workspace_id and p.panel = k.panel and p.prompt_index = c.prompt_index;
grant select on cell to svc_app;

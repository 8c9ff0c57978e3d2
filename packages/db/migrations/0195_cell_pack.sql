-- What cells know of their prompts, in the order of the prompts' numbers; packs of the same prompts share it, and
-- `panel` is a hash of them all.
create table cell_prompt (
  workspace_id text not null,
  panel text not null,
  -- From 1.
  place integer not null,
  prompt_index integer not null,
  prompt_id text,
  cluster text not null,
  question text not null,
  topic text,
  intent text not null,
  branded boolean not null,
  text text not null,
  primary key (workspace_id, panel, place)
);
call isolate('cell_prompt', 'select, insert');
call open_to_owner('cell_prompt');

-- The cells of one scan, engine and brand: lists with a value for each place of the panel, or with one value that all
-- have. A long series is read in a few thousand rows. The view `cell` shows the cells one by one.
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
  cells integer not null,
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
select c.*, p.text, row_number() over (partition by workspace_id, scan_id, brand_id, engine order by prompt_index) as place
from cell c join scan_prompt p using (workspace_id, scan_id, prompt_index);
create temporary table packed on commit drop as
select workspace_id, scan_id, brand_id, engine,
  md5(string_agg(md5(row(prompt_index, prompt_id, cluster, question, topic, intent, branded, text)::text), '' order by place)) as panel
from packing group by workspace_id, scan_id, brand_id, engine;
insert into cell_prompt
select distinct on (workspace_id, k.panel, place) workspace_id, k.panel, place, prompt_index, prompt_id, cluster, question, topic, intent, branded, text
from packing join packed k using (workspace_id, scan_id, brand_id, engine);
insert into cell_pack
select workspace_id, scan_id, brand_id, engine, min(project_id), min(brand_role), min(scanned_at), min(surface), min(model_served), min(country),
  min(language), bool_or(withheld), min(k.panel), count(*),

  case when min(identity_version) = max(identity_version) then array[min(identity_version)] else array_agg(identity_version order by place) end,
  case when min(asked) = max(asked) then array[min(asked)] else array_agg(asked order by place) end,
  case when min(answered) = max(answered) then array[min(answered)] else array_agg(answered order by place) end,
  case when min(lost) = max(lost) then array[min(lost)] else array_agg(lost order by place) end,
  case when min(failed) = max(failed) then array[min(failed)] else array_agg(failed order by place) end,
  case when min(answers) = max(answers) then array[min(answers)] else array_agg(answers order by place) end,
  case when min(present) = max(present) then array[min(present)] else array_agg(present order by place) end,
  case when min(mentioned) = max(mentioned) then array[min(mentioned)] else array_agg(mentioned order by place) end,
  case when min(retrieved) = max(retrieved) then array[min(retrieved)] else array_agg(retrieved order by place) end,
  case when min(grounded) = max(grounded) then array[min(grounded)] else array_agg(grounded order by place) end,
  case when min(cited) = max(cited) then array[min(cited)] else array_agg(cited order by place) end,
  case when min(rank_sum) = max(rank_sum) then array[min(rank_sum)] else array_agg(rank_sum order by place) end,
  case when min(first) = max(first) then array[min(first)] else array_agg(first order by place) end,
  case when min(top3) = max(top3) then array[min(top3)] else array_agg(top3 order by place) end,
  case when min(share_sum) = max(share_sum) then array[min(share_sum)] else array_agg(share_sum order by place) end,
  case when min(positive) = max(positive) then array[min(positive)] else array_agg(positive order by place) end,
  case when min(negative) = max(negative) then array[min(negative)] else array_agg(negative order by place) end,
  case when min(mixed) = max(mixed) then array[min(mixed)] else array_agg(mixed order by place) end,
  case when min(neutral) = max(neutral) then array[min(neutral)] else array_agg(neutral order by place) end,
  case when min(recommended) = max(recommended) then array[min(recommended)] else array_agg(recommended order by place) end
from packing join packed k using (workspace_id, scan_id, brand_id, engine) group by workspace_id, scan_id, brand_id, engine;
drop table cell;

-- With the rights of who asks, so that row-level security holds.
create view cell with (security_invoker = true) as
select
  k.workspace_id, k.scan_id, k.engine, p.prompt_index, k.brand_id, k.project_id, k.brand_role, k.scanned_at, k.surface, k.model_served,
  k.country, k.language, p.prompt_id, p.cluster, p.question, p.topic, p.intent, p.branded, p.text, k.withheld,
  coalesce(c.identity_version, k.identity_version[1]) as identity_version, coalesce(c.asked, k.asked[1]) as asked,
  coalesce(c.answered, k.answered[1]) as answered, coalesce(c.lost, k.lost[1]) as lost, coalesce(c.failed, k.failed[1]) as failed,
  coalesce(c.answers, k.answers[1]) as answers, coalesce(c.present, k.present[1]) as present,
  coalesce(c.mentioned, k.mentioned[1]) as mentioned, coalesce(c.retrieved, k.retrieved[1]) as retrieved,
  coalesce(c.grounded, k.grounded[1]) as grounded, coalesce(c.cited, k.cited[1]) as cited, coalesce(c.rank_sum, k.rank_sum[1]) as rank_sum,
  coalesce(c.first, k.first[1]) as first, coalesce(c.top3, k.top3[1]) as top3, coalesce(c.share_sum, k.share_sum[1]) as share_sum,
  coalesce(c.positive, k.positive[1]) as positive, coalesce(c.negative, k.negative[1]) as negative, coalesce(c.mixed, k.mixed[1]) as mixed,
  coalesce(c.neutral, k.neutral[1]) as neutral, coalesce(c.recommended, k.recommended[1]) as recommended
from cell_pack k
  cross join lateral rows from (generate_series(1, k.cells), unnest(
    k.identity_version, k.asked, k.answered, k.lost, k.failed, k.answers, k.present, k.mentioned, k.retrieved, k.grounded, k.cited,
    k.rank_sum, k.first, k.top3, k.share_sum, k.positive, k.negative, k.mixed, k.neutral, k.recommended
  )) as c(place,
    identity_version, asked, answered, lost, failed, answers, present, mentioned, retrieved, grounded, cited, rank_sum, first, top3,
    share_sum, positive, negative, mixed, neutral, recommended
  )
  join cell_prompt p on p.workspace_id = k.workspace_id and p.panel = k.panel and p.place = c.place;
grant select on cell to svc_app;

-- contract: no release misses the table citation: in the same transaction a view of its name takes its place, with the same columns,
-- which the release before reads and writes.
-- What the answers of one engine cite in a scan, as lists: a row for each page of a prompt took thousands of rows a scan.
create table citation_pack (
  workspace_id text not null,
  scan_id text not null,
  engine text not null,
  -- page: pages by their address. domain: every page of a domain together, each answer once; their url is null.
  kind text not null check (kind in ('page', 'domain')),
  project_id text,
  scanned_at timestamptz not null,
  -- The pages or domains, each once.
  page_id text[] not null,
  url text[] not null,
  domain text[] not null,
  source_type text[] not null,
  -- Whose site it is, among the brands looked for.
  brand_id text[] not null,
  -- The prompts in whose answers they are, and the answers of each that searched, copies once.
  prompt_index integer[] not null,
  branded boolean[] not null,
  prompt text[] not null,
  question text[] not null,
  topic text[] not null,
  answers integer[] not null,
  -- Six lists with a value for each page of a prompt: places of the prompt and of the page, from 1 in the lists above; answers that
  -- cite the page, those that were given it, and of those that cite it those with the own brand, and those with a competitor. As
  -- text, since Postgres would write hundreds of thousands of numbers anew for each list of sources.
  counts json not null,
  primary key (workspace_id, scan_id, engine, kind),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on citation_pack (workspace_id, project_id, kind, scanned_at);
call isolate('citation_pack');
call open_to_owner('citation_pack');

-- Rows of before until they are packed, which the next migration does. In a block: Citus would send the whole file to its nodes.
do $$ begin
  alter table citation rename to citation_row;
  drop trigger if exists forget_citations on scan;
end $$;
call open_to_owner('citation_row');
drop function if exists forget_citations();

-- With the rights of who asks, so that row-level security holds.
create view citation with (security_invoker = true) as
select k.workspace_id, k.scan_id, k.engine, p.prompt_index, d.page_id, k.project_id, k.scanned_at, d.url, d.domain, d.source_type, d.brand_id,
  p.branded, p.prompt, p.question, p.topic, p.answers, c.cited::integer as cited, c.retrieved::integer as retrieved, c.own::integer as own, c.rival::integer as rival
from citation_pack k
  cross join lateral rows from (json_array_elements_text(k.counts -> 0), json_array_elements_text(k.counts -> 1),
    json_array_elements_text(k.counts -> 2), json_array_elements_text(k.counts -> 3), json_array_elements_text(k.counts -> 4),
    json_array_elements_text(k.counts -> 5)) as c(prompt_place, page_place, cited, retrieved, own, rival)
  join lateral unnest(k.page_id, k.url, k.domain, k.source_type, k.brand_id) with ordinality
    as d(page_id, url, domain, source_type, brand_id, place) on d.place = c.page_place::integer
  join lateral unnest(k.prompt_index, k.branded, k.prompt, k.question, k.topic, k.answers) with ordinality
    as p(prompt_index, branded, prompt, question, topic, answers, place) on p.place = c.prompt_place::integer
union all
select workspace_id, scan_id, engine, prompt_index, page_id, project_id, scanned_at, url, domain, source_type, brand_id,
  branded, prompt, question, topic, answers, cited, retrieved, own, rival
from citation_row;
grant select, insert, update, delete on citation to svc_app;

-- Both functions stand in files of their names, too: here they are for what comes before the files. Packs the rows of a scan.
create function pack_citations(of_workspace text, of_scan text) returns void language plpgsql set search_path = public as $$
begin
  with moved as materialized (
    select *, case when url is null then 'domain' else 'page' end as kind from citation_row where workspace_id = of_workspace and scan_id = of_scan
  ), page as (
    select engine, kind, page_id, min(url) as url, min(domain) as domain,
      (array_agg(source_type order by brand_id is null, source_type))[1] as source_type, min(brand_id) as brand_id,
      row_number() over (partition by engine, kind order by page_id) as place
    from moved group by engine, kind, page_id
  ), prompt as (
    select engine, kind, prompt_index, bool_or(branded) as branded, min(prompt) as prompt, min(question) as question, min(topic) as topic,
      max(answers) as answers, min(project_id) as project_id, min(scanned_at) as scanned_at,
      row_number() over (partition by engine, kind order by prompt_index) as place
    from moved group by engine, kind, prompt_index
  ), pages as (
    select engine, kind, array_agg(page_id order by place) as page_id, array_agg(url order by place) as url, array_agg(domain order by place) as domain,
      array_agg(source_type order by place) as source_type, array_agg(brand_id order by place) as brand_id
    from page group by engine, kind
  ), prompts as (
    select engine, kind, min(project_id) as project_id, min(scanned_at) as scanned_at, array_agg(prompt_index order by place) as prompt_index,
      array_agg(branded order by place) as branded, array_agg(prompt order by place) as prompt, array_agg(question order by place) as question,
      array_agg(topic order by place) as topic, array_agg(answers order by place) as answers
    from prompt group by engine, kind
  ), counted as (
    select engine, kind, json_build_array(json_agg(p.place order by p.place, d.place), json_agg(d.place order by p.place, d.place),
      json_agg(cited order by p.place, d.place), json_agg(retrieved order by p.place, d.place), json_agg(own order by p.place, d.place),
      json_agg(rival order by p.place, d.place)) as counts
    from moved join prompt p using (engine, kind, prompt_index) join page d using (engine, kind, page_id) group by engine, kind
  )
  insert into citation_pack (workspace_id, scan_id, engine, kind, project_id, scanned_at, page_id, url, domain, source_type, brand_id,
    prompt_index, branded, prompt, question, topic, answers, counts)
  select of_workspace, of_scan, engine, kind, project_id, scanned_at, page_id, url, domain, source_type, brand_id,
    prompt_index, branded, prompt, question, topic, answers, counts
  from counted join pages using (engine, kind) join prompts using (engine, kind);
  delete from citation_row where workspace_id = of_workspace and scan_id = of_scan;
end $$;

-- What the release before writes into the view.
create function citation_of_before() returns trigger language plpgsql as $$
declare one record;
begin
  if tg_level = 'STATEMENT' then
    for one in select distinct workspace_id, scan_id from citation_row where workspace_id = (select app_workspace()) loop
      perform pack_citations(one.workspace_id, one.scan_id);
    end loop;
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into citation_row select new.*;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    update citation_pack set source_type[array_position(page_id, new.page_id)] = new.source_type
    where workspace_id = new.workspace_id and scan_id = new.scan_id and engine = new.engine and new.page_id = any (page_id);
    update citation_row set source_type = new.source_type
    where workspace_id = new.workspace_id and scan_id = new.scan_id and engine = new.engine and page_id = new.page_id;
    return new;
  end if;
  delete from citation_pack where workspace_id = old.workspace_id and scan_id = old.scan_id;
  delete from citation_row where workspace_id = old.workspace_id and scan_id = old.scan_id;
  return old;
end $$;
create trigger write_before instead of insert or update or delete on citation for each row execute function citation_of_before();
create trigger pack_before after insert on citation for each statement execute function citation_of_before();
revoke all on function pack_citations(text, text), citation_of_before() from public;
grant execute on function pack_citations(text, text), citation_of_before() to svc_app;

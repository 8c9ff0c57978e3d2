-- Words of stored answers, written by a job after a scan has ended: an index on the answers themselves made storing one
-- four times as dear. Answers of scans that are not indexed yet are read as they are.
create extension if not exists btree_gin;
create table answer_word (
  workspace_id text not null,
  project_id text not null,
  answer_id text not null,
  answered_at timestamptz not null,
  scan_id text not null,
  engine text not null,
  words tsvector not null,
  primary key (workspace_id, answer_id)
);
create index answer_word_found on answer_word using gin (project_id, words);
create index on answer_word (workspace_id, scan_id);
call isolate('answer_word');
call open_to_owner('answer_word');
alter table scan add column words_indexed boolean not null default false;
create index scan_without_words on scan (workspace_id, project_id, created_at) where not words_indexed;

-- Nothing of a text that is gone stays in the index.
create function forget_words() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from answer_word where workspace_id = old.workspace_id and answer_id = old.id;
  return null;
end $$;
create trigger forget_words after delete on answer for each row execute function forget_words();
create trigger forget_changed_words after update of text on answer for each row
  when (old.text is distinct from new.text) execute function forget_words();

-- The scan that ended last of those without an index; indexes its answers. null: there is none.
create function index_words() returns text
language plpgsql security definer set search_path = public as $$
declare one record;
begin
  select workspace_id, id into one from scan
    where not words_indexed and status in ('completed', 'partial', 'failed', 'cancelled')
    order by created_at desc limit 1 for update skip locked;
  if not found then return null; end if;
  insert into answer_word
    select a.workspace_id, a.project_id, a.id, a.created_at, a.scan_id, a.engine, to_tsvector('simple', left(a.text, 200000))
    from answer a where a.workspace_id = one.workspace_id and a.scan_id = one.id and a.project_id is not null and a.text <> ''
    on conflict do nothing;
  update scan set words_indexed = true where workspace_id = one.workspace_id and id = one.id;
  return one.id;
end $$;
revoke all on function index_words() from public;
grant execute on function index_words() to svc_app;

-- All answers of the project are searched: those in the index, and those of scans that have none yet. The best first, of
-- ten thousand at most that match.
create or replace function search_answers(project text, words text, in_scan text, in_engine text, is_present boolean,
  at_most integer, skip integer)
returns table (answer_id text, rank real, excerpt text, total bigint)
language sql stable security definer set search_path = public as $$
  with query as (select websearch_to_tsquery('simple', words) as q),
  indexed as (
    select w.answer_id as id, w.answered_at as at, w.words from answer_word w, query
    where w.workspace_id = app_workspace() and w.project_id = project and w.words @@ q
      and (in_scan is null or w.scan_id = in_scan) and (in_engine is null or w.engine = in_engine)
      and (is_present is null or exists (select from answer a where a.workspace_id = w.workspace_id and a.id = w.answer_id
        and a.created_at = w.answered_at and a.present = is_present))
    limit 10000),
  unindexed as (
    select a.id, a.created_at as at, to_tsvector('simple', left(a.text, 200000)) as words
    from scan s join answer a on a.workspace_id = s.workspace_id and a.scan_id = s.id
    where s.workspace_id = app_workspace() and s.project_id = project and not s.words_indexed
      and (in_scan is null or a.scan_id = in_scan) and (in_engine is null or a.engine = in_engine)
      and (is_present is null or a.present = is_present)),
  matched as (
    select * from indexed
    union all select u.* from unindexed u, query where u.words @@ q
      and not exists (select from answer_word w where w.workspace_id = app_workspace() and w.answer_id = u.id)),
  found as (select m.id, m.at, ts_rank_cd(m.words, q, 1) as rank from matched m, query),
  counted as (select count(*) as n from found),
  page as (select * from found order by rank desc, at desc, id desc limit at_most offset skip)
  select p.id, p.rank, ts_headline('simple', a.text, q,
    E'StartSel=\x02, StopSel=\x03, MaxFragments=2, MaxWords=40, MinWords=15, FragmentDelimiter=" … "'), n
  from page p join answer a on a.workspace_id = app_workspace() and a.id = p.id and a.created_at = p.at, query, counted
  order by p.rank desc, p.at desc, p.id desc
$$;

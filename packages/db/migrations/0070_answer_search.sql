-- The index of words made storing an answer four times as dear. The newest five thousand answers are read instead.
drop index answer_words;

create or replace function search_answers(project text, words text, in_scan text, in_engine text, is_present boolean,
  at_most integer, skip integer)
returns table (answer_id text, rank real, excerpt text, total bigint)
language sql stable security definer set search_path = public as $$
  with query as (select websearch_to_tsquery('simple', words) as q),
  newest as (
    select b.id, b.created_at, b.text from answer b
    where b.workspace_id = app_workspace() and b.project_id = project
      and (in_scan is null or b.scan_id = in_scan) and (in_engine is null or b.engine = in_engine)
      and (is_present is null or b.present = is_present)
    order by b.created_at desc, b.id desc limit 5000),
  read as (select n.id, n.created_at, n.text, to_tsvector('simple', n.text) as words from newest n),
  found as (select r.id, r.created_at, r.text, ts_rank_cd(r.words, q, 1) as rank from read r, query where r.words @@ q),
  counted as (select count(*) as n from found),
  page as (select * from found order by rank desc, created_at desc, id desc limit at_most offset skip)
  select p.id, p.rank, ts_headline('simple', p.text, q,
    E'StartSel=\x02, StopSel=\x03, MaxFragments=2, MaxWords=40, MinWords=15, FragmentDelimiter=" … "'), n
  from page p, query, counted order by p.rank desc, p.created_at desc, p.id desc
$$;

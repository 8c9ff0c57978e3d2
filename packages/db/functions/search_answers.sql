-- All answers of the project are searched: those in the index, and those of scans that have none yet. The best first, of
-- ten thousand at most that match. Kept for processes of an earlier release.
create or replace function search_answers(project text, words text, in_scan text, in_engine text, is_present boolean,
  at_most integer, skip integer)
returns table (answer_id text, rank real, excerpt text, total bigint)
language sql stable security definer set search_path = public as $$
  with query as (select websearch_to_tsquery('simple', words) as q),
  indexed as (
    select w.answer_id as id, w.answered_at as at, w.words from answer_word w, query
    where w.workspace_id = (select app_workspace()) and w.project_id = project and w.words @@ q
      and (in_scan is null or w.scan_id = in_scan) and (in_engine is null or w.engine = in_engine)
      and (is_present is null or exists (select from answer a where a.workspace_id = w.workspace_id and a.id = w.answer_id
        and a.created_at = w.answered_at and a.present = is_present))
    limit 10000),
  unindexed as (
    select a.id, a.created_at as at, to_tsvector('simple', left(a.text, 200000)) as words
    from scan s join answer a on a.workspace_id = s.workspace_id and a.scan_id = s.id
    where s.workspace_id = (select app_workspace()) and s.project_id = project and not s.words_indexed
      and (in_scan is null or a.scan_id = in_scan) and (in_engine is null or a.engine = in_engine)
      and (is_present is null or a.present = is_present)),
  matched as (
    select * from indexed
    union all select u.* from unindexed u, query where u.words @@ q
      and not exists (select from answer_word w where w.workspace_id = (select app_workspace()) and w.answer_id = u.id)),
  found as (select m.id, m.at, ts_rank_cd(m.words, q, 1) as rank from matched m, query),
  counted as (select count(*) as n from found),
  page as (select * from found order by rank desc, at desc, id desc limit at_most offset skip)
  select p.id, p.rank, ts_headline('simple', a.text, q,
    E'StartSel=\x02, StopSel=\x03, MaxFragments=2, MaxWords=40, MinWords=15, FragmentDelimiter=" … "'), n
  from page p join answer a on a.workspace_id = (select app_workspace()) and a.id = p.id and a.created_at = p.at, query, counted
  order by p.rank desc, p.at desc, p.id desc
$$;
revoke all on function search_answers(text, text, text, text, boolean, integer, integer) from public;
grant execute on function search_answers(text, text, text, text, boolean, integer, integer) to svc_app;

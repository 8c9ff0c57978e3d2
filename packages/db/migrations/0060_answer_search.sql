-- Words of stored answers. The search runs as the owner, with the workspace and the project in its condition: behind the
-- row-level policy the index could not be used, since matching words is not leakproof.
create index answer_words on answer using gin (to_tsvector('simple', text));
call open_to_owner('answer');

-- Of the newest ten thousand that match: the best first. Marks stand around the words that matched.
create function search_answers(project text, words text, in_scan text, in_engine text, is_present boolean,
  at_most integer, skip integer)
returns table (answer_id text, rank real, excerpt text, total bigint)
language sql stable security definer set search_path = public as $$
  with query as (select websearch_to_tsquery('simple', words) as q),
  found as (
    select a.id, a.created_at, a.text, ts_rank_cd(to_tsvector('simple', a.text), q, 1) as rank
    from (
      select b.id, b.created_at, b.text from answer b, query
      where b.workspace_id = app_workspace() and b.project_id = project and to_tsvector('simple', b.text) @@ q
        and (in_scan is null or b.scan_id = in_scan) and (in_engine is null or b.engine = in_engine)
        and (is_present is null or b.present = is_present)
      order by b.created_at desc limit 10000) a, query),
  counted as (select count(*) as n from found),
  page as (select * from found order by rank desc, created_at desc, id desc limit at_most offset skip)
  select p.id, p.rank, ts_headline('simple', p.text, q,
    E'StartSel=\x02, StopSel=\x03, MaxFragments=2, MaxWords=40, MinWords=15, FragmentDelimiter=" … "'), n
  from page p, query, counted order by p.rank desc, p.created_at desc, p.id desc
$$;
revoke all on function search_answers(text, text, text, text, boolean, integer, integer) from public;
grant execute on function search_answers(text, text, text, text, boolean, integer, integer) to svc_app;

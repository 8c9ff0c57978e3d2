-- The page of a search: which answers, without their excerpts, which the service cuts out of the texts itself. One plan
-- serves all calls: planning over the months of answers takes longer than a search. `search_answers` stays for processes
-- of the release before.
create or replace function find_answers(project text, words text, in_scan text, in_engine text, is_present boolean,
  at_most integer, skip integer)
returns table (answer_id text, answered_at timestamptz, rank real, total bigint)
language plpgsql stable rows 20 security definer set search_path = public set plan_cache_mode = force_generic_plan as $$
declare
  asked tsquery := websearch_to_tsquery('simple', words);
  workspace text := app_workspace();
begin
  return query
  with indexed as (
    select w.answer_id as id, w.answered_at as at, w.words as found from answer_word w
    where w.workspace_id = workspace and w.project_id = project and w.words @@ asked
      and (in_scan is null or w.scan_id = in_scan) and (in_engine is null or w.engine = in_engine)
      and (is_present is null or exists (select from answer a where a.workspace_id = workspace and a.id = w.answer_id
        and a.created_at = w.answered_at and a.present = is_present))
    limit 10000),
  unindexed as (
    select a.id, a.created_at as at, to_tsvector('simple', left(a.text, 200000)) as found
    from scan s join answer a on a.workspace_id = workspace and a.scan_id = s.id
    where s.workspace_id = workspace and s.project_id = project and not s.words_indexed
      and (in_scan is null or a.scan_id = in_scan) and (in_engine is null or a.engine = in_engine)
      and (is_present is null or a.present = is_present)),
  matched as (
    select i.id, i.at, ts_rank_cd(i.found, asked, 1) as rank from indexed i
    union all
    select u.id, u.at, ts_rank_cd(u.found, asked, 1) from unindexed u where u.found @@ asked
      and not exists (select from answer_word w where w.workspace_id = workspace and w.answer_id = u.id))
  select m.id, m.at, m.rank, count(*) over () from matched m
  order by m.rank desc, m.at desc, m.id desc limit at_most offset skip;
end $$;
revoke all on function find_answers(text, text, text, text, boolean, integer, integer) from public;
grant execute on function find_answers(text, text, text, text, boolean, integer, integer) to svc_app;

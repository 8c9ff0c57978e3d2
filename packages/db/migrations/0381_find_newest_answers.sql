-- The page of a search among the newest 1,000 matches: the newest 100 of them by rank, then the others by time. A word that
-- many answers have is looked for from the newest answer on; else, the index tells which ones have it. `find_answers` stays
-- for processes of the release before.
create function find_newest_answers(project text, words text, in_scan text, in_engine text, is_present boolean,
  at_most integer, skip integer)
returns table (answer_id text, answered_at timestamptz, rank real, total bigint)
language plpgsql stable rows 20 security definer set search_path = public set plan_cache_mode = force_generic_plan as $$
declare
  counted constant integer := 1000;
  ranked constant integer := 100;
  -- As many as this page can need.
  kept integer := greatest(ranked, skip + at_most);
  matches bigint := 0;
  asked tsquery := websearch_to_tsquery('simple', words);
  workspace text := app_workspace();
  -- Of answers that match: words that all have, or one word for each side of an OR. Neither: only words to be left out.
  sides text[] := string_to_array(querytree(asked), ' | ');
  all_of bigint[] := '{}';
  any_of bigint[];
  -- What the index finds is then a match, and is not looked at again.
  exact boolean := in_scan is null and cardinality(sides) = 1 and asked::text !~ '[!<]';
  ids text[];
  times timestamptz[];
  ranks real[];
begin
  select project_words(project, array_to_tsvector(array_agg(replace(lexeme[1], '''''', '''')))) into any_of
  from unnest(sides) side, regexp_matches(side, '''((?:[^'']|'''')+)''', case when cardinality(sides) = 1 then 'g' else '' end) lexeme;
  if cardinality(sides) = 1 then all_of := any_of; end if;
  -- Three of the newest hundred have it: then a thousand are met on the way back in time soon enough.
  if in_scan is null and (any_of is null or (select count(*) >= 3 from (select w.words from answer_word w
      where w.workspace_id = workspace and w.project_id = project
      order by w.answered_at desc, w.answer_id desc limit 100) w where w.words @@ asked)) then
    select count(*), array_agg(n.id) filter (where n.place <= kept), array_agg(n.at) filter (where n.place <= kept),
        array_agg(ts_rank_cd(n.found, asked, 1)) filter (where n.place <= ranked)
      into matches, ids, times, ranks from (
      select w.id, w.at, w.found, row_number() over () as place
      from (select a.answer_id as id, a.answered_at as at, a.words as found, a.engine from answer_word a
        where a.workspace_id = workspace and a.project_id = project
        order by a.answered_at desc, a.answer_id desc limit case when any_of is not null then 50000 end) w
      where w.found @@ asked and (in_engine is null or w.engine = in_engine)
        and (is_present is null or exists (select from answer a where a.workspace_id = workspace and a.id = w.id
          and a.created_at = w.at and a.present = is_present))
      limit counted) n;
  end if;
  if in_scan is not null or (any_of is not null and matches < counted) then
    select count(*), array_agg(n.id) filter (where n.place <= kept), array_agg(n.at) filter (where n.place <= kept),
        array_agg(ts_rank_cd(n.found, asked, 1)) filter (where n.place <= ranked)
      into matches, ids, times, ranks from (
      select w.*, row_number() over () as place
      from (select f.id, f.at, f.found from (
          (select a.answer_id as id, a.answered_at as at, a.words as found, a.engine, a.project_id from answer_word a
            where in_scan is null and a.workspace_id = workspace and project_words(a.project_id, a.words) && any_of
              and project_words(a.project_id, a.words) @> all_of offset 0)
          union all
          (select a.answer_id, a.answered_at, a.words, a.engine, a.project_id from answer_word a
            where a.workspace_id = workspace and a.scan_id = in_scan offset 0)) f
        where f.project_id = project and (exact or f.found @@ asked) and (in_engine is null or f.engine = in_engine)
          and (is_present is null or exists (select from answer a where a.workspace_id = workspace and a.id = f.id
            and a.created_at = f.at and a.present = is_present))
        order by f.at desc, f.id desc limit counted) w) n;
  end if;
  return query
  with unindexed as (
    select a.id, a.created_at as at, to_tsvector('simple', left(a.text, 200000)) as found
    from scan s join answer a on a.workspace_id = workspace and a.scan_id = s.id
    where s.workspace_id = workspace and s.project_id = project and not s.words_indexed
      and (in_scan is null or a.scan_id = in_scan) and (in_engine is null or a.engine = in_engine)
      and (is_present is null or a.present = is_present)),
  unindexed_matches as materialized (
    select u.id, u.at, ts_rank_cd(u.found, asked, 1) as rank from unindexed u where u.found @@ asked
      and not exists (select from answer_word w where w.workspace_id = workspace and w.answer_id = u.id)),
  matched as (
    select i.id, i.at, i.rank from unnest(ids, times, ranks) i(id, at, rank)
    union all select u.id, u.at, u.rank from unindexed_matches u),
  newest as (
    select m.*, row_number() over (order by m.at desc, m.id desc) > ranked as later from matched m)
  select n.id, n.at, case when n.later then 0 else n.rank end,
    least(counted, matches + (select count(*) from unindexed_matches)) from newest n
  order by n.later, 3 desc, n.at desc, n.id desc limit at_most offset skip;
end $$;
revoke all on function find_newest_answers(text, text, text, text, boolean, integer, integer) from public;
grant execute on function find_newest_answers(text, text, text, text, boolean, integer, integer) to svc_app;

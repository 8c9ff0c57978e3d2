-- The page of a search among the newest 1,000 matches: the newest 100 of them by rank, then the others by time. A word that
-- many answers have is looked for from the newest answer on; else, the index tells which ones have it. The way back in time
-- is read in steps; beyond what a page can need they are only counted.
create or replace function find_newest_answers(project text, words text, in_scan text, in_engine text, is_present boolean,
  at_most integer, skip integer)
returns table (answer_id text, answered_at timestamptz, rank real, total bigint)
language plpgsql stable rows 20 security definer set search_path = public set plan_cache_mode = force_generic_plan as $$
declare
  counted constant integer := 1000;
  ranked constant integer := 100;
  most_steps constant integer := 50000;
  -- As many as this page can need.
  kept integer := least(counted, greatest(ranked, skip + at_most));
  matches bigint := 0;
  asked tsquery := websearch_to_tsquery('simple', words);
  workspace text := app_workspace();
  -- Of answers that match: words that all have, or one word for each side of an OR. Neither: only words to be left out.
  sides text[] := string_to_array(querytree(asked), ' | ');
  all_of bigint[] := '{}';
  any_of bigint[];
  -- What the index finds is then a match, and is not looked at again.
  exact boolean := in_scan is null and cardinality(sides) = 1 and asked::text !~ '[!<]';
  ids text[] := '{}';
  times timestamptz[] := '{}';
  ranks real[] := '{}';
  -- The newest hundred tell how common the words are.
  step integer := 100;
  steps integer := 0;
  last_at timestamptz := 'infinity';
  last_id text := '';
  by_index boolean := in_scan is not null;
  -- Where nobody asks for presence, no month of answers is opened.
  present_from timestamptz := case when is_present is null then 'infinity' else '-infinity' end;
begin
  if exact then
    any_of := project_words(project, ts_delete(sides[1]::tsvector, '&'));
  else
    select project_words(project, array_to_tsvector(array_agg(replace(lexeme[1], '''''', '''')))) into any_of
    from unnest(sides) side, regexp_matches(side, '''((?:[^'']|'''')+)''', case when cardinality(sides) = 1 then 'g' else '' end) lexeme;
  end if;
  if cardinality(sides) = 1 then all_of := any_of; end if;
  while not by_index loop
    if matches < kept or is_present is not null then
      select ids || array_agg(n.id), times || array_agg(n.at), ranks || array_agg(ts_rank_cd(n.found, asked, 1))
        into ids, times, ranks from (
        select w.id, w.at, w.found
        from (select a.answer_id as id, a.answered_at as at, a.words as found, a.engine from answer_word a
          where a.workspace_id = workspace and a.project_id = project and (a.answered_at, a.answer_id) < (last_at, last_id)
          order by a.answered_at desc, a.answer_id desc limit step) w
        where w.found @@ asked and (in_engine is null or w.engine = in_engine)
          and (is_present is null or exists (select from answer a where a.workspace_id = workspace and a.id = w.id and a.created_at >= present_from
            and a.created_at = w.at and a.present = is_present))) n;
      matches := cardinality(ids);
    else
      select matches + count(*) filter (where w.found @@ asked and (in_engine is null or w.engine = in_engine)) into matches
        from (select a.words as found, a.engine from answer_word a
          where a.workspace_id = workspace and a.project_id = project and (a.answered_at, a.answer_id) < (last_at, last_id)
          order by a.answered_at desc, a.answer_id desc limit step) w;
    end if;
    steps := steps + step;
    by_index := any_of is not null and (matches < 3 or (matches < counted and steps >= most_steps));
    exit when by_index or matches >= counted;
    select a.answered_at, a.answer_id into last_at, last_id from answer_word a
    where a.workspace_id = workspace and a.project_id = project and (a.answered_at, a.answer_id) < (last_at, last_id)
    order by a.answered_at desc, a.answer_id desc offset step - 1 limit 1;
    -- All answers are read.
    exit when not found;
    step := least(greatest(counted - matches, steps), 10000);
  end loop;
  if by_index then
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
          and (is_present is null or exists (select from answer a where a.workspace_id = workspace and a.id = f.id and a.created_at >= present_from
            and a.created_at = f.at and a.present = is_present))
        order by f.at desc, f.id desc limit counted) w) n;
  end if;
  matches := least(counted, matches);
  ids := ids[:kept];
  times := times[:kept];
  ranks := ranks[:ranked];
  if not exists (select from scan s where s.workspace_id = workspace and s.project_id = project and not s.words_indexed) then
    return query
    select n.id, n.at, coalesce(n.rank, 0), matches from unnest(ids, times, ranks) n(id, at, rank)
    order by n.rank is null, 3 desc, n.at desc, n.id desc limit at_most offset skip;
    return;
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

create or replace function count_answers() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- In one order, so that writers wait for each other instead of for ever.
  if tg_op = 'DELETE' then
    insert into answer_count as c select workspace_id, project_id, engine, outcome, coalesce(present::text, 'none'), -count(*)
      from gone where project_id is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (workspace_id, project_id, engine, outcome, present) do update set answers = c.answers + excluded.answers;
    insert into prompt_answer_count as c select workspace_id, prompt_id, engine, outcome, coalesce(present::text, 'none'), -count(*)
      from gone where prompt_id is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (workspace_id, prompt_id, engine, outcome, present) do update set answers = c.answers + excluded.answers;
    return null;
  end if;
  with moved as (
    select workspace_id, project_id, prompt_id, engine, outcome, coalesce(present::text, 'none') as present, 1 as change from added
    union all
    select workspace_id, project_id, prompt_id, engine, outcome, coalesce(present::text, 'none'), -1 from gone
  ), by_project as (
    insert into answer_count as c select workspace_id, project_id, engine, outcome, present, sum(change) from moved
      where project_id is not null group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
      on conflict (workspace_id, project_id, engine, outcome, present) do update set answers = c.answers + excluded.answers)
  insert into prompt_answer_count as c select workspace_id, prompt_id, engine, outcome, present, sum(change) from moved
    where prompt_id is not null group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
    on conflict (workspace_id, prompt_id, engine, outcome, present) do update set answers = c.answers + excluded.answers;
  return null;
end $$;

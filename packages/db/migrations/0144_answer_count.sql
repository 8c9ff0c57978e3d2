-- How many answers a project has, by what its list is filtered by: counting a million takes a second. Whoever stores answers
-- counts them in the same statement, since a trigger would be handed every column of them; changes and deletions are few.
create table answer_count (
  workspace_id text not null,
  project_id text not null,
  engine text not null,
  outcome text not null,
  -- 'true', 'false' or 'none'.
  present text not null,
  answers bigint not null,
  primary key (workspace_id, project_id, engine, outcome, present)
);
call isolate('answer_count');
call open_to_owner('answer_count');

create function count_answers() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- In one order, so that writers wait for each other instead of for ever.
  if tg_op = 'DELETE' then
    insert into answer_count as c select workspace_id, project_id, engine, outcome, coalesce(present::text, 'none'), -count(*)
      from gone where project_id is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (workspace_id, project_id, engine, outcome, present) do update set answers = c.answers + excluded.answers;
  else
    insert into answer_count as c select workspace_id, project_id, engine, outcome, present, sum(change)
      from (
        select workspace_id, project_id, engine, outcome, coalesce(present::text, 'none') as present, 1 as change from added
        union all
        select workspace_id, project_id, engine, outcome, coalesce(present::text, 'none'), -1 from gone) moved
      where project_id is not null group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
      on conflict (workspace_id, project_id, engine, outcome, present) do update set answers = c.answers + excluded.answers;
  end if;
  return null;
end $$;
create trigger uncounted after delete on answer referencing old table as gone for each statement execute function count_answers();
create trigger counted_anew after update on answer referencing old table as gone new table as added
  for each statement execute function count_answers();
insert into answer_count select workspace_id, project_id, engine, outcome, coalesce(present::text, 'none'), count(*)
  from answer where project_id is not null group by 1, 2, 3, 4, 5;

-- Few rows of a project: those that are no answers in prose, and the answers to one prompt.
create index answer_without_prose on answer (workspace_id, project_id, outcome, created_at desc, id desc) where outcome <> 'answered';
create index answer_present on answer (workspace_id, project_id, created_at desc, id desc) where present;
create index answer_of_prompt on answer (workspace_id, prompt_id, created_at desc, id desc);

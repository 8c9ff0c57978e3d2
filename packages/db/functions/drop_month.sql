-- Drops the oldest of the partitions that end by then; null: none is left, or its words are kept still, or somebody reads it.
create or replace function drop_month(before timestamptz) returns text
language plpgsql security definer set search_path = public set lock_timeout = '2s' as $$
declare one record; kept boolean;
begin
  for one in select t.name as parent, p.name::text as name from (values ('answer'), ('cell_pack')) t(name), partitions_of(t.name::regclass) p
    where p.until <= before order by p.until, t.name
  loop
    if one.parent = 'answer' then
      execute format('lock table %s in share mode', one.name);
      execute format('select exists (select 1 from %s where erased_at is null)', one.name) into kept;
      if kept then return null; end if;
      execute format('insert into answer_count as c select workspace_id, project_id, engine, outcome, coalesce(present::text, ''none''), -count(*)
        from %s where project_id is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (workspace_id, project_id, engine, outcome, present) do update set answers = c.answers + excluded.answers', one.name);
      execute format('insert into prompt_answer_count as c select workspace_id, prompt_id, engine, outcome, coalesce(present::text, ''none''), -count(*)
        from %s where prompt_id is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (workspace_id, prompt_id, engine, outcome, present) do update set answers = c.answers + excluded.answers', one.name);
    end if;
    execute format('drop table %s', one.name);
    return one.name;
  end loop;
  return null;
exception when lock_not_available then return null;
end $$;
revoke all on function drop_month(timestamptz) from public;
grant execute on function drop_month(timestamptz) to svc_app;

-- Months of answers and cells that the operator keeps no longer. A scan that has lost some is never scored or read again.
alter table scan add column rows_dropped boolean not null default false;

create or replace function scans_to_score_again(shape integer, at_most integer)
returns table (workspace_id text, scan_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id from scan s
  where (s.result_shape is null or s.result_shape < shape) and s.status in ('completed', 'partial', 'cancelled')
    and s.result is not null and s.brands is not null and not s.rows_dropped
  order by s.created_at desc limit at_most
$$;
create or replace function scans_to_read_again(detector text, at_most integer)
returns table (workspace_id text, project_id text, scan_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.project_id, s.id from scan s
    left join project p on p.workspace_id = s.workspace_id and p.id = s.project_id
  where (length(s.detector_version), s.detector_version) < (length(detector), detector)
    and s.status in ('completed', 'partial', 'cancelled') and s.recorded_samples > 0 and p.deleted_at is null
    and s.text_state = 'kept' and not s.rows_dropped and not exists (select from reused_answer u
      join answer a on a.workspace_id = u.workspace_id and a.id = u.answer_id and a.created_at = u.answered_at
      join scan o on o.workspace_id = a.workspace_id and o.id = a.scan_id and o.text_state <> 'kept'
      where u.workspace_id = s.workspace_id and u.scan_id = s.id)
  order by s.created_at desc limit at_most
$$;

-- Whether a partition is due, with the scans of before then set apart, some at a time; returns how many of those.
create function set_scans_apart(before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare apart integer;
begin
  perform from (values ('answer'), ('cell_pack')) t(name), partitions_of(t.name::regclass) p where p.until <= before;
  if not found then return 0; end if;
  update scan s set rows_dropped = true from (
    select v.workspace_id, v.id from scan v where not v.rows_dropped and (v.created_at < before or exists (
      select from reused_answer u where u.workspace_id = v.workspace_id and u.scan_id = v.id and u.answered_at < before)) limit at_most) old
  where s.workspace_id = old.workspace_id and s.id = old.id;
  get diagnostics apart = row_count;
  return apart;
end $$;

-- Drops the oldest of the partitions that end by then; null: none is left, or its words are kept still, or somebody reads it.
create function drop_month(before timestamptz) returns text
language plpgsql security definer set search_path = public set lock_timeout = '2s' as $$
declare one record; kept boolean;
begin
  for one in select t.name as parent, p.name::text as name from (values ('answer'), ('cell_pack')) t(name), partitions_of(t.name::regclass) p
    where p.until <= before order by p.until, t.name
  loop
    if one.parent = 'answer' then
      execute format('lock table %s in share mode', one.name);
      execute format('select exists (select from %s where erased_at is null)', one.name) into kept;
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
revoke all on function set_scans_apart(timestamptz, integer), drop_month(timestamptz) from public;
grant execute on function set_scans_apart(timestamptz, integer), drop_month(timestamptz) to svc_app;

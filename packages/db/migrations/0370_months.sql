-- Tables with a partition a month. `_before` holds what is older than the first of them, `_default` what fits none, which
-- stays empty while somebody makes partitions ahead.
create function partitions_of(parent regclass) returns table (name regclass, since timestamptz, until timestamptz)
language sql stable set search_path = public set timezone = 'UTC' as $$
  select i.inhrelid::regclass, substring(b from $r$FROM \('([^']+)'\)$r$)::timestamptz, substring(b from $r$TO \('([^']+)'\)$r$)::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) b where i.inhparent = parent
$$;

-- A partition is made apart and then attached: that locks little, and only for a moment. It fails where the lock does
-- not come within two seconds, so that nobody queues behind it; whoever asked for it tries again.
create function make_partitions(ahead integer) returns integer
language plpgsql security definer set search_path = public set timezone = 'UTC' set lock_timeout = '2s' as $$
declare parent record; first_day timestamptz; next_month timestamptz; partition text; taken boolean; made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('svc:partitions'));
  for parent in
    select c.oid, c.relname as name, a.attname as key from pg_class c
      join pg_partitioned_table p on p.partrelid = c.oid join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
    where c.relnamespace = 'public'::regnamespace and not c.relispartition and c.relname in ('answer', 'cell_pack', 'event') order by 2
  loop
    for step in 0..ahead loop
      first_day := date_trunc('month', now()) + make_interval(months => step);
      next_month := first_day + interval '1 month';
      partition := parent.name || '_' || to_char(first_day, 'YYYY_MM');
      continue when exists (select from partitions_of(parent.oid) p where p.until > first_day and coalesce(p.since <= first_day, true));
      -- A month of which the default partition holds rows already keeps them there.
      execute format('select exists (select from %I where %I >= $1 and %2$I < $2)', parent.name || '_default', parent.key)
        into taken using first_day, next_month;
      continue when taken;
      execute format('create table %I (like %I including all)', partition, parent.name);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent.name, partition, first_day, next_month);
      made := made + 1;
    end loop;
  end loop;
  return made;
end $$;
revoke all on function partitions_of(regclass), make_partitions(integer) from public;
grant execute on function make_partitions(integer) to svc_app;

-- By this name workers of the release before ask for it.
create or replace function make_answer_partitions(ahead integer) returns integer
language sql security definer set search_path = public as $$ select make_partitions(ahead) $$;
select make_partitions(2);

-- The table with the rows of before becomes the first partition, up to where `before_months` says: it was checked before,
-- so nothing is read. One without rows ends where this month begins.
create procedure attach_before(parent text) language plpgsql set timezone = 'UTC' as $$
declare until timestamptz; filled boolean;
begin
  select substring(pg_get_constraintdef(oid) from $r$'([^']+)'$r$)::timestamptz into until
    from pg_constraint where conname = 'before_months' and conrelid = (parent || '_before')::regclass;
  execute format('select exists (select from %I)', parent || '_before') into filled;
  if not filled then until := least(until, date_trunc('month', now())); end if;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', parent, parent || '_before', until);
  execute format('alter table %I drop constraint before_months', parent || '_before');
  execute format('create table %I partition of %I default', parent || '_default', parent);
end $$;

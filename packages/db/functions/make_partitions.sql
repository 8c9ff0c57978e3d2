-- A partition is made apart and then attached: that locks little, and only for a moment. It fails where the lock does
-- not come within two seconds, so that nobody queues behind it; whoever asked for it tries again.
create or replace function make_partitions(ahead integer) returns integer
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
      execute format('select exists (select 1 from %I where %I >= $1 and %2$I < $2)', parent.name || '_default', parent.key)
        into taken using first_day, next_month;
      continue when taken;
      execute format('create table %I (like %I including all)', partition, parent.name);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent.name, partition, first_day, next_month);
      made := made + 1;
    end loop;
  end loop;
  return made;
end $$;
revoke all on function make_partitions(integer) from public;
grant execute on function make_partitions(integer) to svc_app;

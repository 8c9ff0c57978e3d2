-- Up to where the rows of today stand, checked of new rows from now on and of the old ones in the next file: then each of
-- these tables becomes a partition without being read under a lock. A month to spare, so that a new month refuses nothing.
set local timezone = 'UTC';
do $$
declare one record; until timestamptz;
begin
  for one in select * from (values ('event', 'occurred_at'), ('cell_pack', 'scanned_at')) t(name, key) loop
    execute format('select greatest(date_trunc(''month'', now()) + interval ''2 months'',
      date_trunc(''month'', max(%I)) + interval ''1 month'') from %I', one.key, one.name) into until;
    execute format('alter table %I add constraint before_months check (%I < %L) not valid', one.name, one.key, until);
  end loop;
  -- Of answers the default partition: what came before the first month that has one.
  select min(p.since) into until from partitions_of('answer') p;
  if not exists (select from answer_default where created_at >= until) then
    execute format('alter table answer_default add constraint before_months check (created_at < %L) not valid', until);
  end if;
end $$;

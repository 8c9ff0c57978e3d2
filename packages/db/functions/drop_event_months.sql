-- Months of events go whole, once all were told and nothing refers to them; returns how many months.
create or replace function drop_event_months(before timestamptz) returns integer
language plpgsql security definer set search_path = public set lock_timeout = '2s' as $$
declare one record; held boolean; dropped integer := 0;
begin
  for one in select p.name from partitions_of('event') p where p.until <= before order by p.until loop
    execute format('select exists (select 1 from %s e where e.dispatched_at is null or exists (
      select from webhook_delivery d where d.workspace_id = e.workspace_id and d.event_id = e.id))', one.name) into held;
    continue when held;
    execute format('drop table %s', one.name);
    dropped := dropped + 1;
  end loop;
  return dropped;
-- Somebody reads it: the next run tries again.
exception when lock_not_available then return 0;
end $$;
revoke all on function drop_event_months(timestamptz) from public;

-- Who follows a scan hears that it went on; what became of it is read from its rows.
create or replace function tell_of_scan() returns trigger language plpgsql as $$
begin
  perform pg_notify('scan', new.id);
  return null;
end $$;

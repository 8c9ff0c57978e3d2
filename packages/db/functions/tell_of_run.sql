create or replace function tell_of_run() returns trigger language plpgsql as $$
begin
  perform pg_notify('scan', new.scan_id);
  return null;
end $$;

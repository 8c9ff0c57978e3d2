-- Who follows a scan hears that it went on; what became of it is read from its rows.
create function tell_of_scan() returns trigger language plpgsql as $$
begin
  perform pg_notify('scan', new.id);
  return null;
end $$;
create function tell_of_run() returns trigger language plpgsql as $$
begin
  perform pg_notify('scan', new.scan_id);
  return null;
end $$;
create trigger told after update of status, planned_samples, recorded_samples, failed_samples on scan
  for each row execute function tell_of_scan();
create trigger told after update of status on engine_run
  for each row when (old.status is distinct from new.status) execute function tell_of_run();

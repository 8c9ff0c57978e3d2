-- Whether a partition is due, with the scans of before then set apart, some at a time; returns how many of those.
create or replace function set_scans_apart(before timestamptz, at_most integer) returns integer
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
revoke all on function set_scans_apart(timestamptz, integer) from public;
grant execute on function set_scans_apart(timestamptz, integer) to svc_app;

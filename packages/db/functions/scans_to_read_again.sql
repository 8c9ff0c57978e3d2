-- Versions of the detector are whole numbers. A worker of an older release takes nothing back. What has no text is not read.
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
revoke all on function scans_to_read_again(text, integer) from public;
grant execute on function scans_to_read_again(text, integer) to svc_app;

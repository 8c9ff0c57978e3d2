-- The shape in which a scan's result is stored; null: from before it was noted. Older ones are scored again.
alter table scan add column result_shape integer;
create index scan_result_shape on scan (result_shape);
create index scan_detector on scan (length(detector_version), detector_version);

drop function scans_without_cells(integer);
create function scans_to_score_again(shape integer, at_most integer)
returns table (workspace_id text, scan_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id from scan s
  where (s.result_shape is null or s.result_shape < shape) and s.status in ('completed', 'partial', 'cancelled')
    and s.result is not null and s.brands is not null
  order by s.created_at desc limit at_most
$$;
-- Versions of the detector are whole numbers. A worker of an older release takes nothing back. What has no text is not read.
create function scans_to_read_again(detector text, at_most integer)
returns table (workspace_id text, project_id text, scan_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.project_id, s.id from scan s
    left join project p on p.workspace_id = s.workspace_id and p.id = s.project_id
  where (length(s.detector_version), s.detector_version) < (length(detector), detector)
    and s.status in ('completed', 'partial', 'cancelled') and s.recorded_samples > 0 and p.deleted_at is null
    and s.text_state = 'kept' and not exists (select from reused_answer u
      join answer a on a.workspace_id = u.workspace_id and a.id = u.answer_id and a.created_at = u.answered_at
      join scan o on o.workspace_id = a.workspace_id and o.id = a.scan_id and o.text_state <> 'kept'
      where u.workspace_id = s.workspace_id and u.scan_id = s.id)
  order by s.created_at desc limit at_most
$$;
create function scans_go_on() returns boolean
language sql stable security definer set search_path = public as $$
  select exists (select from scan where status in ('queued', 'running', 'cancelling'))
$$;
revoke all on function scans_to_score_again(integer, integer), scans_to_read_again(text, integer), scans_go_on() from public;
grant execute on function scans_to_score_again(integer, integer), scans_to_read_again(text, integer), scans_go_on() to svc_app;

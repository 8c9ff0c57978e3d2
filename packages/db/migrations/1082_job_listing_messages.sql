-- With the messages that a failure was made from. Exports and reports say theirs without values.
create or replace view job_listing with (security_invoker = true) as
  select s.workspace_id, s.id, 'scan' as type, s.project_id, s.requested_by,
    case s.status when 'partial' then 'completed' when 'awaiting_approval' then 'queued' when 'cancelling' then 'running' else s.status end as status,
    s.planned_samples as planned, s.recorded_samples + s.failed_samples as done, s.failure, s.created_at, s.started_at, s.finished_at, s.messages
  from scan s
  union all
  select e.workspace_id, e.id, 'export', e.project_id, e.requested_by,
    case e.status when 'expired' then 'completed' else e.status end, coalesce(e.planned, 0), e.row_count, e.failure::jsonb,
    e.created_at, e.started_at, e.finished_at, null
  from data_export e
  union all
  select r.workspace_id, r.id, 'report', r.project_id, r.requested_by, r.status, 1, (r.status = 'completed')::integer,
    r.failure::jsonb, r.created_at, r.started_at, r.finished_at, null
  from report r;

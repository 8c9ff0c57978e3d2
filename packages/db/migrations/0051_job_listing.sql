-- All work that goes on after its request was answered, in one shape. What is added later is another branch.
create view job_listing with (security_invoker = true) as
  select s.workspace_id, s.id, 'scan' as type, s.project_id, s.requested_by,
    case s.status when 'partial' then 'completed' when 'awaiting_approval' then 'queued' when 'cancelling' then 'running' else s.status end as status,
    s.planned_samples as planned, s.recorded_samples + s.failed_samples as done, s.failure, s.created_at, s.started_at, s.finished_at
  from scan s;
grant select on job_listing to svc_app;
create index if not exists scan_newest on scan (workspace_id, created_at desc, id desc);

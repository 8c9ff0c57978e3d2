-- Who opens a link has no tenant. Nothing for a link that is revoked or too old, or whose project is deleted.
create or replace function find_report_share(hash bytea, at timestamptz) returns table (workspace_id text, report_id text, id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.report_id, s.id from report_share s
    join report r on r.workspace_id = s.workspace_id and r.id = s.report_id
    join project p on p.workspace_id = r.workspace_id and p.id = r.project_id and p.deleted_at is null
  where s.token_hash = hash and s.revoked_at is null and s.expires_at > at
$$;
revoke all on function find_report_share(bytea, timestamptz) from public;
grant execute on function find_report_share(bytea, timestamptz) to svc_app;

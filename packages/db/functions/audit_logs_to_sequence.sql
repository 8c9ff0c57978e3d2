-- Workspaces with entries that have no place yet, or whose checkpoint the operator's present key has not signed.
create or replace function audit_logs_to_sequence(verifier_key text) returns setof text
language sql stable security definer set search_path = public as $$
  select distinct workspace_id from audit_entry where position is null
  union
  select workspace_id from audit_log where signed_by is distinct from verifier_key and verifier_key is not null
$$;
revoke all on function audit_logs_to_sequence(text) from public;
grant execute on function audit_logs_to_sequence(text) to svc_app;

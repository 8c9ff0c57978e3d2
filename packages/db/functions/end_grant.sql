-- Ends a grant before its time: what nothing holds of it is booked out at once. Returns how much that was.
create or replace function end_grant(grant_id text) returns integer
language plpgsql security definer set search_path = public as $$
declare g record;
begin
  select organisation_id, mode into g from credit_grant where id = grant_id
    and organisation_id = (select organisation_id from workspace where id = (select app_workspace()));
  if not found then return 0; end if;
  update credit_grant set expires_at = now() where id = grant_id and (expires_at is null or expires_at > now());
  return expire_credits(g.organisation_id, g.mode);
end $$;
revoke all on function end_grant(text) from public;
grant execute on function end_grant(text) to svc_app;

-- Books out what has ended, of a thousand accounts at most.
create or replace function expire_due_credits() returns bigint
language sql security definer set search_path = public as $$
  select coalesce(sum(expire_credits(d.organisation_id, d.mode)), 0) from (
    select distinct g.organisation_id, g.mode from credit_grant g join credit_account a using (organisation_id, mode)
    where g.remaining > 0 and g.expires_at <= now()
    order by 1, 2 limit 1000) d
$$;
revoke all on function expire_due_credits() from public;
grant execute on function expire_due_credits() to svc_app;

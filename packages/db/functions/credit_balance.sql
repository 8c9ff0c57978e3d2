-- What has ended is not spendable any more, also before it is booked out.
create or replace function credit_balance() returns table (posted bigint, held bigint)
language sql stable security definer set search_path = public as $$
  select a.posted - greatest(0, (select coalesce(sum(g.remaining), 0) from credit_grant g
      where g.organisation_id = a.organisation_id and g.mode = a.mode and g.remaining > 0 and g.expires_at <= now()) - a.held), a.held
  from workspace w join credit_account a on a.organisation_id = w.organisation_id and a.mode = w.mode
  where w.id = (select app_workspace())
$$;
revoke all on function credit_balance() from public;
grant execute on function credit_balance() to svc_app;

-- Subscriptions whose paid period is over, or whose change is due, and that nobody has asked about lately. What has been
-- deleted is nobody to ask about. One whose answer could not be applied lets the others pass for an hour.
create or replace function subscriptions_to_ask() returns table (workspace_id text, reference text)
language sql stable security definer set search_path = public as $$
  select (select w.id from workspace w where w.organisation_id = s.organisation_id and w.mode = 'live' and w.deleting_at is null
    order by w.id limit 1), s.subscription_reference
  from subscription s where s.processor = 'stripe' and s.status <> 'cancelled' and s.subscription_reference is not null
    and (s.period_end < now() or s.pending_at < now()) and (s.synced_at is null or s.synced_at < now() - interval '4 minutes')
    and not exists (select from payment_event e where e.id = 'ask_' || s.subscription_reference and e.failed_at > now() - interval '1 hour')
  order by s.synced_at nulls first limit 200
$$;
revoke all on function subscriptions_to_ask() from public;
grant execute on function subscriptions_to_ask() to svc_app;

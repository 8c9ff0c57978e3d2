-- Forgets what was told long ago: deliveries with the receivers' answers, notifications, mails, and then whole months of events. Of
-- a month that something still refers to, the other events go one by one. Returns how many went of what most went of.
create or replace function forget_events(older_than interval, at_most integer) returns integer
language plpgsql security definer set search_path = public set timezone = 'UTC' as $$
declare deliveries integer; told integer; mails integer; events integer;
begin
  delete from webhook_delivery d using (
    select v.workspace_id, v.id from webhook_delivery v where v.state <> 'pending' and v.created_at < now() - older_than limit at_most) old
  where d.workspace_id = old.workspace_id and d.id = old.id;
  get diagnostics deliveries = row_count;
  delete from notification n using (
    select v.workspace_id, v.id from notification v where v.created_at < now() - older_than limit at_most) old
  where n.workspace_id = old.workspace_id and n.id = old.id;
  get diagnostics told = row_count;
  delete from mail m using (
    select v.workspace_id, v.id from mail v where v.created_at < now() - older_than limit at_most) old
  where m.workspace_id = old.workspace_id and m.id = old.id;
  get diagnostics mails = row_count;
  if greatest(deliveries, told, mails) < at_most then perform drop_event_months(now() - older_than); end if;
  delete from event e using (
    select v.workspace_id, v.id, v.occurred_at from event v
    where v.occurred_at < date_trunc('month', now() - older_than) and v.dispatched_at < now() - older_than
      and not exists (select from webhook_delivery d where d.workspace_id = v.workspace_id and d.event_id = v.id) limit at_most) old
  where e.workspace_id = old.workspace_id and e.id = old.id and e.occurred_at = old.occurred_at;
  get diagnostics events = row_count;
  return greatest(deliveries, told, mails, events);
end $$;
revoke all on function forget_events(interval, integer) from public;
grant execute on function forget_events(interval, integer) to svc_app;

-- Gives its name, or null where no channel has this token. A reader has no tenant.
create or replace function unsubscribe_channel(token text) returns text
language sql security definer set search_path = public as $$
  update notification_channel set state = 'unsubscribed', updated_at = now() where unsubscribe_token = token returning name
$$;
revoke all on function unsubscribe_channel(text) from public;
grant execute on function unsubscribe_channel(text) to svc_app;

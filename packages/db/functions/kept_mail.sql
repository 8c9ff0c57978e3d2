-- For the mailbox page of a deployment without a mail server: the newest mails of all workspaces.
create or replace function kept_mail(at_most integer)
returns table (id text, recipient text, subject text, content json, created_at timestamptz)
language sql stable security definer set search_path = public as $$
  select m.id, m.recipient, m.subject, m.content, m.created_at from mail m where m.state = 'kept' order by m.created_at desc limit at_most
$$;
revoke all on function kept_mail(integer) from public;
grant execute on function kept_mail(integer) to svc_app;

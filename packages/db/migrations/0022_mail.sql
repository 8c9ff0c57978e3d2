-- E-mails on their way: written in the transaction that has something to say, sent by the worker.
create table mail (
  workspace_id text not null references workspace,
  id text not null,
  recipient text not null,
  subject text not null,
  -- Text, HTML and headers. Taken out once it was sent, since it may hold a link that is for its reader alone.
  content json,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'kept')),
  -- What the mail server said to a mail that it refused.
  reason text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (workspace_id, id)
);
create index mail_kept on mail (created_at) where state = 'kept';
call isolate('mail');
call open_to_owner('mail');

-- For the mailbox page of a deployment without a mail server: the newest mails of all workspaces.
create function kept_mail(at_most integer)
returns table (id text, recipient text, subject text, content json, created_at timestamptz)
language sql stable security definer set search_path = public as $$
  select m.id, m.recipient, m.subject, m.content, m.created_at from mail m where m.state = 'kept' order by m.created_at desc limit at_most
$$;
revoke all on function kept_mail(integer) from public;
grant execute on function kept_mail(integer) to svc_app;

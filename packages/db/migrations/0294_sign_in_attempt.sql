-- What a browser that is about to sign in has to show again: the challenge of a passkey, or what a provider of identities
-- sends back. It belongs to no workspace yet. The browser holds a token, of which this is the hash.
create table sign_in_attempt (
  token_hash bytea primary key,
  kind text not null check (kind in ('passkey', 'new_passkey', 'oidc')),
  expected jsonb not null,
  expires_at timestamptz not null
);
create index on sign_in_attempt (expires_at);
alter table sign_in_attempt enable row level security;
alter table sign_in_attempt force row level security;
call open_to_owner('sign_in_attempt');

create function begin_sign_in(digest bytea, what text, kept jsonb, until timestamptz) returns void
language sql security definer set search_path = public as $$
  delete from sign_in_attempt where expires_at < now();
  insert into sign_in_attempt (token_hash, kind, expected, expires_at) values (digest, what, kept, until)
$$;

-- Works once: null for one that is over, unknown or of another kind.
create function take_sign_in(digest bytea, what text) returns jsonb
language sql security definer set search_path = public as $$
  delete from sign_in_attempt where token_hash = digest and kind = what and expires_at > now() returning expected
$$;
revoke all on function begin_sign_in(bytea, text, jsonb, timestamptz), take_sign_in(bytea, text) from public;
grant execute on function begin_sign_in(bytea, text, jsonb, timestamptz), take_sign_in(bytea, text) to svc_app;

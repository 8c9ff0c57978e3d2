-- What a key may spend in a month is counted over the key and all that share its budget: keys that replaced it in a
-- rotation, and keys that a capped key made. Otherwise another key would be another month's credits.
alter table api_key
  add column budget_id text,
  -- Keys that this one took over from, so that it still sees what they asked for.
  add column replaces text[] not null default '{}';
alter table credit_hold add column budget_id text;
create index on credit_hold (workspace_id, budget_id, created_at) where budget_id is not null;

drop function authenticate_key(bytea);
create function authenticate_key(digest bytea)
returns table (key_id text, key_name text, scopes text[], project_ids text[], monthly_credit_cap integer,
  ip_allow_list text[], expires_at timestamptz, revoked_at timestamptz, workspace_id text, workspace_name text,
  mode text, twin_id text, organisation_id text, organisation_name text, plan text, limit_overrides jsonb,
  replaces text[])
language sql stable security definer set search_path = public as $$
  select k.id, k.name, k.scopes, k.project_ids, k.monthly_credit_cap, k.ip_allow_list, k.expires_at, k.revoked_at,
    w.id, w.name, w.mode, w.twin_id, o.id, o.name, o.plan, o.limit_overrides, k.replaces
  from api_key k join workspace w on w.id = k.workspace_id join organisation o on o.id = w.organisation_id
  where k.secret_hash = digest
$$;

-- A scan counts in the month in which it starts (UTC): with what it holds, and once it has ended with what it spent.
create function key_budget(key_id text) returns table (budget text, cap integer, spent bigint)
language sql stable security definer set search_path = public as $$
  select coalesce(k.budget_id, k.id), k.monthly_credit_cap,
    (select coalesce(sum(case when h.released_at is null then h.amount else h.captured end), 0) from credit_hold h
     where h.workspace_id = k.workspace_id and h.budget_id = coalesce(k.budget_id, k.id)
       and h.created_at >= date_trunc('month', now(), 'UTC'))
  from api_key k where k.workspace_id = app_workspace() and k.id = key_id
$$;

-- `held`, or what refused it: `cap` of the key, or `balance` of the organisation.
create function hold_credits_for(key_id text, hold_id text, credits integer)
returns text language plpgsql security definer set search_path = public as $$
declare b record;
begin
  -- Holds of one organisation wait for each other here, so that what is counted below stands until this one commits.
  perform from credit_account a join workspace w on w.organisation_id = a.organisation_id and w.mode = a.mode
    where w.id = app_workspace() for update of a;
  select * into b from key_budget(key_id);
  if b.spent + credits > b.cap then return 'cap'; end if;
  if not hold_credits(hold_id, credits) then return 'balance'; end if;
  update credit_hold set budget_id = b.budget where id = hold_id;
  return 'held';
end $$;

revoke all on function authenticate_key(bytea), key_budget(text), hold_credits_for(text, text, integer) from public;
grant execute on function authenticate_key(bytea), key_budget(text), hold_credits_for(text, text, integer) to svc_app;

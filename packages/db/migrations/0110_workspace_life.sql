-- Workspaces are made, renamed and deleted by their people. A deleted one is emptied by a job; what stays is the row
-- without its name and the tree of its audit log: hashes of salted entries whose text is gone.
alter table workspace
  -- The key that made it; null: the operator.
  add column created_by text,
  add column updated_at timestamptz not null default now(),
  -- Since then no key opens it.
  add column deleting_at timestamptz,
  -- How far the job is: rows there were, and rows that are gone.
  add column rows_to_erase bigint,
  add column rows_erased bigint not null default 0,
  add column erased_at timestamptz;
grant update (name, updated_at, deleting_at, rows_to_erase, rows_erased, erased_at) on workspace to svc_app;

-- In a function: a policy of a table cannot look into that table.
create function app_organisation() returns text language sql stable security definer set search_path = public as $$
  select organisation_id from workspace where id = app_workspace()
$$;
create policy of_organisation on workspace for select using (organisation_id = (select app_organisation()));

-- A workspace of the caller's organisation with its test twin.
create function make_workspace(live_id text, test_id text, name text, made_by text) returns void
language sql security definer set search_path = public as $$
  insert into workspace (id, organisation_id, name, mode, created_by)
    values (test_id, app_organisation(), name || ' (test)', 'test', made_by),
      (live_id, app_organisation(), name, 'live', made_by);
  update workspace set twin_id = case id when live_id then test_id else live_id end where id in (live_id, test_id);
$$;

-- Where the person behind a member of the caller's workspace is a member as well, and as what.
create function memberships(holder text) returns table (workspace_id text, role text)
language sql stable security definer set search_path = public as $$
  select there.workspace_id, there.role from member here join member there on lower(there.email) = lower(here.email)
    join workspace w on w.id = there.workspace_id and w.organisation_id = app_organisation()
  where here.id = holder and here.status = 'active' and there.status = 'active'
$$;
revoke all on function app_organisation(), make_workspace(text, text, text, text), memberships(text) from public;
grant execute on function app_organisation(), make_workspace(text, text, text, text), memberships(text) to svc_app;

drop function plan_usage();
create function plan_usage() returns table (workspaces integer, projects integer, members integer, "concurrentScans" integer)
language sql stable security definer set search_path = public as $$
  with own as (
    select w.id from workspace me join workspace w on w.organisation_id = me.organisation_id and w.mode = me.mode
    where me.id = app_workspace() and w.deleting_at is null)
  select (select count(*) from own)::integer,
    (select count(*) from project p join own on p.workspace_id = own.id where p.deleted_at is null)::integer,
    (select count(distinct lower(m.email)) from member m join own on m.workspace_id = own.id where m.status <> 'removed')::integer,
    (select count(*) from scan s join own on s.workspace_id = own.id where s.status in ('queued', 'running', 'cancelling'))::integer
$$;
revoke all on function plan_usage() from public;
grant execute on function plan_usage() to svc_app;
drop function organisation_members();

-- A key made by another while its workspace was being deleted opens it no more than the others.
create or replace function authenticate_key(digest bytea)
returns table (key_id text, key_name text, scopes text[], project_ids text[], monthly_credit_cap integer,
  ip_allow_list text[], expires_at timestamptz, revoked_at timestamptz, workspace_id text, workspace_name text,
  mode text, twin_id text, organisation_id text, organisation_name text, plan text, limit_overrides jsonb,
  replaces text[], member_id text, member_status text, member_role text, member_project_ids text[], role_scopes text[])
language sql stable security definer set search_path = public as $$
  select k.id, k.name, k.scopes, k.project_ids, k.monthly_credit_cap, k.ip_allow_list, k.expires_at,
    coalesce(k.revoked_at, w.deleting_at), w.id, w.name, w.mode, w.twin_id, o.id, o.name, o.plan, o.limit_overrides, k.replaces,
    k.member_id, m.status, m.role, m.project_ids, r.scopes
  from api_key k join workspace w on w.id = k.workspace_id join organisation o on o.id = w.organisation_id
    left join member m on m.id = k.member_id
    left join role r on r.workspace_id = m.workspace_id and r.key = m.role
  where k.secret_hash = digest
$$;

-- What has been deleted is nobody to ask about.
create or replace function subscriptions_to_ask() returns table (workspace_id text, reference text)
language sql stable security definer set search_path = public as $$
  select (select w.id from workspace w where w.organisation_id = s.organisation_id and w.mode = 'live' and w.deleting_at is null
    order by w.id limit 1), s.subscription_reference
  from subscription s where s.processor = 'stripe' and s.status <> 'cancelled' and s.subscription_reference is not null
    and (s.period_end < now() or s.pending_at < now()) and (s.synced_at is null or s.synced_at < now() - interval '4 minutes')
  order by s.synced_at nulls first limit 200
$$;

-- Every table with rows of workspaces, those that refer to others first; partitions by themselves. The ledger stays
-- whole, since balances rest on it, and so do the hashes of the audit log.
create function tables_to_erase() returns table (name text, depth integer)
language sql stable set search_path = public as $$
  with recursive held as (
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('audit_log', 'audit_node', 'ledger_entry', 'credit_hold')),
  deep as (
    select oid, 0 as depth from held
    union
    select f.conrelid, deep.depth + 1 from deep join pg_constraint f on f.confrelid = deep.oid and f.contype = 'f'
      and f.conrelid <> f.confrelid where deep.depth < 30)
  select held.oid::regclass::text, max(deep.depth) from held join deep using (oid) group by 1 order by 2 desc, 1
$$;

create function count_rows_to_erase() returns bigint language plpgsql security definer set search_path = public as $$
declare t record; found_rows bigint; total bigint := 0;
begin
  for t in select name from tables_to_erase() loop
    execute format('select count(*) from %s where workspace_id = $1', t.name) into found_rows using app_workspace();
    total := total + found_rows;
  end loop;
  return total;
end $$;

-- Erases some rows of the caller's workspace, which must be on its way out; returns how many. Entries of the audit
-- log go once the tree has their hash.
create function erase_workspace_rows(at_most integer) returns bigint
language plpgsql security definer set search_path = public as $$
declare t record; gone bigint; total bigint := 0;
begin
  perform from workspace where id = app_workspace() and deleting_at is not null;
  if not found then raise exception 'this workspace was not deleted'; end if;
  for t in select name from tables_to_erase() loop
    execute format('delete from %1$s where ctid = any(array(select ctid from %1$s where workspace_id = $1 %2$s limit $2))',
      t.name, case when t.name = 'audit_entry' then 'and position is not null' end) using app_workspace(), at_most - total;
    get diagnostics gone = row_count;
    total := total + gone;
    exit when total >= at_most;
  end loop;
  update workspace set rows_erased = rows_erased + total where id = app_workspace();
  delete from graphile_worker._private_jobs where payload ->> 'workspaceId' = app_workspace() and locked_at is null;
  return total;
end $$;
revoke all on function tables_to_erase(), count_rows_to_erase(), erase_workspace_rows(integer) from public;
grant execute on function count_rows_to_erase(), erase_workspace_rows(integer) to svc_app;

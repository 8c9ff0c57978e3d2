-- Spreads the tables over a Citus cluster by workspace: `svc distribute`, on the coordinator, in one transaction. What is
-- distributed already is left as it is.

-- By functions: a command among others would be sent on to the nodes with all of them.
-- Triggers here look at rows of the same workspace alone, which are on the same node.
select set_config('citus.enable_unsafe_triggers', 'on', true);
-- Some steps work on many shards at once, others one after another: one transaction can hold both only in sequence.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);
-- Foreign keys are set aside below: a table that is not moved yet is not drawn in with those that are.
select set_config('citus.enable_local_reference_table_foreign_keys', 'off', true);

do $$
declare
  -- On every node, since each workspace's rows refer to them or are joined with them. Small, and written seldom.
  everywhere constant text[] := '{organisation, workspace, engine_model, predictor_model, crawler_range}';
  -- On the coordinator alone: who may do what, which is looked up before the workspace is known, and the books, which
  -- belong to organisations. Tables without a workspace, which processes share, are there too.
  central constant text[] := '{api_key, budget, console_session, member, passkey, role, sign_in_link,
    credit_account, credit_grant, credit_hold, credit_purchase, invoice, ledger_entry, subscription}';
  done text[];
  ready text[];
  -- Of `central`, what Citus does not know yet. The keys of the others stay: to drop one locks tables that are in use.
  fresh text[];
  one record;
  foreign_keys text[];
  -- Rows of one workspace are on one node: each table is cut where the others are.
  beside text;
begin
  -- A migration's new table is known to Citus, and yet on the coordinator.
  select coalesce(array_agg(logicalrelid::text), '{}') into done from pg_dist_partition
  where partmethod = 'h' or repmodel = 't' or logicalrelid::text = any (central);
  select array_agg(c.relname::text order by c.relname) into ready from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all (done) and c.relname <> all (central)
    and (c.relname = any (everywhere) or exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped));
  if ready is null then return; end if;
  select coalesce(array_agg(name), '{}') into fresh from unnest(central) name where name <> all (done);
  beside := case when 'project' = any (done) then 'project' else 'none' end;

  -- A distributed table's policies hold no sub-select, and no other's may look into one: functions stand in for them.
  for one in
    select p.tablename as name, p.policyname as policy, p.with_check is not null as checked,
      case when p.tablename = 'ledger_entry' and p.policyname = 'statement' then 'workspace_id is null and is_own_organisation(organisation_id)'
        when p.policyname = 'of_organisation' or p.policyname = 'own' and p.tablename not in ('organisation', 'workspace')
          then 'is_own_organisation(organisation_id)'
        when p.tablename = 'organisation' then 'is_own_organisation(id)'
        when p.tablename = 'workspace' then 'is_own_workspace(id)'
        else 'is_own_workspace(workspace_id)' end as rule
    from pg_policies p where p.schemaname = 'public' and p.policyname <> 'owner' and p.qual ~* 'select'
  loop
    execute format('alter policy %I on %I using (%s)', one.policy, one.name, one.rule)
      || case when one.checked then format(' with check (%s)', one.rule) else '' end;
  end loop;
  -- Who writes a row that refers to a table on every node locks that table there, which Citus allows to those who may
  -- delete. So the application may, and no policy lets it reach a row.
  for one in select name from unnest('{organisation, workspace}'::text[]) name where name = any (ready) loop
    execute format('drop policy own on %I', one.name);
    execute format('create policy own on %I for select using (%s(id))', one.name, 'is_own_' || one.name);
    execute format('create policy own_changed on %I for update using (%s(id))', one.name, 'is_own_' || one.name);
    execute format('grant delete on %I to svc_app', one.name);
  end loop;

  -- A table comes after those that it refers to, and some refer to each other: all keys go, and come back at the end.
  select array_agg(format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)))
  into foreign_keys
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.conparentid = 0 and c.relname = any (ready || fresh);
  for one in
    select k.conrelid::regclass as name, k.conname as key from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace
      and (c.relname = any (ready || fresh) or k.confrelid::regclass::text = any (ready))
  loop
    execute format('alter table %s drop constraint %I', one.name, one.key);
  end loop;

  for one in select name from unnest(ready) name where name = any (everywhere) loop
    raise notice '%: on every node', one.name;
    perform create_reference_table(one.name::regclass);
  end loop;
  for one in select name from unnest(ready) name where name <> all (everywhere) loop
    raise notice '%: by workspace', one.name;
    perform create_distributed_table(one.name::regclass, 'workspace_id', colocate_with => beside);
    if beside = 'none' then beside := one.name; end if;
  end loop;
  for one in select name from unnest(fresh) name loop
    perform citus_add_local_table_to_metadata(one.name::regclass);
  end loop;
  for one in select key from unnest(foreign_keys) key loop
    execute one.key;
  end loop;
end $$;

-- Postgres replicates into no table whose owner is bound by row-level security, so no workspace could move while it is written.
-- Here the owner passes it anyway (`svc distribute` asks for that), and the application is not the owner.
do $$
declare one record;
begin
  for one in
    select c.relname as name from pg_class c join pg_dist_partition d on d.logicalrelid = c.oid
    where c.relforcerowsecurity and (d.partmethod = 'h' or d.repmodel = 't')
  loop
    execute format('alter table %I no force row level security', one.name);
  end loop;
end $$;

-- Spreads the tables over a Citus cluster by workspace: psql "$OWNER_URL" -v ON_ERROR_STOP=1 -f infra/citus/distribute.sql
-- Once, on the coordinator, after `create extension citus` and `svc migrate`; again after each migration that adds tables.
-- What is distributed already is left as it is.
begin;

-- Triggers here look at rows of the same workspace alone, which are on the same node.
set local citus.enable_unsafe_triggers = on;

do $$
declare
  -- On every node, since each workspace's rows are joined with them or they are looked up by a secret before the
  -- workspace is known. Small, and written seldom.
  everywhere constant text[] := '{organisation, workspace, api_key, member, role, console_session, sign_in_link, passkey,
    engine_model, predictor_model, crawler_range}';
  -- On the coordinator alone: the books, which belong to organisations. Tables without a workspace, which processes share,
  -- are there too.
  books constant text[] := '{credit_hold, ledger_entry}';
  done text[] := '{}';
  ready text[];
  one text;
begin
  if to_regclass('pg_dist_partition') is not null then
    execute 'select coalesce(array_agg(logicalrelid::text), ''{}'') from pg_dist_partition' into done;
  end if;
  loop
    -- A table comes after those that it refers to.
    select array_agg(c.relname::text order by c.relname) into ready
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all (done) and c.relname <> all (books)
      and (c.relname = any (everywhere) or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id'))
      and not exists (
        select from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid and f.relname <> all (done));
    exit when ready is null;
    foreach one in array ready loop
      if one = any (everywhere) then
        perform create_reference_table(one::regclass);
      else
        perform create_distributed_table(one::regclass, 'workspace_id');
      end if;
    end loop;
    done := done || ready;
  end loop;
  for one in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all (done)
    order by c.relname
  loop
    perform citus_add_local_table_to_metadata(one::regclass);
  end loop;
end $$;

commit;

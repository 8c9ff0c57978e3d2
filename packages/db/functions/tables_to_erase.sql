-- Every table with rows of workspaces, those that refer to others first; partitions by themselves. The ledger stays
-- whole, since balances rest on it, and so do the hashes of the audit log.
create or replace function tables_to_erase() returns table (name text, depth integer)
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
revoke all on function tables_to_erase() from public;

-- Erases some rows of the caller's workspace, which must be on its way out; returns how many. Entries of the audit
-- log go once the tree has their hash.
create or replace function erase_workspace_rows(at_most integer) returns bigint
language plpgsql security definer set search_path = public as $$
declare t record; gone bigint; total bigint := 0;
begin
  perform from workspace where id = (select app_workspace()) and deleting_at is not null;
  if not found then raise exception 'this workspace was not deleted'; end if;
  for t in select name from tables_to_erase() loop
    execute format('delete from %1$s where ctid = any(array(select ctid from %1$s where workspace_id = $1 %2$s limit $2))',
      t.name, case when t.name = 'audit_entry' then 'and position is not null' end) using app_workspace(), at_most - total;
    get diagnostics gone = row_count;
    total := total + gone;
    exit when total >= at_most;
  end loop;
  update workspace set rows_erased = rows_erased + total where id = (select app_workspace());
  delete from graphile_worker._private_jobs where payload ->> 'workspaceId' = (select app_workspace()) and locked_at is null;
  return total;
end $$;
revoke all on function erase_workspace_rows(integer) from public;
grant execute on function erase_workspace_rows(integer) to svc_app;

-- Deletes up to so many of the rows of a table that a condition on workspace ($1) and project ($2) finds; null: all of them.
create or replace function delete_some(table_name text, condition text, workspace text, project text, at_most integer) returns bigint
language plpgsql set search_path = public as $$
declare gone bigint;
begin
  execute format('delete from %1$I where ctid = any(array(select ctid from %1$I where workspace_id = $1 and (%2$s) limit $3))',
    table_name, condition) using workspace, project, at_most;
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke all on function delete_some(text, text, text, text, integer) from public;

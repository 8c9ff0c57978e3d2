create or replace function count_rows_to_erase() returns bigint language plpgsql security definer set search_path = public as $$
declare t record; found_rows bigint; total bigint := 0;
begin
  for t in select name from tables_to_erase() loop
    execute format('select count(*) from %s where workspace_id = $1', t.name) into found_rows using app_workspace();
    total := total + found_rows;
  end loop;
  return total;
end $$;
revoke all on function count_rows_to_erase() from public;
grant execute on function count_rows_to_erase() to svc_app;

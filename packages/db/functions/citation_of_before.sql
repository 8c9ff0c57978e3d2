-- What the release before writes into the view.
create or replace function citation_of_before() returns trigger language plpgsql as $$
declare one record;
begin
  if tg_level = 'STATEMENT' then
    for one in select distinct workspace_id, scan_id from citation_row where workspace_id = (select app_workspace()) loop
      perform pack_citations(one.workspace_id, one.scan_id);
    end loop;
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into citation_row select new.*;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    update citation_pack set source_type[array_position(page_id, new.page_id)] = new.source_type
    where workspace_id = new.workspace_id and scan_id = new.scan_id and engine = new.engine and new.page_id = any (page_id);
    update citation_row set source_type = new.source_type
    where workspace_id = new.workspace_id and scan_id = new.scan_id and engine = new.engine and page_id = new.page_id;
    return new;
  end if;
  delete from citation_pack where workspace_id = old.workspace_id and scan_id = old.scan_id;
  delete from citation_row where workspace_id = old.workspace_id and scan_id = old.scan_id;
  return old;
end $$;
revoke all on function citation_of_before() from public;
grant execute on function citation_of_before() to svc_app;

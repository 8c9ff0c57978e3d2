-- online: a scan at a time, while others read and write.

do $$
declare one record;
begin
  for one in select workspace_id, id from scan loop
    perform pack_citations(one.workspace_id, one.id);
    commit;
  end loop;
end $$;

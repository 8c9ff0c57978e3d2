-- online: a page at a time, while others read and write.

do $$
declare one record;
begin
  for one in select workspace_id, project_id, url from page where words is null loop
    update page set words = to_tsvector('simple', concat_ws(' · ', title, url, left(text, 20000)))
      where workspace_id = one.workspace_id and project_id = one.project_id and url = one.url;
    commit;
  end loop;
end $$;

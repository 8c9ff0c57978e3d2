-- The scan that ended last of those without an index; indexes its answers. null: there is none.
-- Scans of an import wait until all of it is stored: it needs the processors itself, and a search reads them as they are.
create or replace function index_words() returns text
language plpgsql security definer set search_path = public as $$
declare one record;
begin
  select workspace_id, id into one from scan
    where not words_indexed and status in ('completed', 'partial', 'failed', 'cancelled')
      and not exists (select from answer_import i where i.workspace_id = scan.workspace_id and i.id = scan.import_id and i.status = 'storing')
    order by created_at desc limit 1 for update skip locked;
  if not found then return null; end if;
  insert into answer_word
    select a.workspace_id, a.project_id, a.id, a.created_at, a.scan_id, a.engine, to_tsvector('simple', left(a.text, 200000))
    from answer a where a.workspace_id = one.workspace_id and a.scan_id = one.id and a.project_id is not null and a.text <> ''
    on conflict do nothing;
  update scan set words_indexed = true where workspace_id = one.workspace_id and id = one.id;
  return one.id;
end $$;
revoke all on function index_words() from public;
grant execute on function index_words() to svc_app;

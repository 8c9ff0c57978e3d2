-- Citations go with their scan.
create or replace function forget_citations() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from citation where workspace_id = old.workspace_id and scan_id = old.id;
  return null;
end $$;
create or replace trigger forget_citations after delete on scan for each row execute function forget_citations();

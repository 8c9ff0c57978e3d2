-- The same for tables of organisations: see `is_own_workspace`.
create or replace function is_own_organisation(organisation text) returns boolean
language plpgsql immutable security definer set search_path = public as $$
begin
  return organisation = app_organisation();
end $$;

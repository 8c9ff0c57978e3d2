create or replace function no_workspace() returns text language plpgsql volatile as $$
begin
  raise exception 'no workspace set for this transaction' using errcode = '42501';
end $$;

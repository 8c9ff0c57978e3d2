-- Functions that run as the owner look a key's tenant up before any tenant is set.
create or replace procedure open_to_owner(tenant_table regclass) language plpgsql as $$
begin execute format('create policy owner on %s to %I using (true) with check (true)', tenant_table, current_user); end $$;

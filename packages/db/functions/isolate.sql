-- Gives a tenant table its isolation: forced row-level security and the app's rights.
create or replace procedure isolate(tenant_table regclass, rights text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s using (workspace_id = (select app_workspace())) with check (workspace_id = (select app_workspace()))', tenant_table);
  execute format('grant %s on %s to svc_app', rights, tenant_table);
end $$;

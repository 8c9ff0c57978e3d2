-- The rule of tenant tables on a Citus cluster (packages/db/citus), where a policy may have no sub-select. It is called for a
-- row's column, so nothing is worked out ahead of the statement that sets the tenant. It says immutable since Citus lets
-- no other function of a column stand in an UPDATE. With no tenant set it raises an error, as `app_workspace()` does.
create or replace function is_own_workspace(workspace text) returns boolean
language plpgsql immutable cost 1 as $$
declare own constant text := current_setting('app.workspace', true);
begin
  if own <> '' then return workspace = own; end if;
  return no_workspace() is null;
end $$;

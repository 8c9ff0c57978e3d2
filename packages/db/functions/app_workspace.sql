-- The tenant of the current transaction, or an error. Volatile, so that the planner never evaluates it ahead of
-- the statement that sets the tenant; policies call it in a sub-select, which runs it once a query. In SQL, so that
-- it is inlined: a procedural function costs a quarter of a small read.
create or replace function app_workspace() returns text language sql volatile as $$
  select case when current_setting('app.workspace', true) <> '' then current_setting('app.workspace', true) else no_workspace() end
$$;

-- What a session on the cluster needs: the tenant reaches the node that works on its rows, and triggers there may look at
-- other rows of the same workspace.
do $$
declare setting text;
begin
  foreach setting in array array['citus.propagate_set_commands = local', 'citus.allow_nested_distributed_execution = on',
    'citus.enable_unsafe_triggers = on', 'citus.multi_shard_modify_mode = sequential'] loop
    execute format('alter database %I set %s', current_database(), setting);
  end loop;
  -- Citus connects to the nodes as the role that asks.
  alter role svc_app login;
end $$;

-- Postgres keeps statistics of each partition by itself, but none of the table over them, by which it plans joins.
create or replace function analyze_months() returns void
language plpgsql security definer set search_path = public as $$
declare parent text;
begin
  foreach parent in array array['answer', 'cell_pack', 'event'] loop
    execute format(case when current_setting('server_version_num')::integer >= 180000 then 'analyze only %I' else 'analyze %I' end, parent);
  end loop;
end $$;
revoke all on function analyze_months() from public;
grant execute on function analyze_months() to svc_app;

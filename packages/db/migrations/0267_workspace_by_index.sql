-- app_workspace() is volatile, so a condition on it alone serves no index: credits, quotas and the search of answers read
-- whole tables, or walked an index from its second column. As a sub-select it runs once and the index is used, as in the
-- policies. The functions stay as they are otherwise.
do $$
declare one regprocedure;
begin
  for one in select p.oid from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql') and p.prosrc ~ '[^:]= app_workspace\(\)'
  loop
    execute regexp_replace(pg_get_functiondef(one), '([^:])= app_workspace\(\)', '\1= (select app_workspace())', 'g');
  end loop;
end $$;

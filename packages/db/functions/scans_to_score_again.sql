create or replace function scans_to_score_again(shape integer, at_most integer)
returns table (workspace_id text, scan_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id from scan s
    left join project p on p.workspace_id = s.workspace_id and p.id = s.project_id
  where (s.result_shape is null or s.result_shape < shape) and s.status in ('completed', 'partial', 'cancelled')
    and s.result is not null and s.brands is not null and not s.rows_dropped and p.deleted_at is null
  order by s.created_at desc limit at_most
$$;
revoke all on function scans_to_score_again(integer, integer) from public;
grant execute on function scans_to_score_again(integer, integer) to svc_app;

-- Scans whose figures stand, from before cells were kept: analytics see them once their cells are written.
create function scans_without_cells(at_most integer)
returns table (workspace_id text, scan_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id from scan s
  where s.status in ('completed', 'partial', 'cancelled') and s.recorded_samples > 0 and s.brands is not null
    and s.brands <> '[]' and not exists (select from cell c where c.workspace_id = s.workspace_id and c.scan_id = s.id)
  order by s.created_at desc limit at_most
$$;
revoke all on function scans_without_cells(integer) from public;
grant execute on function scans_without_cells(integer) to svc_app;
call open_to_owner('cell');

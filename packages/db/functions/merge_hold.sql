-- Adds a new hold to a scan's own, so that what is asked again is charged like the rest of the scan.
create or replace function merge_hold(extra text, into_hold text) returns void
language plpgsql security definer set search_path = public as $$
declare h credit_hold%rowtype;
begin
  select * into strict h from credit_hold where id = extra and workspace_id = (select app_workspace()) and released_at is null for update;
  update credit_hold set released_at = null,
      amount = h.amount + case when released_at is null then amount else captured end
    where id = into_hold and workspace_id = h.workspace_id;
  if not found then
    update credit_hold set id = into_hold where id = extra;
  else
    delete from credit_hold where id = extra;
  end if;
end $$;
revoke all on function merge_hold(text, text) from public;
grant execute on function merge_hold(text, text) to svc_app;

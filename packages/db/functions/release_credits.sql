-- Gives back what was held and not charged; safe to call again.
create or replace function release_credits(hold text)
returns integer language plpgsql security definer set search_path = public as $$
declare h credit_hold%rowtype;
begin
  select * into h from credit_hold where id = hold and workspace_id = (select app_workspace()) and released_at is null for update;
  if not found then return 0; end if;
  update credit_hold set released_at = now() where id = hold;
  update credit_account set held = held - (h.amount - h.captured)
    where organisation_id = h.organisation_id and mode = h.mode;
  return h.amount - h.captured;
end $$;
revoke all on function release_credits(text) from public;
grant execute on function release_credits(text) to svc_app;

-- False: the balance does not cover it. One conditional update, so that racing holds cannot overspend.
create or replace function hold_credits(hold_id text, credits integer)
returns boolean language plpgsql security definer set search_path = public as $$
declare tenant workspace%rowtype;
begin
  select * into strict tenant from workspace where id = (select app_workspace());
  perform expire_credits(tenant.organisation_id, tenant.mode);
  update credit_account set held = held + credits
    where organisation_id = tenant.organisation_id and mode = tenant.mode and posted - held >= credits;
  if not found then return false; end if;
  insert into credit_hold (id, organisation_id, mode, workspace_id, amount)
    values (hold_id, tenant.organisation_id, tenant.mode, tenant.id, credits);
  return true;
end $$;
revoke all on function hold_credits(text, integer) from public;
grant execute on function hold_credits(text, integer) to svc_app;

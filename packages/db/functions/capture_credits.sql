-- Charges one credit per reference not charged before; returns how many were. Grants that ended while their credits were held
-- are drawn first: they were held in time.
create or replace function capture_credits(hold text, charge_references text[])
returns integer language plpgsql security definer set search_path = public as $$
declare h credit_hold%rowtype; charged integer; rest integer; g record; part integer;
begin
  select * into strict h from credit_hold where id = hold and workspace_id = (select app_workspace()) for update;
  with entry as (
    insert into ledger_entry (organisation_id, mode, workspace_id, account, amount, kind, reference, hold_id)
    select h.organisation_id, h.mode, h.workspace_id, 'customer', -1, 'capture', r, h.id from unnest(charge_references) r
    on conflict do nothing returning reference)
  , counter as (
    insert into ledger_entry (organisation_id, mode, workspace_id, account, amount, kind, reference, hold_id)
    select h.organisation_id, h.mode, h.workspace_id, 'spent', 1, 'capture', reference, h.id from entry)
  select count(*) into charged from entry;
  if charged = 0 then return 0; end if;
  update credit_hold set captured = captured + charged where id = hold;
  update credit_account set posted = posted - charged, held = held - charged
    where organisation_id = h.organisation_id and mode = h.mode;
  rest := charged;
  for g in select id, remaining from credit_grant
    where organisation_id = h.organisation_id and mode = h.mode and remaining > 0
    order by coalesce(expires_at <= now(), false) desc, priority, expires_at nulls last, created_at, id for update
  loop
    exit when rest = 0;
    part := least(rest, g.remaining);
    update credit_grant set remaining = remaining - part where id = g.id;
    rest := rest - part;
  end loop;
  return charged;
end $$;
revoke all on function capture_credits(text, text[]) from public;
grant execute on function capture_credits(text, text[]) to svc_app;

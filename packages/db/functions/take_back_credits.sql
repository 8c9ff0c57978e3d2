-- Makes `back` what is taken of a purchase's credits: unspent and unheld ones go, and those of a dispute that was won come
-- again. Safe to repeat. Returns how many went; negative: came.
create or replace function take_back_credits(grant_id text, back integer) returns integer
language plpgsql security definer set search_path = public as $$
declare a credit_account%rowtype; g credit_grant%rowtype; part integer; name text;
begin
  select * into g from credit_grant where id = grant_id and source = 'purchase'
    and organisation_id = (select organisation_id from workspace where id = (select app_workspace()));
  if not found then return 0; end if;
  select * into strict a from credit_account where organisation_id = g.organisation_id and mode = g.mode for update;
  select * into strict g from credit_grant where id = grant_id for update;
  part := least(greatest(back, 0), g.amount) - g.taken_back;
  if part > 0 then part := least(part, g.remaining, greatest(0, a.posted - a.held)); end if;
  if part = 0 then return 0; end if;
  -- Each transaction takes or gives once.
  name := concat_ws('/', g.id, 'back', pg_current_xact_id());
  update credit_grant set remaining = remaining - part, taken_back = taken_back + part where id = grant_id;
  insert into ledger_entry (organisation_id, mode, account, amount, kind, reference)
    values (g.organisation_id, g.mode, 'customer', -part, 'expire', name), (g.organisation_id, g.mode, 'expired', part, 'expire', name);
  update credit_account set posted = posted - part where organisation_id = g.organisation_id and mode = g.mode;
  return part;
end $$;
revoke all on function take_back_credits(text, integer) from public;
grant execute on function take_back_credits(text, integer) to svc_app;

create or replace function expire_credits(organisation text, account_mode text) returns integer
language plpgsql security definer set search_path = public as $$
declare free bigint; g record; part integer; total integer := 0;
begin
  select -held into free from credit_account where organisation_id = organisation and mode = account_mode for update;
  if not found then return 0; end if;
  free := greatest(0, free + (select coalesce(sum(remaining), 0) from credit_grant
    where organisation_id = organisation and mode = account_mode and remaining > 0 and expires_at <= now()));
  for g in select id, remaining from credit_grant
    where organisation_id = organisation and mode = account_mode and remaining > 0 and expires_at <= now()
    order by expires_at, id for update
  loop
    exit when free = 0;
    part := least(free, g.remaining);
    update credit_grant set remaining = remaining - part where id = g.id;
    -- What is left falls with each step, so that no two references are the same.
    insert into ledger_entry (organisation_id, mode, account, amount, kind, reference)
      values (organisation, account_mode, 'customer', -part, 'expire', g.id || '/' || (g.remaining - part)),
             (organisation, account_mode, 'expired', part, 'expire', g.id || '/' || (g.remaining - part));
    free := free - part;
    total := total + part;
  end loop;
  update credit_account set posted = posted - total where organisation_id = organisation and mode = account_mode;
  return total;
end $$;
revoke all on function expire_credits(text, text) from public;

-- Books a grant once. Who may ask for one: grant_credits and grant_plan_credits.
create or replace function book_grant(grant_id text, organisation text, account_mode text, credits integer, grant_source text, grant_priority integer default 10, expires timestamptz default null)
returns void language plpgsql security definer set search_path = public as $$
begin
  insert into credit_account (organisation_id, mode) values (organisation, account_mode) on conflict do nothing;
  insert into credit_grant (id, organisation_id, mode, amount, remaining, source, priority, expires_at)
    values (grant_id, organisation, account_mode, credits, credits, grant_source, grant_priority, expires) on conflict do nothing;
  if not found then return; end if;
  insert into ledger_entry (organisation_id, mode, account, amount, kind, reference)
    values (organisation, account_mode, 'customer', credits, 'grant', grant_id),
           (organisation, account_mode, 'granted', -credits, 'grant', grant_id);
  update credit_account set posted = posted + credits where organisation_id = organisation and mode = account_mode;
end $$;
revoke all on function book_grant(text, text, text, integer, text, integer, timestamptz) from public;

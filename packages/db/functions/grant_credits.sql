create or replace function grant_credits(grant_id text, organisation text, account_mode text, credits integer, grant_source text,
  grant_priority integer default 10, expires timestamptz default null)
returns void language plpgsql security definer set search_path = public as $$
begin
  if not called_by_owner() and not (grant_source = 'purchase' and exists (
    select from credit_purchase p where 'grant_' || p.id = grant_id and p.organisation_id = organisation
      and p.mode = account_mode and p.credits = grant_credits.credits and p.state = 'granted'
      and p.organisation_id = (select organisation_id from workspace where id = (select app_workspace()))))
  then
    raise insufficient_privilege using message = 'credits come from a purchase, a plan or the owner';
  end if;
  perform book_grant(grant_id, organisation, account_mode, credits, grant_source, grant_priority, expires);
end $$;
revoke all on function grant_credits(text, text, text, integer, text, integer, timestamptz) from public;
grant execute on function grant_credits(text, text, text, integer, text, integer, timestamptz) to svc_app;

-- The plan's credits for one period. More than were granted for it before, as after an upgrade, add the difference.
create or replace function grant_plan_credits(organisation text, account_mode text, starts timestamptz, ends timestamptz, credits integer)
returns integer language plpgsql security definer set search_path = public as $$
declare already integer; grant_id text; tenant text := nullif(current_setting('app.workspace', true), '');
begin
  if not called_by_owner() and tenant is not null
    and organisation is distinct from (select organisation_id from workspace where id = tenant)
  then
    raise insufficient_privilege using message = 'these credits are of another organisation';
  end if;
  insert into credit_account (organisation_id, mode) values (organisation, account_mode) on conflict do nothing;
  perform from credit_account where organisation_id = organisation and mode = account_mode for update;
  select coalesce(sum(amount), 0) into already from credit_grant
    where organisation_id = organisation and mode = account_mode and source = 'plan' and period_start = starts;
  if credits <= already then return 0; end if;
  if not called_by_owner() and credits > most_plan_credits(organisation) then
    raise insufficient_privilege using message = 'the plan holds fewer credits';
  end if;
  if not called_by_owner() and tenant is null and not exists (
    select from organisation o left join subscription s on s.organisation_id = o.id
    where o.id = organisation
      and (s.processor is distinct from 'stripe' or s.status = 'cancelled' or (s.status = 'active' and s.period_end > now()))
      and not exists (select from credit_grant g where g.organisation_id = o.id and g.mode = account_mode
        and g.source = 'plan' and g.period_start <= now() and g.expires_at > now()))
  then
    raise insufficient_privilege using message = 'the plan has no credits to grant now';
  end if;
  grant_id := concat_ws('_', 'plan', organisation, account_mode, to_char(starts at time zone 'UTC', 'YYYYMMDDHH24MISS'), credits);
  perform book_grant(grant_id, organisation, account_mode, credits - already, 'plan', 10, ends);
  update credit_grant set period_start = starts where id = grant_id;
  return credits - already;
end $$;
revoke all on function grant_plan_credits(text, text, timestamptz, timestamptz, integer) from public;
grant execute on function grant_plan_credits(text, text, timestamptz, timestamptz, integer) to svc_app;

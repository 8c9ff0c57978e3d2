-- contract: grant_credits keeps its name and arguments; only its old body gets another name, and none but the owner called that.
-- The application makes no credits of its own: by hand is the owner's, a purchase has to stand there, and a plan's
-- are for the organisation that the caller works for, or one whose month has begun.
create function called_by_owner() returns boolean
language sql stable set search_path = public as $$
  select caller = current_user or coalesce((select rolsuper from pg_roles where rolname = caller), false)
  from (select case current_setting('role') when 'none' then session_user::text else current_setting('role') end as caller) c
$$;
revoke all on function called_by_owner() from public;

alter function grant_credits(text, text, text, integer, text, integer, timestamptz) rename to book_grant;
revoke all on function book_grant(text, text, text, integer, text, integer, timestamptz) from public, svc_app;

create function grant_credits(grant_id text, organisation text, account_mode text, credits integer, grant_source text,
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

-- The most that a month of an organisation's plan holds. A test holds it to the plans of the product.
create function most_plan_credits(organisation text) returns integer
language sql stable set search_path = public as $$
  select greatest(case o.plan when 'free' then 100 when 'starter' then 2000 when 'growth' then 20000 else 200000 end,
    coalesce((o.limit_overrides ->> 'creditsPerMonth')::integer, 0))
  from organisation o where o.id = organisation
$$;
revoke all on function most_plan_credits(text) from public;

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

revoke all on function grant_credits(text, text, text, integer, text, integer, timestamptz) from public;
grant execute on function grant_credits(text, text, text, integer, text, integer, timestamptz) to svc_app;

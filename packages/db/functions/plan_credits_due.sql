-- Organisations whose plan has no credits running now. `period_*` is the paid one, where there is a subscription; one
-- that is past due, or whose new period is not known yet, waits.
create or replace function plan_credits_due(after text, at_most integer)
returns table (organisation_id text, mode text, plan text, limit_overrides jsonb, anchor timestamptz, period_start timestamptz, period_end timestamptz)
language sql stable security definer set search_path = public as $$
  select o.id, m.mode, o.plan, o.limit_overrides, o.created_at, s.period_start, s.period_end
  from organisation o cross join (values ('live'), ('test')) as m(mode) left join subscription s on s.organisation_id = o.id
  where o.id > after and (s.processor is distinct from 'stripe' or s.status = 'cancelled' or (s.status = 'active' and s.period_end > now()))
    and not exists (select from credit_grant g where g.organisation_id = o.id and g.mode = m.mode
      and g.source = 'plan' and g.period_start <= now() and g.expires_at > now())
  order by o.id, m.mode limit at_most
$$;
revoke all on function plan_credits_due(text, integer) from public;
grant execute on function plan_credits_due(text, integer) to svc_app;

-- The most that a month of an organisation's plan holds. A test holds it to the plans of the product.
create or replace function most_plan_credits(organisation text) returns integer
language sql stable set search_path = public as $$
  select greatest(case o.plan when 'free' then 100 when 'starter' then 2000 when 'growth' then 20000 else 200000 end,
    coalesce((o.limit_overrides ->> 'creditsPerMonth')::integer, 0))
  from organisation o where o.id = organisation
$$;
revoke all on function most_plan_credits(text) from public;

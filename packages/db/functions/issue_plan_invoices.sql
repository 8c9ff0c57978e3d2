-- One invoice for each month whose plan credits were granted and whose plan has a price, where no processor bills it.
-- `prices` holds the price of each plan in the currency's smallest unit, `terms` what the invoices' pages say; null: no pages.
create or replace function issue_plan_invoices(prices jsonb, in_currency text, terms jsonb default null) returns integer
language plpgsql security definer set search_path = public as $$
declare issued integer;
begin
  insert into invoice (organisation_id, id, number, status, amount_due, amount_paid, currency, created_at, synced_at, details)
  select due.organisation_id, due.id, next_invoice_number(), 'open',
    due.amount, 0, in_currency, now(), now(), due.details
  from (
    select distinct o.id as organisation_id, 'inv_' || o.id || '_' || to_char(g.period_start at time zone 'UTC', 'YYYYMMDD') as id,
      (prices ->> o.plan)::bigint as amount,
      terms || jsonb_build_object('buyer', coalesce(d.name, o.name), 'billTo', jsonb_build_object(
        'address', coalesce(d.address, '{}'), 'country', d.country, 'taxId', d.tax_id), 'line', jsonb_build_object('kind', 'plan', 'plan', o.plan,
        'from', (g.period_start at time zone 'UTC')::date,
        -- The next month begins on the day on which this one ends.
        'to', ((g.expires_at - interval '1 day') at time zone 'UTC')::date)) as details
    from organisation o join credit_grant g on g.organisation_id = o.id and g.mode = 'live' and g.source = 'plan'
      and g.period_start <= now() and g.expires_at > now()
    left join billing_details d on d.organisation_id = o.id
    left join subscription s on s.organisation_id = o.id
    where (prices ->> o.plan)::bigint > 0 and (s.processor is distinct from 'stripe' or s.status = 'cancelled')
  ) due
  where not exists (select from invoice i where i.id = due.id)
  on conflict (id) do nothing;
  get diagnostics issued = row_count;
  return issued;
end $$;
revoke all on function issue_plan_invoices(jsonb, text, jsonb) from public;
grant execute on function issue_plan_invoices(jsonb, text, jsonb) to svc_app;

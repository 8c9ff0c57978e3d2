-- Such as 2026-00001. Numbers may have gaps, and none is given twice.
create or replace function next_invoice_number() returns text language sql volatile set search_path = public as $$
  select to_char(now(), 'YYYY') || '-' || lpad(nextval('invoice_number')::text, 5, '0')
$$;
revoke all on function next_invoice_number() from public;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'ledger entries are never changed or removed'; end $$;

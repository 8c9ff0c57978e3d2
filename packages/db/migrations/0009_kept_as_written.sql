-- What people and programs read whole is kept as it was written, `value` before its counts. jsonb would sort the keys
-- and convert every value on the way in, for look-ups that nobody makes.
alter table scan alter column result type json;
alter table score
  alter column presence type json,
  alter column mention type json,
  alter column citation type json;
alter table simulation alter column result type json;

-- An engine's body as it came: text, since a body may be nested deeper than Postgres parses.
alter table answer alter column raw type text;

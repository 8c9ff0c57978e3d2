-- What people and programs read whole is kept as it was written: `value` before its counts, an engine's body in the
-- engine's order. jsonb would sort the keys and convert every value on the way in, for look-ups that nobody makes.
alter table scan alter column result type json;
alter table score
  alter column presence type json,
  alter column mention type json,
  alter column citation type json;
alter table simulation alter column result type json;
alter table answer alter column raw type json;

create or replace function wants_event(wanted text[], type text) returns boolean language sql immutable as $$
  select wanted && array['*', type, split_part(type, '.', 1) || '.*']
$$;

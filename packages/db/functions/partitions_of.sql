-- Tables with a partition a month. `_before` holds what is older than the first of them, `_default` what fits none, which
-- stays empty while somebody makes partitions ahead.
create or replace function partitions_of(parent regclass) returns table (name regclass, since timestamptz, until timestamptz)
language sql stable set search_path = public set timezone = 'UTC' as $$
  select i.inhrelid::regclass, substring(b from $r$FROM \('([^']+)'\)$r$)::timestamptz, substring(b from $r$TO \('([^']+)'\)$r$)::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) b where i.inhparent = parent
$$;
revoke all on function partitions_of(regclass) from public;

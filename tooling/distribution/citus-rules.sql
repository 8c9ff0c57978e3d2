-- Stands in for Citus where there is none: functions of the same names that refuse what its documentation says it refuses.
create schema stand_in;
create table stand_in.pg_dist_partition (
  logicalrelid regclass primary key,
  kind text not null,
  partmethod text generated always as (case kind when 'distributed' then 'h' else 'n' end) stored,
  repmodel text generated always as (case kind when 'reference' then 't' else 's' end) stored
);

create function place(one regclass, kind text) returns void language plpgsql as $$
declare
  broken text;
begin
  -- Unique keys of a distributed table hold the column that it is distributed by.
  select string_agg(i.relname, ', ') into broken
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where place.kind = 'distributed' and x.indrelid = one and x.indisunique
    and not exists (select from pg_attribute a where a.attrelid = i.oid and a.attname = 'workspace_id');
  if broken is not null then raise exception '%: unique without workspace_id: %', one, broken; end if;
  -- A sequence of one node does not number rows of several.
  if place.kind = 'distributed' and exists (
    select from pg_attribute a where a.attrelid = one and (a.attidentity <> '' or pg_get_serial_sequence(one::text, a.attname) is not null) and a.attnum > 0 and not a.attisdropped)
  then raise exception '%: numbered by a sequence', one; end if;
  insert into stand_in.pg_dist_partition values (one, place.kind);
end $$;

create function create_distributed_table(one regclass, by text, colocate_with text) returns void language plpgsql as $$
begin
  if not exists (select from pg_attribute where attrelid = one and attname = by and attnotnull) then
    raise exception '% has no %', one, by;
  end if;
  perform place(one, 'distributed');
end $$;
create function create_reference_table(one regclass) returns void language sql as $$ select place(one, 'reference') $$;
create function citus_add_local_table_to_metadata(one regclass) returns void language sql as $$ select place(one, 'local') $$;

-- A distributed table refers to reference tables, or to distributed ones by workspace_id on both sides. Others refer to
-- reference or local tables alone, and what Citus does not know to none of them.
create function keys_that_cannot_be_kept() returns text language sql as $$
  select string_agg(k.conname, ', ') from pg_constraint k
  left join stand_in.pg_dist_partition m on m.logicalrelid = k.conrelid join stand_in.pg_dist_partition d on d.logicalrelid = k.confrelid
  where k.contype = 'f' and k.conparentid = 0
    and case when m.kind = 'distributed' then
      d.kind = 'local' or (d.kind = 'distributed' and not exists (
        select from unnest(k.conkey, k.confkey) pair(mine, theirs)
        join pg_attribute o on o.attrelid = k.conrelid and o.attnum = pair.mine and o.attname = 'workspace_id'
        join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.theirs and t.attname = 'workspace_id'))
    else m.kind is null or d.kind = 'distributed' or (m.kind = 'reference' and d.kind = 'local') end
$$;

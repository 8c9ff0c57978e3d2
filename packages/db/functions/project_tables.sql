-- Every table with rows of a project ($2, of the workspace $1), which rows these are, and in which order they can go. Found
-- are tables with `project_id` and those with a key into one; the rest is named here. The ledger, holds and the audit stay.
create or replace function project_tables() returns table (name text, belongs text, place integer)
language sql stable set search_path = public as $$
  with recursive held as (
    select c.oid, c.relname::text as name, exists (select from pg_attribute p where p.attrelid = c.oid and p.attname = 'project_id'
        and not p.attisdropped) as own, exists (select from pg_inherits i where i.inhrelid = c.oid and i.inhparent = 'answer'::regclass) as answers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('audit_entry', 'audit_log', 'audit_node', 'ledger_entry', 'credit_hold')),
  deep as (
    select oid, 0 as depth from held
    union
    select f.conrelid, deep.depth + 1 from deep join pg_constraint f on f.confrelid = deep.oid and f.contype = 'f'
      and f.conrelid <> f.confrelid where deep.depth < 30),
  -- `workspace_id` is the first column of each key.
  below as (
    select h.oid, string_agg(format('%I in (select %I from %s where workspace_id = $1 and project_id = $2)',
      k.attname, r.attname, p.name), ' or ') as belongs
    from held h join pg_constraint f on f.conrelid = h.oid and f.contype = 'f' and cardinality(f.conkey) = 2
      join held p on p.oid = f.confrelid and p.own
      join pg_attribute k on k.attrelid = h.oid and k.attnum = f.conkey[2]
      join pg_attribute r on r.attrelid = p.oid and r.attnum = f.confkey[2]
    where not h.own group by h.oid),
  -- Before the rows that they are found by.
  apart (name, belongs) as (values
    ('secret', 'holder in (select id from integration where workspace_id = $1 and project_id = $2)
      or holder in (select id from notification_channel where workspace_id = $1 and project_id = $2)'),
    ('webhook_delivery', 'event_id in (select id from event where workspace_id = $1 and project_id = $2)'),
    ('prompt_answer_count', 'prompt_id in (select id from prompt where workspace_id = $1 and project_id = $2)
      or prompt_id in (select prompt_id from answer where workspace_id = $1 and project_id = $2)'),
    ('cell_prompt', 'prompt_id in (select id from prompt where workspace_id = $1 and project_id = $2)
      or panel in (select panel from cell_pack where workspace_id = $1 and project_id = $2)
        and not panel in (select panel from cell_pack where workspace_id = $1 and project_id is distinct from $2 and panel is not null)'))
  select h.name, coalesce(apart.belongs, case when h.own then 'project_id = $2' when h.name = 'project' then 'id = $2' else below.belongs end),
    case when apart.name is not null then 0 when h.answers then 1 when h.name = 'project' then 100 else 50 - max(deep.depth) end as place
  from held h join deep using (oid) left join below using (oid) left join apart using (name)
  where h.own or h.name = 'project' or below.oid is not null or apart.name is not null
  group by h.oid, h.name, h.own, h.answers, apart.name, apart.belongs, below.belongs order by place, h.name
$$;
revoke all on function project_tables() from public;
grant execute on function project_tables() to svc_app;

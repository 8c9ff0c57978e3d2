-- What functions are on a cluster. `svc migrate` brings the texts of one Postgres back where they have changed: then
-- `svc distribute` has to run once more.

-- A function in SQL gives its arguments to Citus too late for a plan; one in PL/pgSQL, in time.
do $$
declare one record; body text;
begin
  for one in
    select p.oid::regprocedure as name, p.prosrc as body, p.proretset as rows, p.prorettype::regtype as type, pg_get_functiondef(p.oid) as whole
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql' and p.prokind = 'f' and p.pronargs > 0
      and exists (select from pg_dist_partition d where p.prosrc ~ (
        case d.partmethod when 'n' then '\m(update|into) ' else '\m(from|join|update|into) ' end || d.logicalrelid::text || '\M'))
  loop
    body := rtrim(one.body, E' \n;');
    body := case when one.rows then format('return query %s;', body)
      when body ~* '^\s*select' then format('return (%s);', body)
      when body ~* '\mreturning\M' then
        format('declare result %s; begin %s into result; return result; end;', one.type, body)
      else format('%s;', body) end;
    body := replace(one.whole, one.body, format(E'\n#variable_conflict use_column\nbegin\n%s\nend\n', body));
    execute regexp_replace(body, '\mLANGUAGE sql\M', 'LANGUAGE plpgsql');
  end loop;
  -- Which node a statement goes to depends on its values: one plan for all of them there cannot be.
  for one in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and 'plan_cache_mode=force_generic_plan' = any (p.proconfig)
  loop
    execute format('alter function %s reset plan_cache_mode', one.name);
  end loop;
end $$;

-- What follows a new workspace refers to it, and each role has a connection of its own to a node: there the application sees
-- what it wrote itself, and nothing of the owner before the end.
do $$ begin
  alter function make_workspace(text, text, text, text) security invoker;
  grant insert on workspace to svc_app;
  -- To make it anew would lock a table that each request reads.
  if not exists (select from pg_policies where tablename = 'workspace' and policyname = 'own_made') then
    create policy own_made on workspace for insert with check (is_own_organisation(organisation_id));
  end if;
end $$;

-- Migrations to come make their tables with the rule that a distributed table may have.
create or replace procedure isolate(tenant_table regclass, rights text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('create policy tenant on %s using (is_own_workspace(workspace_id)) with check (is_own_workspace(workspace_id))', tenant_table);
  execute format('grant %s on %s to svc_app', rights, tenant_table);
end $$;

-- Nobody listens on the node of a shard, and a transaction over several nodes cannot notify. Progress comes by looking.
create or replace function tell_of_scan() returns trigger language plpgsql as $$ begin return null; end $$;
create or replace function tell_of_run() returns trigger language plpgsql as $$ begin return null; end $$;

-- One workspace after another: rows of several nodes cannot be locked in one statement, and jobs are added here.
create or replace function dispatch_events(at_most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare tenant text; ids text[]; one record; handed integer := 0; active jsonb;
begin
  for tenant in
    select e.workspace_id from event e where e.dispatched_at is null group by 1 order by min(e.occurred_at) limit at_most
  loop
    select array_agg(w.id) into ids from (
      select e.id from event e where e.workspace_id = tenant and e.dispatched_at is null
      order by e.occurred_at limit at_most - handed for update skip locked) w;
    continue when ids is null;
    insert into webhook_delivery (workspace_id, id, webhook_id, event_id, event_type)
      select h.workspace_id, 'dlv_' || replace(gen_random_uuid()::text, '-', ''), h.id, w.id, w.type
      from event w join webhook h on h.workspace_id = w.workspace_id and h.state = 'active'
        and wants_event(h.events, w.type) and (h.project_ids is null or w.project_id = any(h.project_ids))
      where w.workspace_id = tenant and w.id = any (ids)
      on conflict do nothing;
    -- Members are on the coordinator: what they see goes along as a value.
    select coalesce(jsonb_object_agg(m.id, m.project_ids), '{}') into active from member m
      where m.workspace_id = tenant and m.status = 'active';
    for one in
      insert into notification (workspace_id, id, channel_id, event_id)
      select c.workspace_id, 'ntf_' || replace(gen_random_uuid()::text, '-', ''), c.id, w.id
      from event w join notification_channel c on c.workspace_id = w.workspace_id and c.state in ('active', 'failing')
        and case when c.holder is null
          then channel_wants(c.id, c.events, w.type, w.data) and (w.project_id is null or w.project_id = c.project_id)
          else wants_event(c.events, w.type) and active ? c.holder
            and (w.project_id is null or active -> c.holder = 'null' or active -> c.holder ? w.project_id) end
        and not exists (select 1 from project p where p.workspace_id = tenant and p.id in (c.project_id, w.project_id)
          and p.deleted_at is not null)
        and not (w.type = 'score.changed' and exists (select 1 from alert a where a.workspace_id = tenant
          and a.project_id = w.project_id and a.kind in ('sequential', 'change', 'anomaly') and a.metric = 'presence'
          and a.brand_id is null and a.engine is null and a.segment_id is null and coalesce(a.muted_until < now(), true)
          and a.state <> 'learning' and alert_tells(a.channel_ids, case when c.holder is null then c.id end, c.events, a.severity,
            c.minimum_severity, a.direction, a.minimum_effect, (w.data -> 'change' ->> 'value')::double precision)))
        and array_position(array['info', 'warning', 'critical'], event_severity(w.type, w.data))
          >= array_position(array['info', 'warning', 'critical'], c.minimum_severity)
      where w.workspace_id = tenant and w.id = any (ids)
      on conflict do nothing returning workspace_id, id
    loop
      perform enqueue_job('send_notification', json_build_object('workspaceId', one.workspace_id, 'notificationId', one.id),
        job_key := 'notify:' || one.id);
    end loop;
    for one in
      select distinct a.workspace_id, a.project_id from event w join alert a on a.workspace_id = w.workspace_id
        and (a.project_id = w.project_id or w.project_id is null and case w.type
          when 'engine.changed' then a.kind = 'engine_changed' else a.kind in ('credits_low', 'credits_end') end)
      where w.workspace_id = tenant and w.id = any (ids)
        and w.type in ('scan.completed', 'scan.partial', 'scan.cancelled', 'scan.failed', 'credits.low', 'credits.exhausted', 'engine.changed')
    loop
      perform enqueue_job('watch_alerts', json_build_object('workspaceId', one.workspace_id, 'projectId', one.project_id),
        job_key := 'alerts:' || one.project_id);
    end loop;
    update event set dispatched_at = now() where workspace_id = tenant and id = any (ids);
    handed := handed + cardinality(ids);
    exit when handed >= at_most;
  end loop;
  return handed;
end $$;

create or replace function claim_deliveries(claimer text, at_most integer, places integer, lease interval)
returns table (workspace_id text, id text, webhook_id text, url text, attempt integer, event json)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
declare hook record; taken text[]; left_over integer := at_most;
begin
  perform pg_advisory_xact_lock(hashtext('svc:claim_deliveries'));
  for hook in
    select h.workspace_id, h.id, h.url, h.state, h.failures, min(d.due_at) as due from webhook_delivery d
    join webhook h on h.workspace_id = d.workspace_id and h.id = d.webhook_id
    where d.state = 'pending' group by 1, 2, 3, 4, 5 order by due
  loop
    if hook.state = 'disabled' then
      update webhook_delivery d set state = 'failed', settled_at = now(), claim = null
        where d.workspace_id = hook.workspace_id and d.webhook_id = hook.id and d.state = 'pending';
    end if;
    continue when hook.state <> 'active' or left_over <= 0;
    select array_agg(c.id) into taken from (
      select d.id from webhook_delivery d
      where d.workspace_id = hook.workspace_id and d.webhook_id = hook.id and d.state = 'pending' and d.due_at <= now()
      order by d.due_at limit least(left_over, greatest(0, (case when hook.failures >= 5 then 2 else places end) - (
        select count(*)::integer from webhook_delivery b
        where b.workspace_id = hook.workspace_id and b.webhook_id = hook.id and b.claim is not null and b.due_at > now())))) c;
    continue when taken is null;
    left_over := left_over - cardinality(taken);
    update webhook_delivery d set claim = claimer, attempts = d.attempts + 1, due_at = now() + lease
      where d.workspace_id = hook.workspace_id and d.id = any (taken);
    return query
      select d.workspace_id, d.id, d.webhook_id, hook.url, d.attempts, json_build_object(
        'id', e.id, 'type', e.type, 'timestamp', to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'mode', e.mode, 'workspaceId', e.workspace_id, 'projectId', e.project_id,
        'resource', json_build_object('type', e.resource_type, 'id', e.resource_id),
        'sequence', e.sequence, 'requestId', e.request_id, 'data', e.data)
      from webhook_delivery d join event e on e.workspace_id = d.workspace_id and e.id = d.event_id
      where d.workspace_id = hook.workspace_id and d.id = any (taken);
  end loop;
end $$;

create or replace function index_words() returns text
language plpgsql security definer set search_path = public as $$
declare one record;
begin
  select workspace_id, id into one from scan
    where not words_indexed and status in ('completed', 'partial', 'failed', 'cancelled') order by created_at desc limit 1;
  if not found then return null; end if;
  perform from scan where workspace_id = one.workspace_id and id = one.id and not words_indexed for update skip locked;
  if not found then return null; end if;
  insert into answer_word
    select a.workspace_id, a.project_id, a.id, a.created_at, a.scan_id, a.engine, to_tsvector('simple', left(a.text, 200000))
    from answer a where a.workspace_id = one.workspace_id and a.scan_id = one.id and a.project_id is not null and a.text <> ''
    on conflict do nothing;
  update scan set words_indexed = true where workspace_id = one.workspace_id and id = one.id;
  return one.id;
end $$;

-- Jobs are on the coordinator, scans on the nodes: what stands still is asked for first, and then whether a job is left.
create or replace function abandoned_scans(idle interval, at_most integer) returns table (workspace_id text, scan_id text)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
declare one record; found integer := 0;
begin
  for one in
    select s.workspace_id, s.id, s.updated_at, array_agg('run:' || r.id) || array['plan:' || s.id, 'finish:' || s.id] as keys
    from scan s left join engine_run r on r.workspace_id = s.workspace_id and r.scan_id = s.id
    where s.status in ('queued', 'running', 'cancelling') and s.updated_at < now() - idle and s.origin = 'measured'
    group by 1, 2, 3 order by 3
  loop
    continue when exists (select from graphile_worker._private_jobs j
      where j.key = any (one.keys) and (j.attempts < j.max_attempts or j.locked_at is not null));
    workspace_id := one.workspace_id;
    scan_id := one.id;
    return next;
    found := found + 1;
    exit when found >= at_most;
  end loop;
end $$;

-- What a statement added is at hand for statements of this node alone: it is summed up first, and then counted row by row.
create or replace function count_answers() returns trigger language plpgsql security definer set search_path = public as $$
declare one record; sums jsonb;
begin
  if tg_op = 'DELETE' then
    select jsonb_agg(g) into sums from (
      select workspace_id, project_id, prompt_id, engine, outcome, coalesce(present::text, 'none') as present, -count(*) as change
      from gone group by 1, 2, 3, 4, 5, 6) g;
  else
    select jsonb_agg(g) into sums from (
      select workspace_id, project_id, prompt_id, engine, outcome, present, sum(change) as change from (
        select workspace_id, project_id, prompt_id, engine, outcome, coalesce(present::text, 'none') as present, 1 as change from added
        union all
        select workspace_id, project_id, prompt_id, engine, outcome, coalesce(present::text, 'none'), -1 from gone) moved
      group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0) g;
  end if;
  for one in
    select * from jsonb_to_recordset(sums) as g(workspace_id text, project_id text, prompt_id text, engine text, outcome text, present text, change bigint)
    order by 1, 2, 3, 4, 5, 6
  loop
    if one.project_id is not null then
      insert into answer_count as c (workspace_id, project_id, engine, outcome, present, answers)
        values (one.workspace_id, one.project_id, one.engine, one.outcome, one.present, one.change)
        on conflict (workspace_id, project_id, engine, outcome, present) do update set answers = c.answers + excluded.answers;
    end if;
    if one.prompt_id is not null then
      insert into prompt_answer_count as c (workspace_id, prompt_id, engine, outcome, present, answers)
        values (one.workspace_id, one.prompt_id, one.engine, one.outcome, one.present, one.change)
        on conflict (workspace_id, prompt_id, engine, outcome, present) do update set answers = c.answers + excluded.answers;
    end if;
  end loop;
  return null;
end $$;

-- Rows of other nodes cannot be named by their place there: the rest of a table goes at once, and tables one call after another.
create or replace function erase_workspace_rows(at_most integer) returns bigint
language plpgsql security definer set search_path = public as $$
declare t record; gone bigint; total bigint := 0; own constant text := app_workspace();
begin
  perform from workspace where id = own and deleting_at is not null;
  if not found then raise exception 'this workspace was not deleted'; end if;
  for t in select name from tables_to_erase() loop
    execute format('delete from %s where workspace_id = $1 %s', t.name,
      case when t.name = 'audit_entry' then 'and position is not null' end) using own;
    get diagnostics gone = row_count;
    total := total + gone;
    exit when total >= at_most;
  end loop;
  update workspace set rows_erased = rows_erased + total where id = own;
  delete from graphile_worker._private_jobs where payload ->> 'workspaceId' = own and locked_at is null;
  return total;
end $$;

-- Rows have no place that could be named across nodes: all of a table at once.
create or replace function delete_some(table_name text, condition text, workspace text, project text, at_most integer) returns bigint
language plpgsql set search_path = public as $$
declare gone bigint;
begin
  execute format('delete from %I where workspace_id = $1 and (%s)', table_name, condition) using workspace, project;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- By the workspaces themselves: a join tells Citus too late which shards they are in, and it would ask all.
create or replace function plan_usage() returns table (workspaces integer, projects integer, members integer, "concurrentScans" integer)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
declare own text[];
begin
  select coalesce(array_agg(w.id), '{}') into own from workspace me
    join workspace w on w.organisation_id = me.organisation_id and w.mode = me.mode
    where me.id = app_workspace() and w.deleting_at is null;
  workspaces := cardinality(own);
  select count(*) into projects from project p where p.workspace_id = any (own) and p.deleted_at is null;
  select count(distinct lower(m.email)) into members from member m where m.workspace_id = any (own) and m.status <> 'removed';
  select count(*) into "concurrentScans" from scan s
    where s.workspace_id = any (own) and s.status in ('queued', 'running', 'cancelling') and s.origin = 'measured';
  return next;
end $$;

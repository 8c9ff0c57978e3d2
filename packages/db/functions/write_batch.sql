-- Stores what came of samples that nobody settled before, counts it, and charges each answer once, for who holds the run by this
-- fence. Returns the scan's status; null, and nothing is stored, where another holder has taken the run over. One function: a batch
-- takes one round trip, with its transaction.
create or replace function write_batch(in_workspace text, in_scan text, in_run text, in_fence integer, in_project text, in_engine text,
  in_identity integer, in_hold text, in_bodies text, in_answers json, in_failures json, in_uncertain json)
returns text language plpgsql set search_path = public as $$
declare scan_status text; requester text; references_of text[]; charged integer := 0;
begin
  perform from engine_run r where r.workspace_id = in_workspace and r.id = in_run and r.fence = in_fence for update;
  if not found then return null; end if;
  with batch as (
    select * from json_to_recordset(in_answers) as b(p integer, k integer, id text, prompt_id text, outcome text, text text, copy_key text,
      citations jsonb, sources jsonb, organic_hosts jsonb, page_questions jsonb, products jsonb, ads jsonb, evidence jsonb, search_queries jsonb, searched boolean, model_served text, finish_reason text, usage jsonb,
      cost_usd double precision, latency_ms integer, requests integer, raw text, raw_hash bytea, detection jsonb, detector_version text,
      present boolean, mentioned boolean, cited boolean, created_at timestamptz)
  ), failure as (
    select * from json_to_recordset(in_failures) as f(p integer, k integer, requests integer, error jsonb)
  ), settled as (
    update attempt a set state = 'recorded', requests = a.requests + b.requests, answer_id = b.id, ended_at = now()
    from batch b where a.workspace_id = in_workspace and a.run_id = in_run
      and a.prompt_index = b.p and a.sample_index = b.k and a.state = 'started'
    returning b.*
  ), given_up as (
    update attempt a set state = 'failed', requests = a.requests + f.requests, error = f.error, ended_at = now()
    from failure f where a.workspace_id = in_workspace and a.run_id = in_run
      and a.prompt_index = f.p and a.sample_index = f.k and a.state = 'started'
    returning f.requests, f.error ->> 'kind' as kind
  ), stored as (
    insert into answer (workspace_id, id, scan_id, run_id, project_id, engine, prompt_index, prompt_id, sample_index, outcome, text, copy_key,
      citations, sources, organic_hosts, page_questions, products, ads, evidence, search_queries, searched, model_served, finish_reason, usage, cost_usd, latency_ms, requests, raw,
      raw_object, raw_hash, detection, detector_version, identity_version, present, mentioned, cited, created_at)
    select in_workspace, id, in_scan, in_run, in_project, in_engine, p, prompt_id, k, outcome, text, copy_key,
      citations, sources, organic_hosts, page_questions, products, ads, evidence, search_queries, searched, model_served, finish_reason, usage, cost_usd, latency_ms, requests, raw,
      in_bodies, raw_hash, detection, detector_version, in_identity, present, mentioned, cited, created_at from settled
    returning 1
  ), counted as (
    insert into answer_count as c (workspace_id, project_id, engine, outcome, present, answers)
    select in_workspace, in_project, in_engine, outcome, coalesce(present::text, 'none'), count(*)
    from settled where in_project is not null group by outcome, 5 order by outcome, 5
    on conflict (workspace_id, project_id, engine, outcome, present) do update set answers = c.answers + excluded.answers
  ), counted_by_prompt as (
    insert into prompt_answer_count as c (workspace_id, prompt_id, engine, outcome, present, answers)
    select in_workspace, prompt_id, in_engine, outcome, coalesce(present::text, 'none'), count(*)
    from settled where prompt_id is not null group by prompt_id, outcome, 5 order by prompt_id, outcome, 5
    on conflict (workspace_id, prompt_id, engine, outcome, present) do update set answers = c.answers + excluded.answers
  ), doubted as (
    insert into uncertain_detection (workspace_id, project_id, scan_id, answer_id, brand_id, engine, confidence, alias, matched, excerpt, excerpt_start, created_at)
    select in_workspace, in_project, in_scan, s.id, u.brand_id, in_engine, u.confidence, u.alias, u.matched, u.excerpt, u.excerpt_start, s.created_at
    from json_to_recordset(in_uncertain) as u(id text, brand_id text, confidence double precision, alias text, matched text,
      excerpt text, excerpt_start integer) join settled s on s.id = u.id
    returning 1
  ), totals as (
    select (select count(*) from settled)::integer as recorded, (select count(*) from given_up)::integer as failed,
      (select coalesce(sum(requests), 0) from settled)::integer + (select coalesce(sum(requests), 0) from given_up)::integer as requests,
      (select coalesce(sum(cost_usd), 0) from settled) as cost,
      (select max(model_served) from settled) as model
  ), run as (
    update engine_run r set recorded_samples = r.recorded_samples + t.recorded, failed_samples = r.failed_samples + t.failed,
      requests = r.requests + t.requests, cost_usd = r.cost_usd + t.cost, model_served = coalesce(t.model, r.model_served),
      credits_spent = r.credits_spent + case when in_hold is not null then t.recorded else 0 end,
      failures = r.failures || coalesce((select jsonb_object_agg(kind, n + coalesce((r.failures ->> kind)::integer, 0)) from (select kind, count(*) as n from given_up group by kind) c), '{}'),
      updated_at = now()
    from totals t where r.workspace_id = in_workspace and r.id = in_run
  ), scan as (
    update scan s set recorded_samples = s.recorded_samples + t.recorded, failed_samples = s.failed_samples + t.failed,
      credits_spent = s.credits_spent + case when in_hold is not null then t.recorded else 0 end, updated_at = now()
    from totals t where s.workspace_id = in_workspace and s.id = in_scan
    returning s.status, s.requested_by)
  select (select status from scan), (select requested_by from scan), (select array_agg(in_run || '/' || p || '/' || k) from settled)
  into scan_status, requester, references_of;
  if references_of is not null and requester is not null then
    if in_hold is not null then charged := capture_credits(in_hold, references_of); end if;
    perform note_usage(in_workspace, in_project, in_engine, requester, cardinality(references_of), charged);
  end if;
  return scan_status;
end $$;
revoke all on function write_batch(text, text, text, integer, text, text, integer, text, text, json, json, json) from public;
grant execute on function write_batch(text, text, text, integer, text, text, integer, text, text, json, json, json) to svc_app;

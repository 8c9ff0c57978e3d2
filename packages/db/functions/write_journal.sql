-- Writes that these samples are about to be asked, for who holds the run by this fence. Returns those that may be asked, as pairs: one
-- that was recorded or given up is never asked again. null: another holder has taken the run over.
create or replace function write_journal(in_workspace text, in_run text, in_fence integer, in_prompts integer[], in_samples integer[])
returns json language plpgsql set search_path = public as $$
declare claimed json;
begin
  perform from engine_run r where r.workspace_id = in_workspace and r.id = in_run and r.fence = in_fence and r.status = 'running';
  if not found then return null; end if;
  with claim as (
    insert into attempt as a (workspace_id, run_id, prompt_index, sample_index, state, fence)
    select in_workspace, in_run, s.p, s.k, 'started', in_fence from unnest(in_prompts, in_samples) as s(p, k)
    on conflict (workspace_id, run_id, prompt_index, sample_index)
    do update set fence = excluded.fence, claims = a.claims + 1, started_at = excluded.started_at where a.state = 'started'
    returning prompt_index, sample_index)
  select coalesce(json_agg(json_build_array(prompt_index, sample_index)), '[]') into claimed from claim;
  return claimed;
end $$;
revoke all on function write_journal(text, text, integer, integer[], integer[]) from public;
grant execute on function write_journal(text, text, integer, integer[], integer[]) to svc_app;

-- Further kinds of rules: breaks of a series, and facts (a goal's probability, the day the balance ends, an engine's change).
alter table alert drop constraint alert_kind_check;
alter table alert add constraint alert_kind_check check (kind in
  ('sequential', 'change', 'anomaly', 'source_lost', 'engine_health', 'goal_at_risk', 'engine_changed', 'credits_low', 'credits_end'));
alter table alert add column goal_id text;

create or replace function open_credit_alerts(at_most integer) returns table (workspace_id text, project_id text)
language sql stable security definer set search_path = public as $$
  select distinct a.workspace_id, a.project_id from alert a where a.kind in ('credits_low', 'credits_end') and a.state = 'firing' limit at_most
$$;
drop index alert_on_credits;
create index alert_on_credits on alert (workspace_id, project_id) where kind in ('credits_low', 'credits_end') and state = 'firing';

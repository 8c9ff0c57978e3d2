-- How urgent an event is; channels leave out what is below their floor.
create or replace function event_severity(type text, data json) returns text language sql immutable as $$
  select case
    when type in ('alert.fired', 'alert.resolved', 'alert.acknowledged') then coalesce(data ->> 'severity', 'warning')
    when type in ('credits.exhausted', 'scan.failed', 'webhook.disabled') then 'critical'
    when type in ('credits.low', 'schedule.skipped', 'engine.changed', 'scan.partial') then 'warning'
    when type = 'score.changed' and data -> 'change' ->> 'verdict' = 'fall' then 'warning'
    else 'info' end
$$;

-- Whether an alert on presence as a whole tells a channel of such a change itself, so that the change's event need not. `channel`: its
-- id where an alert may name it, null for a person's own.
create or replace function alert_tells(
  channel_ids text[], channel text, wanted text[], severity text, minimum_severity text,
  direction text, minimum_effect double precision, change double precision
) returns boolean language sql immutable as $$
  select case when channel is not null and channel_ids is not null then channel = any(channel_ids)
      else wants_event(wanted, 'alert.fired') end
    and array_position(array['info', 'warning', 'critical'], severity)
      >= array_position(array['info', 'warning', 'critical'], minimum_severity)
    and case direction when 'fall' then -1 when 'rise' then 1 else sign(change) end = sign(change)
    and abs(change) >= minimum_effect
$$;

-- Whether a channel is to hear of an event: an alert may name its channels.
create or replace function channel_wants(channel_id text, wanted text[], type text, data json) returns boolean
language sql immutable as $$
  select case when type like 'alert.%' and json_typeof(data -> 'channelIds') = 'array'
    then (data -> 'channelIds')::jsonb ? channel_id else wants_event(wanted, type) end
$$;

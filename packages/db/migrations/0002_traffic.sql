-- What worker processes share about an answer engine and one credential: rate, permits, pauses.
-- UNLOGGED: losing it in a crash costs one burst, and it is written about once a second per process.
-- No tenant data: `credential` is `operator` or the id of a provider key. Times are epoch milliseconds.
create unlogged table engine_bucket (
  engine text not null,
  credential text not null,
  next_slot_at double precision not null default 0,
  pace double precision not null default 1 check (pace > 0 and pace <= 1),
  updated_at double precision not null,
  cut_at double precision not null default 0,
  paused_until double precision not null default 0,
  ceiling double precision not null default 0,
  ceiling_until double precision not null default 0,
  -- {"<process>": {"held", "wants", "until"}}: in the row, so that its lock guards their sum as well.
  claims jsonb not null default '{}',
  -- The answer to the last lease, for RETURNING.
  lease jsonb not null default '{}',
  primary key (engine, credential)
) with (fillfactor = 50);

grant select, insert, update, delete on engine_bucket to svc_app;

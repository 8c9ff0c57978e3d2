-- What worker processes share about an answer engine and one credential: rate, permits, pauses. They lock the row,
-- compute, and write it back. UNLOGGED: losing it in a crash costs one burst. No tenant data: `credential` is
-- `operator` or the id of a provider key.
drop table engine_bucket;

create unlogged table engine_bucket (
  engine text not null,
  credential text not null,
  state json not null,
  primary key (engine, credential)
) with (fillfactor = 50);

grant select, insert, update, delete on engine_bucket to svc_app;

-- What an engine that repeats itself was not asked again is marked, with the reason in `error`.
alter table attempt drop constraint attempt_state_check, add constraint attempt_state_check
  check (state in ('started', 'recorded', 'failed', 'skipped'));
alter table engine_run
  -- The engine gave the same answer again to most prompts that were asked twice.
  add column repeats boolean not null default false,
  add column skipped_samples integer not null default 0;

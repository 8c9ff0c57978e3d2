-- Stored answers that a scan uses instead of asking. They stay with the scan that got them, and are counted anew nowhere:
-- this scan's own figures look them up here.
create table reused_answer (
  workspace_id text not null,
  scan_id text not null,
  engine text not null,
  prompt_index integer not null,
  sample_index integer not null,
  answer_id text not null,
  answered_at timestamptz not null,
  primary key (workspace_id, scan_id, engine, prompt_index, sample_index),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on reused_answer (workspace_id, answer_id);
call isolate('reused_answer');
alter table attempt drop constraint attempt_state_check, add constraint attempt_state_check
  check (state in ('started', 'recorded', 'failed', 'skipped', 'reused'));
alter table engine_run add column reused_samples integer not null default 0;

-- What a scorecard consisted of from a time on: a date of the past is read by the rows of then.
create table scorecard_version (
  workspace_id text not null,
  scorecard_id text not null,
  version integer not null,
  rows json not null,
  days integer not null check (days > 0),
  created_at timestamptz not null,
  primary key (workspace_id, scorecard_id, version),
  foreign key (workspace_id, scorecard_id) references scorecard on delete cascade
);
call isolate('scorecard_version');

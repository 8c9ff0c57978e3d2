-- The readings that `result` was computed from; null until the scan has ended.
alter table scan add column identity_version integer, add column detector_version text;

-- What detection could not decide by itself and no person has yet: derived, rewritten whenever an answer is read again.
create table uncertain_detection (
  workspace_id text not null,
  answer_id text not null,
  brand_id text not null,
  project_id text not null,
  scan_id text not null,
  engine text not null,
  confidence double precision not null,
  alias text not null,
  matched text not null,
  -- The answer's words around the span, and where in them it stands (UTF-16).
  excerpt text not null,
  excerpt_start integer not null,
  created_at timestamptz not null,
  primary key (workspace_id, answer_id, brand_id),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on uncertain_detection (workspace_id, project_id, created_at desc, answer_id desc);
create index on uncertain_detection (workspace_id, scan_id);
call isolate('uncertain_detection');

-- People's word on whether an answer means the brand. It decides that answer and teaches the project's rule.
create table detection_verdict (
  workspace_id text not null,
  answer_id text not null,
  brand_id text not null,
  project_id text not null,
  is_brand boolean not null,
  note text,
  alias text not null,
  matched text not null,
  excerpt text not null,
  excerpt_start integer not null,
  decided_by text not null,
  decided_at timestamptz not null,
  primary key (workspace_id, answer_id, brand_id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on detection_verdict (workspace_id, project_id, decided_at desc);
call isolate('detection_verdict');

-- Earlier readings of an answer: a row only where the next reading said something else.
create table detection_version (
  workspace_id text not null,
  answer_id text not null,
  identity_version integer not null,
  detector_version text not null,
  scan_id text not null,
  detection jsonb not null,
  present boolean,
  mentioned boolean,
  cited boolean,
  replaced_by_identity integer not null,
  replaced_by_detector text not null,
  replaced_at timestamptz not null default now(),
  primary key (workspace_id, answer_id, identity_version, detector_version),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on detection_version (workspace_id, scan_id, replaced_by_identity);
call isolate('detection_version');

-- Marks for trends: this scan's figures stand on other readings from here on.
create table detection_change (
  workspace_id text not null,
  scan_id text not null,
  identity_version integer not null,
  detector_version text not null,
  project_id text,
  previous_identity_version integer not null,
  previous_detector_version text not null,
  answers integer not null,
  -- Answers in which something about a brand reads differently now.
  changed integer not null,
  -- Of the overall figure, where the scan has one.
  presence_before double precision,
  presence_after double precision,
  at timestamptz not null,
  primary key (workspace_id, scan_id, identity_version, detector_version),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on detection_change (workspace_id, project_id, at desc);
call isolate('detection_change');

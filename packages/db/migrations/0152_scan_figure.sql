-- Headline figures of each scan without filters: of each surface and each engine, brand and measure. Computed from its
-- cells, and gone whenever those are written anew.
create table scan_figure (
  workspace_id text not null,
  scan_id text not null,
  project_id text not null,
  scanned_at timestamptz not null,
  brand_id text not null,
  measure text not null,
  surface text not null,
  -- '': the engines of the surface together.
  engine text not null,
  -- A hash of what else scans may differ by: engines, models, prompts, identity, locale.
  marker text not null,
  figure json not null,
  primary key (workspace_id, project_id, brand_id, measure, scan_id, surface, engine),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on scan_figure (workspace_id, scan_id);
call isolate('scan_figure');

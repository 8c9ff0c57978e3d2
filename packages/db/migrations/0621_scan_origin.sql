-- online: the scans of a large workspace are many.

drop index concurrently if exists scan_of_import;

create index concurrently scan_of_import on scan (workspace_id, import_id) where import_id is not null;

drop index concurrently if exists scan_origin;

-- Whether a project has measured anything.
create index concurrently scan_origin on scan (workspace_id, project_id, origin) where recorded_samples > 0;

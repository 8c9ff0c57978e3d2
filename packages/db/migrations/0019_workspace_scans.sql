-- All scans of a workspace, newest first.
create index on scan (workspace_id, created_at desc, id desc);

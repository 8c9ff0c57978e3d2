-- A scan writes thousands of citations while it holds its own row: a check of the key for each took a third of their time. A trigger
-- on the scan (functions/forget_citations.sql) takes them away with it.
alter table citation drop constraint citation_workspace_id_scan_id_fkey;

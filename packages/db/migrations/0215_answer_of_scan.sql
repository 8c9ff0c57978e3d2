-- The answers of a scan and of a prompt, newest first, with what else their lists are filtered by: neither the first page nor
-- the count has to read every row.
create index answer_of_scan on answer (workspace_id, scan_id, created_at desc, id desc) include (project_id, engine, outcome, present);
drop index answer_of_prompt;
create index answer_of_prompt on answer (workspace_id, prompt_id, created_at desc, id desc) include (project_id, engine, outcome, present);

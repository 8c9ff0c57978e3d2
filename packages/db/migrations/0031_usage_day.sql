-- What each day's answers came to: counted in the transaction that records them.
create table usage_day (
  workspace_id text not null references workspace,
  -- In UTC.
  day date not null,
  -- null: of a scan of a page.
  project_id text,
  engine text not null,
  requested_by text not null,
  answers integer not null,
  credits integer not null,
  unique nulls not distinct (workspace_id, day, project_id, engine, requested_by)
);
call isolate('usage_day', 'select, insert, update');
-- What was charged before this was counted.
insert into usage_day (workspace_id, day, project_id, engine, requested_by, answers, credits)
  select e.workspace_id, (e.at at time zone 'UTC')::date, r.project_id, r.engine, s.requested_by, count(*), count(*)
  from ledger_entry e join engine_run r on r.workspace_id = e.workspace_id and r.id = split_part(e.reference, '/', 1)
    join scan s on s.workspace_id = r.workspace_id and s.id = r.scan_id
  where e.kind = 'capture' and e.account = 'customer' group by 1, 2, 3, 4, 5;

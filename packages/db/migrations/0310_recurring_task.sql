-- When each task that comes by the clock is due next. The database's clock decides: that of a worker may be wrong.
create table recurring_task (
  task text primary key,
  due_at timestamptz not null
);
grant select, insert, update on recurring_task to svc_app;

-- The queue's own list of such tasks is not read any more. A worker with a wrong clock may have left times ahead in it.

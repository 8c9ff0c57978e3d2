-- What somebody has read of the inbox; what is not read has no row.
create table inbox_read (
  workspace_id text not null references workspace,
  -- A member, or a key that is nobody's.
  reader text not null,
  item text not null,
  read_at timestamptz not null default now(),
  primary key (workspace_id, reader, item)
);
call isolate('inbox_read');

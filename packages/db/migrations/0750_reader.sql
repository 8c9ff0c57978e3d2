-- Which engine reads a workspace's answers, and what that may cost a day.
create table reader (
  workspace_id text primary key references workspace,
  engine text not null,
  model text,
  daily_usd double precision not null check (daily_usd >= 0),
  -- Why the newest call failed; null: it did not.
  failure text,
  set_by text not null,
  updated_at timestamptz not null default now()
);
call isolate('reader');
call open_to_owner('reader');

-- What reading has cost on each day (UTC).
create table reader_day (
  workspace_id text not null references workspace,
  day date not null,
  calls integer not null,
  answers integer not null,
  usd double precision not null,
  -- Calls whose price nobody told: they count as the dearest usual price.
  unpriced integer not null default 0,
  primary key (workspace_id, day)
);
call isolate('reader_day');
call open_to_owner('reader_day');

-- What a reader said of a text, kept by the hash of text, names and order, so that the same text is paid for once.
create table text_reading (
  workspace_id text not null references workspace,
  reader text not null,
  text_hash text not null,
  pass smallint not null check (pass in (1, 2)),
  reading json not null,
  read_at timestamptz not null default now(),
  primary key (workspace_id, reader, text_hash, pass)
);
call isolate('text_reading');
call open_to_owner('text_reading');

-- The same by brand of an answer. Pass 2 is a second look at a tenth, to tell how far the reader agrees with itself.
create table brand_reading (
  workspace_id text not null,
  project_id text not null,
  scan_id text not null,
  answer_id text not null,
  brand_id text not null,
  reader text not null,
  pass smallint not null check (pass in (1, 2)),
  sentiment text not null check (sentiment in ('positive', 'neutral', 'negative', 'mixed', 'unknown')),
  strength text check (strength in ('recommended', 'listed', 'compared', 'mentioned', 'warned_against')),
  quote text,
  themes json not null,
  claims json not null,
  read_at timestamptz not null default now(),
  primary key (workspace_id, answer_id, brand_id, reader, pass),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on brand_reading (workspace_id, scan_id);
create index on brand_reading (workspace_id, project_id, reader);
call isolate('brand_reading');
call open_to_owner('brand_reading');

-- How a person finds an answer to speak of a brand, without having seen what the reader said. nulls: nobody can tell.
create table reading_check (
  workspace_id text not null,
  project_id text not null,
  scan_id text not null,
  answer_id text not null,
  brand_id text not null,
  sentiment text check (sentiment in ('positive', 'neutral', 'negative', 'mixed')),
  strength text check (strength in ('recommended', 'listed', 'compared', 'mentioned', 'warned_against')),
  note text,
  -- Whether it was one of the random sample; only such tell of the reader's error.
  drawn boolean not null,
  checked_by text not null,
  checked_at timestamptz not null default now(),
  primary key (workspace_id, answer_id, brand_id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on reading_check (workspace_id, project_id);
call isolate('reading_check');
call open_to_owner('reading_check');

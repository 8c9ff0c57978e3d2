-- Visits that answer engines sent, by day, engine and landing page, as the visitor statistics count them.
create table referral (
  workspace_id text not null,
  integration_id text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  referrer text not null,
  page text not null,
  visits integer not null,
  engaged integer not null,
  primary key (workspace_id, integration_id, day, referrer, page),
  foreign key (workspace_id, integration_id) references integration on delete cascade
);
call isolate('referral');

-- What people searched for when they saw the site among results, by day.
create table search_query (
  workspace_id text not null,
  integration_id text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  query text not null,
  clicks integer not null,
  impressions integer not null,
  primary key (workspace_id, integration_id, day, query),
  foreign key (workspace_id, integration_id) references integration on delete cascade
);
call isolate('search_query');

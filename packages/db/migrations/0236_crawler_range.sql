-- Addresses that operators of crawlers publish, as last fetched. No tenant data.
create table crawler_range (
  source text primary key,
  prefixes json not null,
  fetched_at timestamptz not null
);
grant select, insert, update on crawler_range to svc_app;

-- A table of the workspace's own in BigQuery, which figures are written to.
alter table integration drop constraint integration_kind_check,
  add constraint integration_kind_check check (kind in ('google_analytics', 'search_console', 'bing_webmaster', 'bigquery'));

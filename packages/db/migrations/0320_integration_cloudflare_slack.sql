-- Cloudflare's counts of crawlers' visits, and Slack's app.
alter table integration drop constraint integration_kind_check,
  add constraint integration_kind_check
    check (kind in ('google_analytics', 'search_console', 'bing_webmaster', 'bigquery', 'cloudflare', 'slack'));

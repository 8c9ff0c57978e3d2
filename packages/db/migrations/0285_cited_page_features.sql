-- What a cited page shows, for comparing own pages with it. null: read before this was kept.
alter table cited_page add column features json;

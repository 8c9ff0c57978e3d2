-- What a cited page shows beside its words: when it says it changed, its headings and its prices. null: read by an earlier release.
alter table cited_page add column shows json;

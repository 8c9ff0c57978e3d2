-- The words of a page's text, for searches: to read them anew takes ten milliseconds a page. null: stored by an earlier release.
alter table page add column words tsvector;

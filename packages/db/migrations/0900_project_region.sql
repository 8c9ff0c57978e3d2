-- Where in its country a project's scans ask from, as ISO 3166-2; null: the whole country.
alter table project add column region text;

-- Which brands a version of the identity is about, by the version: one that is missing, as all earlier ones are, is about every brand.
alter table project add column identity_changes jsonb not null default '{}';

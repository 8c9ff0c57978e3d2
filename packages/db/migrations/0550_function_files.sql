-- What the text of a file in `functions` was when it was applied, as SHA-256; null: a migration, which is applied once.
alter table schema_migration add column text_hash text;

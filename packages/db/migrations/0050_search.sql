-- Search looks for words and for what is spelled nearly so.
create extension if not exists pg_trgm;
create index prompt_words on prompt using gin (to_tsvector('simple', text)) where status = 'active';
create index prompt_letters on prompt using gin (text gin_trgm_ops) where status = 'active';

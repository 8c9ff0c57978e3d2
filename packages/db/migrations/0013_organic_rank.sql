-- Hosts of the organic results below a search engine's answer, best rank first; null: the engine shows none.
alter table answer add column organic_hosts jsonb;

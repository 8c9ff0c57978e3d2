-- A move that went live is logged under its title, which is told in the reader's language.
alter table logged_change add column messages json;

-- The messages that texts of a row were made from, by text: why a prompt is asked, what results, findings and failures say.
-- Rows of earlier releases have the texts alone.
alter table prompt add column messages json;
alter table scan add column messages json;
alter table simulation add column messages json;
alter table analysis add column messages json;
alter table answer_import add column messages json;
alter table schedule add column messages json;

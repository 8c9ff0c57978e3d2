-- The messages that texts of a row were made from, by text: what a rule and an alert say, and how a goal stands. Rows of
-- earlier releases have the texts alone.
alter table alert add column messages json;
alter table alert_event add column messages json;
alter table goal add column messages json;

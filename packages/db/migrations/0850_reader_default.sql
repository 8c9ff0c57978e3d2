-- A workspace may keep to the rules (no engine) where the operator has an engine read for all.
alter table reader alter column engine drop not null;
-- Why the newest call of the operator's engine failed on that day.
alter table reader_day add column failure text;
-- People say themes and facts, too; null: they left these open.
alter table reading_check add column themes json;
alter table reading_check add column facts json;
-- The model that answered, as the engine names it: one name asked for may be served by another model later.
alter table text_reading add column served text;
alter table brand_reading add column served text;

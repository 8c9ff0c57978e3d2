-- The message that the reason of a prompt was made from, by text. Prompts of earlier releases have the text alone.
alter table prompt add column messages json;

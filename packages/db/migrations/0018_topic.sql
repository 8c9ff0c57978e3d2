-- What a prompt is about, as it was generated or imported; prompts of one topic are one cluster of the market's interval.
alter table prompt add column topic text;
alter table scan_prompt add column topic text;

-- What the predictor expected of a scan that asks no answer engine: its headline.
alter table scan add column predicted json;

-- What an engine sent lives in the object store: the row keeps where and its SHA-256. `raw` holds bodies of before, and those
-- that the object store did not take.
alter table answer add column raw_object text, add column raw_hash bytea;

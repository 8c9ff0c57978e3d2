-- Frozen: no scans, while its history stays readable.
alter table project add column archived_at timestamptz;
-- What changed since the scan before, kept with the figures that it was computed from.
alter table scan add column change json;

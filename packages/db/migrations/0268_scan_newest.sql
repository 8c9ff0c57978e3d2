-- Two indexes had the same columns.
drop index scan_newest;

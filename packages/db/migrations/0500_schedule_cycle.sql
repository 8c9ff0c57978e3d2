-- Days over which a schedule spreads the questions of its set; null: each scan asks all of them.
alter table schedule add column cycle smallint check (cycle between 2 and 31);

-- Whose days, weeks and months a project's figures are told in, and its schedule runs by.
alter table project add time_zone text not null default 'UTC';

-- It has no primary key, since a project or an engine may be left out: without this, nothing is added to it while a cluster moves its workspace.
alter table usage_day replica identity full;

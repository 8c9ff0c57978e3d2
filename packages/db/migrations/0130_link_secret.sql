-- Signs links to objects that are kept in a folder; the same for all processes, without a setting. One row.
create table link_secret (
  id integer primary key check (id = 1),
  secret bytea not null
);
insert into link_secret values (1, sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));
grant select on link_secret to svc_app;

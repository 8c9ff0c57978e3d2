-- The language that a channel's messages and a member's invitation are written in.
alter table notification_channel add column language text not null default 'en' check (language in ('en', 'de'));
alter table member add column language text not null default 'en' check (language in ('en', 'de'));

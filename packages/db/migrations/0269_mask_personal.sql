-- E-mail addresses, telephone, account and card numbers in answers are replaced by dots before answers are stored.
alter table privacy_control add column mask_personal boolean not null default false;

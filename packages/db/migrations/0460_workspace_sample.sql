-- The workspace of the sample: invented brands and answers, so that people see what the product shows. It says so wherever it is met.
alter table workspace add column sample boolean not null default false;

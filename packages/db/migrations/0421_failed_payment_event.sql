-- What a processor told and what can never be applied, with the reason: somebody has to look at it.
alter table payment_event add column failed_at timestamptz, add column reason text;

-- What an operator's invoice says beside its amount, as it was on the day it was issued: seller, buyer, line and tax.
-- null: the invoice has no page.
alter table invoice add column details jsonb;

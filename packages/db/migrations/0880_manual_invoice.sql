-- Invoices of an operator without a payment processor have numbers of their own.
create sequence invoice_number;

-- Charges are listed by scan, of which a hold keeps the sum; its rows are those of the workspace alone.
grant select on credit_hold to svc_app;

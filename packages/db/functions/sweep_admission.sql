-- Forgets callers that nobody has heard of for a while.
create or replace function sweep_admission() returns void language sql security definer set search_path = public as $$
  delete from rate_bucket where full_at < now() - interval '1 minute';
  delete from request_claim where until < now();
$$;
revoke all on function sweep_admission() from public;
grant execute on function sweep_admission() to svc_app;

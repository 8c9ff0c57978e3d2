-- contract: grant_credits keeps its name and arguments; only its old body gets another name, and none but the owner called that.
-- The application makes no credits of its own: by hand is the owner's, a purchase has to stand there, and a plan's
-- are for the organisation that the caller works for, or one whose month has begun.
create or replace function called_by_owner() returns boolean
language sql stable set search_path = public as $$
  select caller = current_user or coalesce((select rolsuper from pg_roles where rolname = caller), false)
  from (select case current_setting('role') when 'none' then session_user::text else current_setting('role') end as caller) c
$$;
revoke all on function called_by_owner() from public;

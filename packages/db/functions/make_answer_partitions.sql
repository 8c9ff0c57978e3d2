-- One partition a month, made ahead. By this name workers of an earlier release ask for it.
create or replace function make_answer_partitions(ahead integer) returns integer
language sql security definer set search_path = public as $$ select make_partitions(ahead) $$;
revoke all on function make_answer_partitions(integer) from public;
grant execute on function make_answer_partitions(integer) to svc_app;

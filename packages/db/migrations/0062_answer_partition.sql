-- One partition of answers a month, made ahead; what fits none stays in the default one. A month of which the default
-- partition holds rows already keeps them there.
create function make_answer_partitions(ahead integer) returns integer
language plpgsql security definer set search_path = public as $$
declare first_day timestamptz; next_month timestamptz; partition text; made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('svc:answer_partitions'));
  for step in 0..ahead loop
    first_day := date_trunc('month', now(), 'UTC') + make_interval(months => step);
    next_month := date_trunc('month', now(), 'UTC') + make_interval(months => step + 1);
    partition := 'answer_' || to_char(first_day at time zone 'UTC', 'YYYY_MM');
    continue when to_regclass(partition) is not null;
    continue when exists (select from answer_default where created_at >= first_day and created_at < next_month);
    execute format('create table %I partition of answer for values from (%L) to (%L)', partition, first_day, next_month);
    made := made + 1;
  end loop;
  return made;
end $$;
revoke all on function make_answer_partitions(integer) from public;
grant execute on function make_answer_partitions(integer) to svc_app;
select make_answer_partitions(2);

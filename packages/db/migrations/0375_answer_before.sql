-- contract: the procedure served the three files before this one; no release calls it.
-- Answers of before the first month move out of the default partition, which is read under a lock whenever a month is added.
do $$ begin
  if exists (select from pg_constraint where conname = 'before_months' and conrelid = 'answer_default'::regclass) then
    alter table answer detach partition answer_default;
    alter table answer_default rename to answer_before;
    call attach_before('answer');
  end if;
end $$;
drop procedure attach_before(text);

-- online: old rows are read and indexes built while others write.

alter table event validate constraint before_months;

alter table cell_pack validate constraint before_months;

do $$ begin
  if exists (select from pg_constraint where conname = 'before_months' and conrelid = 'answer_default'::regclass) then
    alter table answer_default validate constraint before_months;
  end if;
end $$;

drop index concurrently if exists event_before_pkey;

create unique index concurrently event_before_pkey on event (workspace_id, id, occurred_at);

drop index concurrently if exists event_before_sequence;

create unique index concurrently event_before_sequence on event (workspace_id, resource_id, sequence, occurred_at);

drop index concurrently if exists cell_pack_before_pkey;

create unique index concurrently cell_pack_before_pkey on cell_pack (workspace_id, scan_id, brand_id, engine, scanned_at);

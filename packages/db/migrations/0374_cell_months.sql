-- contract: no release misses the table: in the same transaction another of its name takes its place, with the same columns.
-- Cells by month. The cells of a scan have one time, that of the scan: the key is as narrow as before.
alter table cell_pack rename to cell_pack_before;
alter table cell_pack_before drop constraint cell_pack_pkey, add constraint cell_pack_before_pkey primary key using index cell_pack_before_pkey;
alter index cell_pack_workspace_id_project_id_brand_id_scanned_at_idx rename to cell_pack_before_series;
revoke all on cell_pack_before from svc_app;

create table cell_pack (like cell_pack_before including defaults including constraints) partition by range (scanned_at);
alter table cell_pack drop constraint before_months, add primary key (workspace_id, scan_id, brand_id, engine, scanned_at),
  add foreign key (workspace_id, scan_id) references scan on delete cascade;
create index on cell_pack (workspace_id, project_id, brand_id, scanned_at);
call isolate('cell_pack', 'select, insert, delete');
call open_to_owner('cell_pack');
call attach_before('cell_pack');
select make_partitions(2);

create or replace view cell with (security_invoker = true) as
select
  k.workspace_id, k.scan_id, k.engine, p.prompt_index, k.brand_id, k.project_id, k.brand_role, k.scanned_at, k.surface, k.model_served,
  k.country, k.language, p.prompt_id, p.cluster, p.question, p.topic, p.intent, p.branded, p.text, k.withheld,
  coalesce(c.identity_version, k.identity_version[1]) as identity_version, coalesce(c.asked, k.asked[1]) as asked,
  coalesce(c.answered, k.answered[1]) as answered, coalesce(c.lost, k.lost[1]) as lost, coalesce(c.failed, k.failed[1]) as failed,
  coalesce(c.answers, k.answers[1]) as answers, coalesce(c.present, k.present[1]) as present,
  coalesce(c.mentioned, k.mentioned[1]) as mentioned, coalesce(c.retrieved, k.retrieved[1]) as retrieved,
  coalesce(c.grounded, k.grounded[1]) as grounded, coalesce(c.cited, k.cited[1]) as cited, coalesce(c.rank_sum, k.rank_sum[1]) as rank_sum,
  coalesce(c.first, k.first[1]) as first, coalesce(c.top3, k.top3[1]) as top3, coalesce(c.share_sum, k.share_sum[1]) as share_sum,
  coalesce(c.positive, k.positive[1]) as positive, coalesce(c.negative, k.negative[1]) as negative, coalesce(c.mixed, k.mixed[1]) as mixed,
  coalesce(c.neutral, k.neutral[1]) as neutral, coalesce(c.recommended, k.recommended[1]) as recommended,
  k.persona, coalesce(c.refused, k.refused[1]) as refused, coalesce(c.listed, k.listed[1]) as listed,
  coalesce(c.compared, k.compared[1]) as compared, coalesce(c.warned, k.warned[1]) as warned
from cell_pack k
  cross join lateral rows from (generate_series(1, k.cells), unnest(
    k.identity_version, k.asked, k.answered, k.lost, k.failed, k.answers, k.present, k.mentioned, k.retrieved, k.grounded, k.cited,
    k.rank_sum, k.first, k.top3, k.share_sum, k.positive, k.negative, k.mixed, k.neutral, k.recommended, k.refused, k.listed, k.compared,
    k.warned
  )) as c(place,
    identity_version, asked, answered, lost, failed, answers, present, mentioned, retrieved, grounded, cited, rank_sum, first, top3,
    share_sum, positive, negative, mixed, neutral, recommended, refused, listed, compared, warned
  )
  join cell_prompt p on p.workspace_id = k.workspace_id and p.panel = k.panel and p.place = c.place;

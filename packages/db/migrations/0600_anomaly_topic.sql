-- One topic can be what stood out.
alter table anomaly drop constraint anomaly_cause_check;
alter table anomaly add constraint anomaly_cause_check
  check (cause in ('brand', 'competitor', 'engine_change', 'topic', 'prompt_set', 'coverage', 'source_lost'));

-- Where a prompt comes from and why it is among the others; null for those from before this was kept.
alter table prompt
  add column source text check (
    source in ('searched', 'search_page', 'fan_out', 'engine', 'page', 'corpus', 'import', 'own')
  ),
  add column why text,
  add column demand jsonb;

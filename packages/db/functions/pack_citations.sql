-- Packs the rows of a scan.
create or replace function pack_citations(of_workspace text, of_scan text) returns void language plpgsql set search_path = public as $$
begin
  with moved as materialized (
    select *, case when url is null then 'domain' else 'page' end as kind from citation_row where workspace_id = of_workspace and scan_id = of_scan
  ), page as (
    select engine, kind, page_id, min(url) as url, min(domain) as domain,
      (array_agg(source_type order by brand_id is null, source_type))[1] as source_type, min(brand_id) as brand_id,
      row_number() over (partition by engine, kind order by page_id) as place
    from moved group by engine, kind, page_id
  ), prompt as (
    select engine, kind, prompt_index, bool_or(branded) as branded, min(prompt) as prompt, min(question) as question, min(topic) as topic,
      max(answers) as answers, min(project_id) as project_id, min(scanned_at) as scanned_at,
      row_number() over (partition by engine, kind order by prompt_index) as place
    from moved group by engine, kind, prompt_index
  ), pages as (
    select engine, kind, array_agg(page_id order by place) as page_id, array_agg(url order by place) as url, array_agg(domain order by place) as domain,
      array_agg(source_type order by place) as source_type, array_agg(brand_id order by place) as brand_id
    from page group by engine, kind
  ), prompts as (
    select engine, kind, min(project_id) as project_id, min(scanned_at) as scanned_at, array_agg(prompt_index order by place) as prompt_index,
      array_agg(branded order by place) as branded, array_agg(prompt order by place) as prompt, array_agg(question order by place) as question,
      array_agg(topic order by place) as topic, array_agg(answers order by place) as answers
    from prompt group by engine, kind
  ), counted as (
    select engine, kind, json_build_array(json_agg(p.place order by p.place, d.place), json_agg(d.place order by p.place, d.place),
      json_agg(cited order by p.place, d.place), json_agg(retrieved order by p.place, d.place), json_agg(own order by p.place, d.place),
      json_agg(rival order by p.place, d.place)) as counts
    from moved join prompt p using (engine, kind, prompt_index) join page d using (engine, kind, page_id) group by engine, kind
  )
  insert into citation_pack (workspace_id, scan_id, engine, kind, project_id, scanned_at, page_id, url, domain, source_type, brand_id,
    prompt_index, branded, prompt, question, topic, answers, counts)
  select of_workspace, of_scan, engine, kind, project_id, scanned_at, page_id, url, domain, source_type, brand_id,
    prompt_index, branded, prompt, question, topic, answers, counts
  from counted join pages using (engine, kind) join prompts using (engine, kind);
  delete from citation_row where workspace_id = of_workspace and scan_id = of_scan;
end $$;
revoke all on function pack_citations(text, text) from public;
grant execute on function pack_citations(text, text) to svc_app;

import { scopeOf, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import type postgres from 'postgres';
import { packCells } from './pack-cells.ts';

/** Answers of 2 kB as engines give them, made by the database. */
export async function fillAnswers(
  owner: postgres.Sql,
  { workspaceId, projectId, count }: { workspaceId: string; projectId: string; count: number },
): Promise<void> {
  const scan = `scn_${'a'.repeat(32)}`;
  await owner`insert into scan (workspace_id, id, project_id, status, config, requested_by, created_at)
    values (${workspaceId}, ${scan}, ${projectId}, 'completed', '{}', 'bench', now() - interval '2 days')`;
  await owner`insert into scan_prompt (workspace_id, scan_id, prompt_index, text, intent, branded)
    select ${workspaceId}, ${scan}, n, 'What is the best tool number ' || n || '?', 'best_of', false from generate_series(0, 499) n`;
  await owner`insert into answer (workspace_id, id, scan_id, run_id, project_id, engine, prompt_index, sample_index, outcome, text, citations, sources,
      searched, model_served, usage, latency_ms, requests, detection, detector_version, identity_version, present, mentioned, cited, created_at)
    select ${workspaceId}, 'ans_' || md5(n::text), ${scan}, 'run', ${projectId}, 'openai', n % 500, n / 500, 'answered',
      repeat('Teams that bill by the hour often start with "Acme", since it is simple. ', 20) || md5(n::text) || E'\n\n* ' || md5((n + 1)::text),
      '[{"url": "https://acme.example/time-tracking", "title": "Time tracking", "start": 10, "end": 40}]',
      '[{"url": "https://acme.example/time-tracking", "title": "Time tracking"}, {"url": "https://other.example/list", "title": "A list"}]',
      true, 'model-1', '{}', 900, 1, '{}', '5', 1, n % 3 = 0, n % 3 = 0, n % 6 = 0, now() - interval '1 day' + n * interval '20 milliseconds'
    from generate_series(0, ${count - 1}::integer) n`;
  await owner`analyze answer`;
}

interface Filled {
  workspaceId: string;
  projectId: string;
  /** The own brand first. */
  brandIds: readonly string[];
  engines: readonly string[];
  prompts: number;
  scans: number;
}

/** Scored scans a week apart: cells and citations as scoring writes them, and some answers. */
export async function fillScans(owner: postgres.Sql, db: TenantDatabase, filled: Filled): Promise<void> {
  const { workspaceId, projectId, brandIds, engines, prompts, scans } = filled;
  for (let at = 0; at < scans; at += 1) {
    const scan = `scn_${at.toString(16).padStart(32, '0')}`;
    const age = `${(scans - at) * 7} days`;
    await owner`insert into scan (workspace_id, id, project_id, status, config, requested_by, created_at, finished_at)
      values (${workspaceId}, ${scan}, ${projectId}, 'completed', '{}', 'bench', now() - ${age}::interval, now() - ${age}::interval)`;
    await owner`insert into scan_prompt (workspace_id, scan_id, prompt_index, text, intent, branded, topic)
      select ${workspaceId}, ${scan}, n, 'What is the best tool number ' || n || ' for teams that work in many places?', 'best_of', false, 'Topic ' || n % 12
      from generate_series(0, ${prompts - 1}::integer) n`;
    await packCells(
      scopeOf(db, workspaceId),
      sql`select ${scan}::text as scan_id, e as engine, n as prompt_index, b as brand_id, ${projectId}::text as project_id,
        case when b = ${brandIds[0] ?? ''} then 'own' else 'competitor' end as brand_role, now() - ${age}::interval as scanned_at, 'api+search' as surface,
        'model-1' as model_served, null as country, 'en' as language, null::text as persona, null as prompt_id, 'question ' || n as cluster, 'question ' || n as question,
        'Topic ' || n % 12 as topic, 'best_of' as intent, false as branded, 'question ' || n as text, 1 as identity_version, false as withheld, 3 as asked,
        3 as answered, 0 as lost, 0 as failed, 3 as answers, h as present, h as mentioned, 0 as retrieved, 3 as grounded, h / 2 as cited, h as rank_sum,
        h / 2 as first, h as top3, h * 0.1 as share_sum, 0 as positive, 0 as negative, 0 as mixed, h as neutral, 0 as recommended, 0 as refused, 0 as listed, 0 as compared, 0 as warned
      from generate_series(0, ${prompts - 1}::integer) n, unnest(${[...engines]}::text[]) e, unnest(${[...brandIds]}::text[]) b,
        lateral (select abs(hashtext(n || e || b || ${at}::text)) % 4 as h) counts`,
    );
    await owner`insert into citation_pack (workspace_id, scan_id, engine, kind, project_id, scanned_at, page_id, url, domain, source_type, brand_id,
        prompt_index, branded, prompt, question, topic, answers, counts)
      select ${workspaceId}, ${scan}, e, 'domain', ${projectId}, now() - ${age}::interval, array(select 'domain ' || d from generate_series(0, 59) d),
        array_fill(null::text, array[60]), array(select 'site' || d || '.example' from generate_series(0, 59) d), array_fill('editorial'::text, array[60]),
        array_fill(null::text, array[60]), array(select generate_series(0, ${prompts - 1}::integer)), array_fill(false, array[${prompts}::integer]),
        array(select 'question ' || n from generate_series(0, ${prompts - 1}::integer) n),
        array(select 'question ' || n from generate_series(0, ${prompts - 1}::integer) n),
        array(select 'Topic ' || n % 12 from generate_series(0, ${prompts - 1}::integer) n), array_fill(3, array[${prompts}::integer]),
        json_build_array(json_agg(n + 1), json_agg(d + 1), json_agg(1 + d % 3), json_agg(3), json_agg(d % 2), json_agg(1))
      from (select distinct e, n, abs(hashtext(n || e || k::text)) % 60 as d
        from generate_series(0, ${prompts - 1}::integer) n, unnest(${[...engines]}::text[]) e, generate_series(0, 7) k) cited
      group by e`;
  }
  await owner`analyze`;
}

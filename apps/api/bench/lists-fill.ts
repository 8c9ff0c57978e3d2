import type postgres from 'postgres';

const prompts = 50;
const engines = ['openai', 'anthropic', 'perplexity'];
const samples = 3;
const eachScan = prompts * engines.length * samples;

interface Filled {
  projectId: string;
  scanId: string;
  promptId: string;
  answerId: string;
}

/** A project with scans of fifty prompts on three engines, three answers each, over the last months; made by the database. */
export async function fillAnswers(
  sql: postgres.Sql,
  { workspaceId, projectId, answers }: { workspaceId: string; projectId: string; answers: number },
): Promise<Filled> {
  const scans = Math.ceil(answers / eachScan);
  const key = (prefix: string) => sql`${`${prefix}_${'0'.repeat(12)}`} || lpad(to_hex(n), 20, '0')`;
  const at = sql`now() - make_interval(mins => 10 * (${scans}::integer - n))`;
  await sql`insert into prompt_set (workspace_id, project_id, id, name, state, active, language)
    values (${workspaceId}, ${projectId}, ${`pst_${'0'.repeat(32)}`}, 'Prompts', 'active', true, 'en')`;
  await sql`insert into prompt (workspace_id, project_id, prompt_set_id, id, text, intent, branded)
    select ${workspaceId}, ${projectId}, ${`pst_${'0'.repeat(32)}`}, ${key('prm')}, 'Which board suits a team of ' || n || '?', 'best_of', false
    from generate_series(0, ${prompts - 1}::integer) n`;
  await sql`insert into scan (workspace_id, id, project_id, status, config, brands, planned_samples, recorded_samples, requested_by,
      created_at, started_at, finished_at, result_shape, words_indexed)
    select ${workspaceId}, ${key('scn')}, ${projectId}, 'completed',
      ${JSON.stringify({ engines, samplesK: samples, country: null, language: 'en', promptSetId: null })}::text::jsonb, '[]',
      ${eachScan}, ${eachScan}, 'key_bench', ${at}, ${at}, ${at}, 1000, true
    from generate_series(1, ${scans}::integer) n`;
  await sql`insert into scan_prompt (workspace_id, scan_id, prompt_index, prompt_id, text, intent, branded)
    select ${workspaceId}, ${key('scn')}, i, ${`prm_${'0'.repeat(12)}`} || lpad(to_hex(i), 20, '0'), 'Which board suits a team of ' || i || '?', 'best_of', false
    from generate_series(1, ${scans}::integer) n, generate_series(0, ${prompts - 1}::integer) i`;
  for (const [place, engine] of engines.entries()) {
    const run = sql`${`run_${place}${'0'.repeat(11)}`} || lpad(to_hex(n), 20, '0')`;
    await sql`insert into engine_run (workspace_id, scan_id, project_id, id, engine, surface, credential_id, status, planned_samples, recorded_samples)
      select ${workspaceId}, ${key('scn')}, ${projectId}, ${run}, ${engine}, 'api+search', 'operator', 'completed', ${prompts * samples}, ${prompts * samples}
      from generate_series(1, ${scans}::integer) n`;
    await sql`insert into answer (workspace_id, id, scan_id, run_id, project_id, engine, prompt_index, prompt_id, sample_index, outcome, text,
        citations, sources, usage, latency_ms, requests, detection, detector_version, identity_version, present, mentioned, cited, created_at)
      select ${workspaceId}, ${`ans_${place}`} || lpad(to_hex(n), 8, '0') || lpad(to_hex(i * ${samples} + k), 23, '0'), ${key('scn')}, ${run},
        ${projectId}, ${engine}, i, ${`prm_${'0'.repeat(12)}`} || lpad(to_hex(i), 20, '0'), k,
        case when (n * 31 + i * 7 + k) % 500 = 0 then 'refused' else 'answered' end,
        'Acme and Globex make boards for teams. ' || repeat('Buyers compare prices, support and how long it takes to learn. ', 5)
          || case when (n * 13 + i * 5 + k) % 1000 = 0 then 'rareword7' else '' end,
        '[]', '[]', '{}', 900, 1, '{"brands": [], "citations": []}', '5', 1, (i + k) % 3 = 0, (i + k) % 3 = 0, false, ${at}
      from generate_series(1, ${scans}::integer) n, generate_series(0, ${prompts - 1}::integer) i, generate_series(0, ${samples - 1}::integer) k
      order by n, i, k`;
    await sql`insert into score (workspace_id, id, project_id, scan_id, engine, prompt_id, prompt_index, prompt_text, status, provenance,
        presence, mention, citation, presence_value, identity_version, as_of)
      select ${workspaceId}, ${`scr_${place}`} || lpad(to_hex(n), 8, '0') || lpad(to_hex(i), 23, '0'), ${projectId}, ${key('scn')}, ${engine},
        ${`prm_${'0'.repeat(12)}`} || lpad(to_hex(i), 20, '0'), i, 'Which board suits a team of ' || i || '?', 'measured', 'live', '{}', '{}', '{}', 0.3, 1, ${at}
      from generate_series(1, ${scans}::integer) n, generate_series(0, ${prompts - 1}::integer) i`;
  }
  await sql`insert into answer_count select workspace_id, project_id, engine, outcome, coalesce(present::text, 'none'), count(*)
    from answer group by 1, 2, 3, 4, 5`;
  await sql`insert into prompt_answer_count select workspace_id, prompt_id, engine, outcome, coalesce(present::text, 'none'), count(*)
    from answer group by 1, 2, 3, 4, 5`;
  await sql`insert into answer_word select workspace_id, project_id, id, created_at, scan_id, engine, to_tsvector('simple', text) from answer
    order by created_at, id`;
  await sql`vacuum analyze`;
  const last = scans.toString(16).padStart(20, '0');
  return {
    projectId,
    scanId: `scn_${'0'.repeat(12)}${last}`,
    promptId: `prm_${'0'.repeat(32)}`,
    answerId: `ans_0${scans.toString(16).padStart(8, '0')}${'0'.repeat(23)}`,
  };
}

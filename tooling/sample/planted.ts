import type postgres from 'postgres';

/**
 * Tables with texts that neither the workspace nor the service has written: answers, pages, sources, logs, visits, uploads,
 * found names, and replies of other machines.
 */
const tables = [
  ...['answer', 'answer_word', 'attempt', 'engine_run', 'engine_change'],
  ...['citation_pack', 'cited_page', 'page', 'analysis', 'simulation', 'anomaly'],
  ...['competitor_suggestion', 'detection_verdict', 'uncertain_detection'],
  ...['crawler_visit', 'crawler_pull', 'referral', 'search_query', 'answer_import', 'data_export'],
  ...['recommendation', 'report', 'scan', 'alert_event', 'event', 'experiment'],
  ...['webhook_delivery', 'notification', 'notification_channel', 'integration', 'integration_run'],
];

/** Sentences are marked at their end, addresses in their query, pages in their path, domains in front; a single word stays. */
const functions = `
  create function pg_temp.marked(words text, mark text) returns text language sql as $$
    select case
      when words ~ '^https?://[^ ?]+$' then words || '?' || mark
      when words ~ '^/' then words || '/' || mark
      when words ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$' and words !~ '^[0-9.]+$' then mark || '.' || words
      when words ~ '[[:alpha:]].* ' then words || ' ' || mark
      else words end $$;
  create function pg_temp.marked(value jsonb, mark text) returns jsonb language plpgsql as $$
  begin
    return case jsonb_typeof(value)
      when 'string' then to_jsonb(pg_temp.marked(value #>> '{}', mark))
      when 'array' then (select coalesce(jsonb_agg(pg_temp.marked(one, mark) order by at), '[]')
        from jsonb_array_elements(value) with ordinality as part (one, at))
      when 'object' then (select coalesce(jsonb_object_agg(key, pg_temp.marked(one, mark)), '{}')
        from jsonb_each(value) as part (key, one))
      else value end;
  end $$;
  create function pg_temp.marked(list text[], mark text) returns text[] language sql as $$
    select array_agg(pg_temp.marked(one, mark) order by at) from unnest(list) with ordinality as part (one, at) $$;`;

/** Rows of the last scan, which every list begins with: marking the JSON of all answers takes half a minute. */
const rowsWithJson = 300;

/** Marks every sentence and address in those tables, of JSON in their last rows; each column has a word of its own. Tells what could not be marked. */
export async function plant(sql: postgres.Sql): Promise<{ marks: string[]; refused: string[] }> {
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name in ${sql(tables)}
      -- Of a citation's address its id is made.
      and (data_type in ('text', 'jsonb') or table_name = 'citation_pack' and udt_name = '_text' and column_name <> 'url') and is_generated = 'NEVER'`;
  await sql.unsafe(functions);
  const [marks, refused]: [string[], string[]] = [[], []];
  for (const { table, column, type } of columns) {
    const mark = `zq${table}0${column}`.replaceAll('_', '');
    try {
      const { count } = await sql.begin(async (one) => {
        await one`set local session_replication_role = replica`;
        const limit = type === 'jsonb' ? `limit ${rowsWithJson}` : '';
        // The last rows stay the last when they are written again, so that all columns of the same rows are marked.
        return one.unsafe(`update "${table}" set "${column}" = marked from (
          select row, pg_temp.marked(words, '${mark}') as marked from (
            select ctid as row, "${column}" as words from "${table}" order by ctid desc ${limit}) as last
          ) as read
          where "${table}".ctid = row and "${column}" is distinct from marked`);
      });
      if (count > 0) marks.push(mark);
    } catch (error) {
      refused.push(`${table}.${column}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { marks, refused };
}

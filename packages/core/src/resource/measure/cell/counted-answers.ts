import { type RawBuilder, sql } from 'kysely';

interface Prompt {
  paraphraseGroup: string | null;
  promptId: string | null;
  text: string;
}

/** Which prompts are one cluster: paraphrases of one question. A prompt of no group is one by itself. */
export const clusterOf = (prompt: Prompt): string => prompt.paraphraseGroup ?? prompt.promptId ?? prompt.text;

/** The same in SQL, for `p`, a row of `scan_prompt`. */
export const clusterInSql = sql<string>`coalesce(p.paraphrase_group, p.prompt_id, p.text)`;

/** The outcome that counts. A refusal or an empty answer says nothing about the brand: it is missing, not a zero. */
export const isReadable = (outcome: string): boolean => outcome === 'answered';

/** The same in SQL, for `a`, a row of `answer`. */
export const readableInSql = sql<boolean>`a.outcome = 'answered'`;

/** The origin of a project's figures: what it measured, or what it was given where it measured nothing; for a scan's `origin`. */
export const standingOriginInSql = (
  workspaceId: string,
  projectId: string,
): RawBuilder<'measured' | 'imported'> =>
  sql<'measured' | 'imported'>`(select project_origin(${workspaceId}, ${projectId}))`;

/** Condition for other rows than cells: rows `a` of scans of the project's origin. */
export const ofStandingOriginInSql = (workspaceId: string, projectId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from scan o where o.workspace_id = a.workspace_id and o.id = a.scan_id
    and o.origin = ${standingOriginInSql(workspaceId, projectId)})`;

/** Whether a row `t` with `scan_id` was measured or imported; for statements without parameters. */
export const originOfRowInSql =
  '(select o.origin from scan o where o.workspace_id = t.workspace_id and o.id = t.scan_id)';

/** How a row `t` with `scan_id` and `engine` came to be, in the words of the badge; for statements without parameters. */
export const badgeOfRowInSql = `case when t.engine = 'sandbox' then 'predicted' when ${originOfRowInSql} = 'imported' then 'cached' else 'live' end`;

/** Whether the engine's answers make no figure, such as those of a sandbox with too few pages; for `a`, a row of `answer`. */
export const withheldInSql = sql<boolean>`exists (select 1 from cell_pack c where c.workspace_id = a.workspace_id
  and c.scan_id = a.scan_id and c.engine = a.engine and c.withheld)`;

/**
 * Equal where one answer of a cell is a copy of another, for `a`, a row of `answer`; null where it had no text. The runner stores it
 * with each answer, since Postgres is slow at normalising and hashing texts. Answers of older releases have none: it is computed.
 */
export const copyKeyInSql = sql<
  string | null
>`coalesce(a.copy_key, case when a.text = '' then null else md5(lower(regexp_replace(a.text, '\\s+', ' ', 'g'))) end)`;

/** The answers that a condition on `a` finds, as a table, without what copies add: the same as `distinctAnswers` draws. */
export const distinctAnswersInSql = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select a.* from (
    select a.*, row_number() over (cell order by coalesce(a.text_key, ''), a.id) - 1 as place, count(*) over cell as n,
      count(*) over cell / max(a.times) over cell as drawn, a.prompt_index::bigint * 40503 % 65536 * count(*) over cell / 65536 as start
    from (select a.*, ${copyKeyInSql} as text_key, count(*) over (partition by a.scan_id, a.engine, a.prompt_index,
      coalesce(${copyKeyInSql}, a.id)) as times from answer a where ${condition}) a
    window cell as (partition by a.scan_id, a.engine, a.prompt_index)) a
    where ((a.place + 1) * a.drawn + a.start) / a.n > (a.place * a.drawn + a.start) / a.n)`;

import type {
  EvidenceAnswer,
  EvidenceQuery,
  EvidenceSpan,
  PromptEvidence,
} from '@svc/contract/measure/answer';
import { rowsOf, type Scope } from '@svc/db';
import type { AnswerDetection } from '@svc/detection';
import { sql } from 'kysely';
import { listRows } from '../../../kernel/index.ts';
import { readPageKinds, standingOriginInSql } from '../cell/index.ts';

type Input = EvidenceQuery & { projectId: string; promptId: string };

interface AskedIn {
  text: string;
  branded: boolean;
  scanId: string | null;
  identityVersion: number | null;
  brands: { id: string; name: string }[] | null;
}

export interface EvidenceKey {
  scanId: string;
  promptId: string;
  /** Stored answers that the scan took instead of asking this prompt. */
  taken: readonly string[];
}

/** The answers that the prompt’s figure in the scan counts. */
const behind = ({ workspace }: Scope, { scanId, promptId, taken }: EvidenceKey) => {
  const own = sql`a.scan_id = ${scanId} and a.prompt_id = ${promptId}`;
  const all = taken.length === 0 ? own : sql`((${own}) or a.id = any(${[...taken]}::text[]))`;
  return sql<boolean>`a.workspace_id = ${workspace.id} and ${all}`;
};

const importedInSql = sql<boolean>`exists (select from scan o where o.workspace_id = a.workspace_id and o.id = a.scan_id and o.origin = 'imported')`;

export async function takenAnswers(
  { db, workspace }: Scope,
  key: Omit<EvidenceKey, 'taken'>,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    select u.answer_id as id from reused_answer u join scan_prompt p on p.workspace_id = u.workspace_id and p.scan_id = u.scan_id
      and p.prompt_index = u.prompt_index
    where u.workspace_id = ${workspace.id} and u.scan_id = ${key.scanId} and p.prompt_id = ${key.promptId}`;
  return rows.map(({ id }) => id);
}

/** null: the project has no such prompt, not even a removed one. */
export async function findAsked({ db, workspace }: Scope, input: Input): Promise<AskedIn | null> {
  const wanted =
    input.scanId === undefined
      ? sql`(s.recorded_samples > 0 or exists (select from reused_answer u where u.workspace_id = s.workspace_id and u.scan_id = s.id))
          and s.origin = ${standingOriginInSql(workspace.id, input.projectId)}`
      : sql`s.id = ${input.scanId}`;
  const rows = await rowsOf<AskedIn>(db)`
    select coalesce(asked.text, p.text) as text, coalesce(asked.branded, p.branded) as branded, asked.id as scan_id,
      asked.identity_version, asked.brands
    from prompt p left join lateral (
      select s.id, s.identity_version, s.brands, sp.text, sp.branded from scan s
      join scan_prompt sp on sp.workspace_id = s.workspace_id and sp.scan_id = s.id and sp.prompt_id = p.id
      where s.workspace_id = p.workspace_id and s.project_id = p.project_id and ${wanted}
      order by s.created_at desc, s.id desc limit 1) asked on true
    where p.workspace_id = ${workspace.id} and p.project_id = ${input.projectId} and p.id = ${input.promptId}`;
  return rows[0] ?? null;
}

/** Counts of each engine's answers: those that can be read, and those that hold the brand. */
export const countsByEngine = (scope: Scope, key: EvidenceKey) => rowsOf<
  Omit<PromptEvidence['engines'][number], 'score'>
>(scope.db)`
    select engine, case when engine = 'sandbox' then 'predicted' when bool_or(scan_id <> ${key.scanId} or ${importedInSql}) then 'cached' else 'live' end as provenance,
      count(*) as answers, count(present) as readable, count(*) filter (where present) as present,
      count(*) filter (where mentioned) as mentioned, count(*) filter (where cited) as cited
    from answer a where ${behind(scope, key)}
    group by engine order by engine`;

/** With the kinds that the scan gave them, as in lists of sources. */
export async function citedPages(scope: Scope, key: EvidenceKey): Promise<PromptEvidence['citations']> {
  const pages = await citedInAnswers(scope, key);
  const kinds = await readPageKinds(
    scope,
    { scanId: key.scanId },
    pages.map(({ url }) => url),
  );
  return pages.map((page) => ({
    ...page,
    sourceType: (kinds.get(page.url) ?? page.sourceType) as typeof page.sourceType,
  }));
}

const citedInAnswers = (scope: Scope, key: EvidenceKey) => rowsOf<PromptEvidence['citations'][number]>(
  scope.db,
)`
    select c ->> 'canonicalUrl' as url, min(c ->> 'domain') as domain, min(c ->> 'sourceType') as source_type, min(c ->> 'brandId') as brand_id,
      count(distinct a.id) as answers
    from answer a, jsonb_array_elements(a.detection -> 'citations') c
    where ${behind(scope, key)}
    group by 1 order by answers desc, url limit 50`;

export const answersBehind = (
  scope: Scope,
  key: EvidenceKey,
  query: Input,
  spansOf: (text: string, detection: AnswerDetection) => EvidenceSpan[],
): Promise<PromptEvidence['answers']> =>
  listRows(scope.db.selectFrom('answer as a').where(behind(scope, key)), {
    columns: [
      'id',
      'engine',
      sql<
        EvidenceAnswer['provenance']
      >`case when engine = 'sandbox' then 'predicted' when scan_id <> ${key.scanId} or ${importedInSql} then 'cached' else 'live' end`.as(
        'provenance',
      ),
      'sampleIndex as sample',
      'outcome',
      'present',
      'mentioned',
      'cited',
      'text',
      'detection',
      'createdAt',
    ],
    filters: { engine: query.engine },
    order: { name: 'engine', by: ['engine', 'sampleIndex', 'id'], direction: 'asc' },
    toItem: ({ text, detection, ...row }): EvidenceAnswer => ({
      ...row,
      spans: spansOf(text, detection),
      citations: detection.citations,
    }),
    page: query,
  });

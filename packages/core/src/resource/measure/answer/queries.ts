import type { Answer, AnswerSummary, ListAnswers, SearchAnswers } from '@svc/contract/measure/answer';
import { detectionId } from '@svc/contract/measure/detection-review';
import { findOne, findRows, rowsOf, type Scope } from '@svc/db';
import type { AnswerDetection } from '@svc/detection';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Environment } from '../../../environment/index.ts';
import { isShown, type List, listRows } from '../../../kernel/index.ts';
import { pickedCells, readPageKinds } from '../cell/index.ts';

/** A kept file that shows where an answer comes from, and the object that holds it. */
export interface KeptEvidence {
  kind: 'html' | 'screenshot';
  contentType: string;
  /** Hex. */
  sha256: string;
  bytes: number;
  object: string;
  /** The sender, and when it was kept; older ones lack it. */
  source?: string | null;
  keptAt?: string;
}

declare module '@svc/db' {
  interface JsonColumns {
    'answer.citations': Answer['citations'];
    'answer.sources': Answer['sources'];
    'answer.organicHosts': string[];
    'answer.pageQuestions': { kind: 'people_also_ask' | 'related_search'; text: string }[];
    'answer.products': NonNullable<Answer['products']>;
    'answer.ads': NonNullable<Answer['ads']>;
    'answer.evidence': KeptEvidence[];
    'answer.searchQueries': string[];
    'answer.usage': Answer['usage'];
    'answer.detection': AnswerDetection;
  }
}

const joined = ({ db, workspace }: Scope) =>
  db
    .selectFrom('answer')
    .innerJoin('scan_prompt as p', (join) =>
      join
        .onRef('p.workspaceId', '=', 'answer.workspaceId')
        .onRef('p.scanId', '=', 'answer.scanId')
        .onRef('p.promptIndex', '=', 'answer.promptIndex'),
    )
    .where('answer.workspaceId', '=', workspace.id);

const originOfAnswer = sql`(select s.origin from scan s where s.workspace_id = answer.workspace_id and s.id = answer.scan_id)`;

const ownColumns = [
  'answer.id',
  'answer.scanId',
  'answer.runId as engineRunId',
  'answer.projectId',
  'answer.engine',
  'answer.promptId',
  'answer.sampleIndex as sample',
  'answer.outcome',
  'answer.present',
  'answer.mentioned',
  'answer.cited',
  'answer.searched',
  'answer.modelServed',
  sql<Answer['origin']>`${originOfAnswer}`.as('origin'),
  sql<
    Answer['provenance']
  >`case when answer.engine = 'sandbox' then 'predicted' when ${originOfAnswer} = 'imported' then 'cached'
    else 'live' end`.as('provenance'),
  'answer.latencyMs',
  'answer.createdAt',
  'answer.erasedAt as textErasedAt',
] as const;
const summaryColumns = [...ownColumns, 'p.text as prompt'] as const;
/** Looked up for the rows of a page: with a join, every row of the list would be. */
const promptText = sql<string>`(select p.text from scan_prompt p where p.workspace_id = answer.workspace_id
  and p.scan_id = answer.scan_id and p.prompt_index = answer.prompt_index)`.as('prompt');

/** The stored detection, each brand with the id under which it can be corrected. Earlier detectors read every answer whole. */
const toDetection = (answerId: string, found: AnswerDetection): Answer['detection'] => ({
  ...found,
  cut: found.cut ?? false,
  brands: found.brands.map((brand) => ({
    id: detectionId(answerId, brand.brandId),
    ...brand,
    confidence: brand.mentions.length + brand.candidates.length === 0 ? null : brand.confidence,
  })),
});

const answerById = findOne((scope, id: string) =>
  joined(scope)
    .select([
      ...summaryColumns,
      'answer.text',
      'answer.citations',
      'answer.sources',
      'answer.organicHosts',
      'answer.pageQuestions',
      'answer.products',
      'answer.ads',
      'answer.evidence',
      'answer.searchQueries',
      'answer.finishReason',
      'answer.usage',
      'answer.costUsd',
      'answer.detection',
      'answer.detectorVersion',
      'answer.identityVersion',
    ])
    .where('answer.id', '=', id)
    .where(isShown(scope, 'answer.projectId')),
);

/** With the objects that hold its evidence. */
type StoredAnswer = Omit<Answer, 'evidence'> & { evidence: KeptEvidence[] };

export async function findAnswer(scope: Scope, id: string): Promise<StoredAnswer | null> {
  const row = await answerById(scope, id);
  if (!row) return null;
  const detection = toDetection(id, row.detection);
  const kinds = await readPageKinds(
    scope,
    row,
    detection.citations.map(({ canonicalUrl }) => canonicalUrl),
  );
  // The detector guesses a page’s kind from its address; the scan gives each site one.
  const citations = detection.citations.map((one) => ({
    ...one,
    sourceType: (kinds.get(one.canonicalUrl) ?? one.sourceType) as typeof one.sourceType,
  }));
  return { ...row, evidence: row.evidence ?? [], detection: { ...detection, citations } };
}

/** Answers of a scan, including stored answers that it reused; these are marked. */
export async function listAnswerRows(
  scope: Scope,
  query: ListAnswers & { projectId?: string },
): Promise<List<AnswerSummary>> {
  const { scanId } = query;
  const taken = scanId === undefined ? [] : await takenAnswers(scope, scanId);
  const wanted = filteredAnswers(scope, query, taken);
  const { since, until, brandId, topic, tag, intent } = query;
  const counted = (since ?? until ?? brandId ?? topic ?? tag ?? intent) !== undefined;
  return listRows(wanted, {
    columns: [...ownColumns, promptText, sql<string>`left(answer.text, 280)`.as('excerpt')],
    order: { name: '-createdAt', by: ['answer.createdAt', 'answer.id'], direction: 'desc' },
    toItem: (row): AnswerSummary =>
      scanId === undefined || row.scanId === scanId ? row : { ...row, provenance: 'cached' },
    page: query,
    ...(counted && { total: totalUpTo(mostCounted, wanted.select(sql.lit(1).as('one'))) }),
    ...(!counted && scanId === undefined && { total: keptTotal(scope.workspace.id, query) }),
  });
}

type AnswerFilters = Omit<ListAnswers, 'limit' | 'offset' | 'after'> & { projectId?: string };

/** The answers that a list or a search is of. `taken`: stored answers that its scan took over. */
function filteredAnswers(scope: Scope, query: AnswerFilters, taken: readonly string[]) {
  const { scanId, projectId, engine, promptId, outcome, present, since, until, brandId, topic, tag, intent } =
    query;
  const { db, workspace } = scope;
  const answers = db.selectFrom('answer').where('answer.workspaceId', '=', workspace.id);
  const ofScan =
    taken.length > 0
      ? answers.where(sql<boolean>`(answer.scan_id = ${scanId} or answer.id = any(${[...taken]}::text[]))`)
      : answers.$if(scanId !== undefined, (all) => all.where('answer.scanId', '=', ownScan(scope, query)));
  return (
    ofScan
      .$if(projectId !== undefined && (scanId === undefined || taken.length > 0), (rows) =>
        rows.where('answer.projectId', '=', projectId ?? ''),
      )
      .$if(engine !== undefined, (rows) => rows.where('answer.engine', '=', engine ?? ''))
      .$if(promptId !== undefined, (rows) => rows.where('answer.promptId', '=', promptId ?? ''))
      // These two stand in the statement: they decide which index serves.
      .$if(outcome !== undefined, (rows) =>
        rows.where(sql<boolean>`answer.outcome = ${sql.lit(outcome ?? '')}`),
      )
      .$if(present !== undefined, (rows) => rows.where('answer.present', '=', sql.lit(present)))
      .$if(since !== undefined, (rows) =>
        rows.where(sql<boolean>`answer.created_at >= ${since ?? ''}::timestamptz`),
      )
      .$if(until !== undefined, (rows) =>
        rows.where(sql<boolean>`answer.created_at < ${until ?? ''}::timestamptz`),
      )
      .$if((topic ?? tag ?? intent) !== undefined, (rows) =>
        rows.where(
          sql<boolean>`answer.prompt_id = any(array(select q.id from prompt q where q.workspace_id = ${workspace.id}
          and (${projectId ?? null}::text is null or q.project_id = ${projectId ?? null}::text)
          and (${topic ?? null}::text is null or q.topic = ${topic ?? null}::text) and (${intent ?? null}::text is null or q.intent = ${intent ?? null}::text)
          and (${tag ?? null}::text is null or ${tag ?? null}::text = any(q.tags))))`,
        ),
      )
      .$if(brandId !== undefined, (rows) => rows.where(holdsBrand(scope, query)))
  );
}

/**
 * The scan, if it is one of the project. That is asked of the scan and not of each of its answers: they would be counted by a wider
 * index, and Postgres would plan anew for each call.
 */
const ownScan = ({ workspace }: Scope, { scanId, projectId }: AnswerFilters) =>
  projectId === undefined
    ? sql<string>`${scanId}`
    : sql<string>`(select s.id from scan s where s.workspace_id = ${workspace.id} and s.id = ${scanId} and s.project_id = ${projectId})`;

/** Which brands an answer holds stands in no index; which scans' cells hold one does, so that a rare one is found soon. */
function holdsBrand(scope: Scope, { projectId, scanId, promptId, brandId, since, until }: AnswerFilters) {
  const held = sql<boolean>`answer.detection @> ${{ brands: [{ brandId, present: true }] }}::jsonb`;
  if (projectId === undefined || scanId !== undefined || promptId !== undefined) return held;
  const cells = pickedCells(
    scope,
    {
      ...{ projectId, rules: [], bucket: 'all', brandIds: [brandId ?? ''] },
      // A scan's answers come after it began, some of them a day later.
      from: since === undefined ? null : new Date(Date.parse(since) - 7 * 86_400_000).toISOString(),
      to: until ?? null,
    },
    ['present'],
  );
  return sql<boolean>`(answer.scan_id, answer.engine, answer.prompt_index) in (
    select c.scan_id, c.engine, c.prompt_index from (${cells}) c where c.present > 0) and ${held}`;
}

/** Counting a long time would take a second; a search counts only up to this number. */
const mostCounted = 1_000;

const totalUpTo = (most: number, rows: { limit(most: RawBuilder<number>): Expression<unknown> }) =>
  sql<number>`(select count(*) from (${rows.limit(sql.lit(most))}) as counted)`;

/** Totals are kept for each project and each prompt, by the other filters of their lists. */
const keptTotal = (workspaceId: string, query: ListAnswers & { projectId?: string }) => {
  const { projectId = null, promptId, engine = null, outcome = null, present = null } = query;
  const counts =
    promptId === undefined
      ? sql`answer_count c where c.workspace_id = ${workspaceId} and c.project_id = ${projectId}::text`
      : sql`prompt_answer_count c where c.workspace_id = ${workspaceId} and c.prompt_id = ${promptId}`;
  return sql<number>`(select coalesce(sum(c.answers), 0)::bigint from ${counts}
    and (${engine}::text is null or c.engine = ${engine}::text) and (${outcome}::text is null or c.outcome = ${outcome}::text)
    and (${present}::boolean is null or c.present = ${present}::boolean::text))`;
};

async function takenAnswers({ db, workspace }: Scope, scanId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reused_answer')
    .select('answerId')
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .execute();
  return rows.map((row) => row.answerId);
}

type Match = Omit<AnswerSummary, 'mode' | 'excerpt'> & { text: string; rank: number; total: number };

/** Answers with these words: the newest hundred by rank, then by time; a thousand at most. */
export const matchingAnswers = (
  scope: Scope,
  input: SearchAnswers & { projectId: string },
): Promise<Match[]> => {
  const { projectId, query, scanId, engine, present, limit, offset } = input;
  const { promptId, topic, tag, intent, outcome, brandId, since, until } = input;
  return (promptId ?? topic ?? tag ?? intent ?? outcome ?? brandId ?? since ?? until) === undefined
    ? matches(scope, projectId, query, scanId ?? null, engine ?? null, present ?? null, limit, offset)
    : matchesAmong(scope, input);
};

/** Matches among the answers that the other filters leave, by time. Answers that are not indexed yet are read. */
async function matchesAmong(scope: Scope, input: SearchAnswers & { projectId: string }): Promise<Match[]> {
  const wanted = filteredAnswers(scope, input, []).where(
    sql<boolean>`coalesce((select w.words from answer_word w where w.workspace_id = answer.workspace_id and w.answer_id = answer.id),
      to_tsvector('simple', left(answer.text, 200000))) @@ websearch_to_tsquery('simple', ${input.query})`,
  );
  const rows = await wanted
    .select([
      ...ownColumns,
      promptText,
      'answer.text',
      totalUpTo(mostCounted, wanted.select(sql.lit(1).as('one'))).as('total'),
    ])
    .orderBy('answer.createdAt', 'desc')
    .orderBy('answer.id', 'desc')
    .limit(sql.lit(input.limit))
    .offset(sql.lit(input.offset))
    .execute();
  return rows.map((row) => ({ ...row, rank: 0 }));
}

const matches = findRows(
  (
    { db, workspace },
    projectId: string,
    query: string,
    scanId: string | null,
    engine: string | null,
    present: boolean | null,
    limit: number,
    offset: number,
  ) =>
    db
      .selectFrom(
        sql<{
          answerId: string;
          answeredAt: string;
          rank: number;
          total: number;
        }>`find_newest_answers(${projectId}, ${query}, ${scanId}::text, ${engine}::text, ${present}::boolean,
        ${limit}::integer, ${offset}::integer)`.as('m'),
      )
      .innerJoinLateral(
        (look) =>
          look
            .selectFrom('answer')
            .selectAll('answer')
            .where('answer.workspaceId', '=', workspace.id)
            .whereRef('answer.id', '=', 'm.answerId')
            .whereRef('answer.createdAt', '=', 'm.answeredAt')
            .limit(sql.lit(1))
            .as('answer'),
        (join) => join.onTrue(),
      )
      .select([...ownColumns, promptText, 'answer.text', 'm.rank', 'm.total'])
      .orderBy('m.rank', 'desc')
      .orderBy('answer.createdAt', 'desc')
      .orderBy('answer.id', 'desc'),
);

const mostMilliseconds = 40_000;

/** Indexes scans that have ended, newest first, one in each statement. What it leaves, the next run takes on. */
export async function indexWords({ database }: Environment, stop: AbortSignal): Promise<{ scans: number }> {
  const began = performance.now();
  for (let scans = 0; ; scans += 1) {
    if (stop.aborted || performance.now() - began > mostMilliseconds) return { scans };
    const rows = await rowsOf<{ scan: string | null }>(database.system)`select index_words() as scan`;
    if (!rows[0]?.scan) return { scans };
  }
}

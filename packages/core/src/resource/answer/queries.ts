import type { TenantDatabase } from '@svc/db';
import type { AnswerDetection as Found } from '@svc/detection';
import { sql } from 'kysely';
import type { List } from '../../kernel/index.ts';
import { detectionId } from '../detection-review/index.ts';
import type { Answer, AnswerSummary, ListAnswers } from './schema.ts';

const joined = (db: TenantDatabase, workspaceId: string) =>
  db
    .selectFrom('answer')
    .innerJoin('scan_prompt as p', (join) =>
      join
        .onRef('p.workspace_id', '=', 'answer.workspace_id')
        .onRef('p.scan_id', '=', 'answer.scan_id')
        .onRef('p.prompt_index', '=', 'answer.prompt_index'),
    )
    .where('answer.workspace_id', '=', workspaceId);

const summaryColumns = [
  'answer.id',
  'answer.scan_id',
  'answer.run_id',
  'answer.project_id',
  'answer.engine',
  'answer.prompt_id',
  'answer.sample_index',
  'answer.outcome',
  'answer.present',
  'answer.mentioned',
  'answer.cited',
  'answer.searched',
  'answer.model_served',
  'answer.latency_ms',
  'answer.created_at',
  'p.text as prompt',
] as const;

interface SummaryRow {
  id: string;
  scan_id: string;
  run_id: string;
  project_id: string | null;
  engine: string;
  prompt_id: string | null;
  prompt: string;
  sample_index: number;
  outcome: string;
  present: boolean | null;
  mentioned: boolean | null;
  cited: boolean | null;
  searched: boolean | null;
  model_served: string | null;
  latency_ms: number;
  created_at: string;
}

const toSummary = (row: SummaryRow) => ({
  id: row.id,
  scanId: row.scan_id,
  engineRunId: row.run_id,
  projectId: row.project_id,
  engine: row.engine,
  promptId: row.prompt_id,
  prompt: row.prompt,
  sample: row.sample_index,
  outcome: row.outcome as AnswerSummary['outcome'],
  present: row.present,
  mentioned: row.mentioned,
  cited: row.cited,
  searched: row.searched,
  modelServed: row.model_served,
  provenance: row.engine === 'sandbox' ? ('predicted' as const) : ('cached' as const),
  latencyMs: row.latency_ms,
  createdAt: row.created_at,
});

/** As it was stored, each brand with the id under which it can be corrected. */
const toDetection = (answerId: string, found: Found): Answer['detection'] => ({
  ...found,
  brands: found.brands.map((brand) => ({ id: detectionId(answerId, brand.brandId), ...brand })),
});

export async function findAnswer(
  db: TenantDatabase,
  workspaceId: string,
  id: string,
): Promise<Answer | null> {
  const row = await joined(db, workspaceId)
    .select(summaryColumns)
    .select([
      'answer.text',
      'answer.citations',
      'answer.sources',
      'answer.search_queries',
      'answer.finish_reason',
      'answer.usage',
      'answer.cost_usd',
      'answer.detection',
      'answer.detector_version',
      'answer.identity_version',
    ])
    .where('answer.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...toSummary(row),
    text: row.text,
    citations: row.citations as unknown as Answer['citations'],
    sources: row.sources as unknown as Answer['sources'],
    searchQueries: row.search_queries as string[] | null,
    finishReason: row.finish_reason,
    usage: row.usage as Record<string, unknown>,
    costUsd: row.cost_usd,
    detection: toDetection(id, row.detection as unknown as Found),
    detectorVersion: row.detector_version,
    identityVersion: row.identity_version,
  };
}

export async function listAnswerRows(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListAnswers,
): Promise<List<AnswerSummary>> {
  const narrow = <T extends ReturnType<typeof joined>>(from: T): T => {
    let rows = from.where('answer.project_id', '=', projectId);
    if (query.scanId !== undefined) rows = rows.where('answer.scan_id', '=', query.scanId);
    if (query.engine !== undefined) rows = rows.where('answer.engine', '=', query.engine);
    if (query.promptId !== undefined) rows = rows.where('answer.prompt_id', '=', query.promptId);
    if (query.outcome !== undefined) rows = rows.where('answer.outcome', '=', query.outcome);
    if (query.present !== undefined) rows = rows.where('answer.present', '=', query.present);
    return rows as T;
  };
  const [rows, { total }] = await Promise.all([
    narrow(joined(db, workspaceId))
      .select(summaryColumns)
      .select(sql<string>`left(answer.text, 280)`.as('excerpt'))
      .orderBy('answer.created_at', 'desc')
      .orderBy('answer.id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    narrow(joined(db, workspaceId))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map((row) => ({ ...toSummary(row), excerpt: row.excerpt })),
    total,
    limit: query.limit,
    offset: query.offset,
  };
}

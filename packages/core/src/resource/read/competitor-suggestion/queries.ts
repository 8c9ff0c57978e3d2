import type { CompetitorSuggestion, ListSuggestions } from '@svc/contract/read/competitor-suggestion';
import { type Scope, updateRows } from '@svc/db';
import type { Suggestion } from '@svc/detection/discover';
import { sql } from 'kysely';
import { type Context, type List, listRows } from '../../../kernel/index.ts';

const columns = [
  'id',
  'projectId',
  'name',
  'spellings',
  'domain',
  sql<'competitor' | 'alias'>`case when alias_of is null then 'competitor' else 'alias' end`.as('kind'),
  'aliasOf',
  'confidence',
  'answers',
  'answersRead',
  'prompts',
  'evidence',
  sql<{
    answerId: string;
    text: string;
  }>`json_build_object('answerId', example_answer_id, 'text', example)`.as('example'),
  'firstSeenAt',
  'lastSeenAt',
  'state',
  'brandId',
  'decidedBy',
  'decidedAt',
] as const;

const ofProject = ({ db, workspace }: Scope, projectId: string) =>
  db
    .selectFrom('competitor_suggestion')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId);

const mostNamed = {
  name: '-answers',
  by: ['answers', 'prompts', 'confidence', 'id'],
  direction: 'desc',
} as const;

export function listSuggestionRows(
  scope: Scope,
  { projectId, state, kind, ...page }: ListSuggestions & { projectId: string },
): Promise<List<CompetitorSuggestion>> {
  let base = ofProject(scope, projectId);
  if (kind !== undefined) base = base.where('aliasOf', kind === 'alias' ? 'is not' : 'is', null);
  return listRows(base, { columns, filters: { state }, order: mostNamed, page });
}

export const findSuggestion = (
  scope: Scope,
  { projectId, suggestionId }: { projectId: string; suggestionId: string },
): Promise<CompetitorSuggestion | undefined> =>
  ofProject(scope, projectId).select(columns).where('id', '=', suggestionId).executeTakeFirst();

export const saveDecision = (
  { db, workspace, actor, now }: Context,
  id: string,
  decided: { state: CompetitorSuggestion['state']; brandId: string | null },
): Promise<void> =>
  updateRows(
    db,
    'competitor_suggestion',
    { workspaceId: workspace.id, id },
    {
      state: decided.state,
      brandId: decided.brandId,
      decidedBy: actor.id,
      decidedAt: now().toISOString(),
    },
  );

export interface KnownSuggestion {
  id: string;
  keys: string[];
  state: CompetitorSuggestion['state'];
}

export const knownSuggestions = (scope: Scope, projectId: string): Promise<KnownSuggestion[]> =>
  ofProject(scope, projectId).select(['id', 'keys', 'state']).execute();

export interface FoundSuggestion extends Suggestion {
  id: string;
  keys: string[];
  exampleText: string;
}

/** Puts what a reading found in the place of what the one before found; what people decided stays as it is. */
export async function replaceSuggestions(
  { db, workspace, now }: Context,
  projectId: string,
  found: readonly FoundSuggestion[],
  answersRead: number,
): Promise<void> {
  const at = now().toISOString();
  const rows = found.map(({ example, exampleText, ...one }) => ({
    ...one,
    answerId: example.answerId,
    exampleText,
  }));
  await db
    .deleteFrom('competitor_suggestion')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('state', '=', 'open')
    .where(sql<boolean>`id <> all(${found.map(({ id }) => id)}::text[])`)
    .execute();
  await sql`
    insert into competitor_suggestion (workspace_id, id, project_id, key, keys, name, spellings, domain, alias_of, confidence, answers, answers_read,
      prompts, evidence, example_answer_id, example, first_seen_at, last_seen_at)
    select ${workspace.id}, f.id, ${projectId}, f.key, f.keys, f.name, f.spellings, f.domain, f."aliasOf", f.confidence, f.answers, ${answersRead}::integer,
      f.prompts, f.evidence, f."answerId", f."exampleText", ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${rows}::json) as f(id text, key text, keys text[], name text, spellings text[], domain text,
      "aliasOf" text, confidence double precision, answers integer, prompts integer, evidence text[], "answerId" text, "exampleText" text)
    on conflict (workspace_id, id) do update set key = excluded.key, keys = excluded.keys, name = excluded.name, spellings = excluded.spellings,
      domain = excluded.domain, alias_of = excluded.alias_of, confidence = excluded.confidence, answers = excluded.answers,
      answers_read = excluded.answers_read, prompts = excluded.prompts, evidence = excluded.evidence,
      example_answer_id = excluded.example_answer_id, example = excluded.example, last_seen_at = excluded.last_seen_at`.execute(
    db,
  );
}

/** Removes quotes from a scan whose answers no longer have their text. */
export async function forgetExamples({ db, workspace }: Scope, scanId: string): Promise<void> {
  await db
    .updateTable('competitor_suggestion')
    .set({ example: '' })
    .where('workspaceId', '=', workspace.id)
    .where('example', '<>', '')
    .where(
      sql<boolean>`example_answer_id in (select a.id from answer a where a.workspace_id = ${workspace.id} and a.scan_id = ${scanId})`,
    )
    .execute();
}

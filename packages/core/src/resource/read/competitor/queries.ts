import type { Competitor } from '@svc/contract/read/competitor';
import { deleteRows, rowsOf, type Scope } from '@svc/db';
import type { Context } from '../../../kernel/index.ts';
import { ofStandingOriginInSql, readableInSql } from '../../measure/cell/index.ts';

type Said = Pick<Competitor, 'relation' | 'note'>;

/** Relation and note of a project's competitors, by brand; without an entry a competitor is direct. */
export async function readRelations(
  { db, workspace }: Scope,
  projectId: string,
): Promise<ReadonlyMap<string, Said>> {
  const rows = await db
    .selectFrom('competitor')
    .select(['brandId', 'relation', 'note'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .execute();
  return new Map(rows.map(({ brandId, ...said }) => [brandId, said]));
}

export async function saveRelation(
  { db, workspace, now }: Context,
  key: { projectId: string; competitorId: string },
  said: Said,
): Promise<void> {
  await db
    .insertInto('competitor')
    .values({ workspaceId: workspace.id, projectId: key.projectId, brandId: key.competitorId, ...said })
    .onConflict((conflict) =>
      conflict.columns(['workspaceId', 'brandId']).doUpdateSet({ ...said, updatedAt: now().toISOString() }),
    )
    .execute();
}

export const deleteRelation = ({ db, workspace }: Scope, competitorId: string): Promise<void> =>
  deleteRows(db, 'competitor', { workspaceId: workspace.id, brandId: competitorId });

/** Texts of prompts by their ids. Keys that are not ids are left out. */
export async function readPromptTexts(
  { db, workspace }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('prompt')
    .select(['id', 'text'])
    .where('workspaceId', '=', workspace.id)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** Answers of one prompt and engine by the brands that they mention. */
export interface MentionSets {
  prompt: string;
  sandbox: boolean;
  imported: boolean;
  answers: number;
  sets: { brands: string[]; answers: number }[];
}

/** Prompts that name the brand are left out. */
export const readMentionSets = (
  { db, workspace }: Scope,
  key: { projectId: string; engine: string | null; from: string; to: string },
) => rowsOf<MentionSets>(db)`
    with mention_set as (
      select a.engine, coalesce(a.prompt_id, p.text) as prompt,
        (select coalesce(array_agg(d ->> 'brandId' order by d ->> 'brandId'), '{}') from jsonb_array_elements(a.detection -> 'brands') d
          where (d ->> 'mentioned')::boolean) as brands, count(*) as answers,
        bool_or(exists (select from scan s where s.workspace_id = a.workspace_id and s.id = a.scan_id and s.origin = 'imported')) as imported
      from answer a join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
      where a.workspace_id = ${workspace.id} and a.project_id = ${key.projectId} and ${readableInSql} and not p.branded
        and a.created_at >= ${key.from}::timestamptz and a.created_at < ${key.to}::timestamptz
        and ${ofStandingOriginInSql(workspace.id, key.projectId)}
        and (${key.engine}::text is null or a.engine = ${key.engine}::text)
      group by 1, 2, 3
    )
    select prompt, bool_or(engine = 'sandbox') as sandbox, bool_or(imported) as imported, sum(answers)::bigint as answers,
      json_agg(json_build_object('brands', brands, 'answers', answers)) as sets
    from mention_set group by engine, prompt`;

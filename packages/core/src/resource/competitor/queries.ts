import type { Context } from '../../kernel/index.ts';
import type { Competitor } from './schema.ts';

type Said = Pick<Competitor, 'relation' | 'note'>;

/** What is said of a project's competitors, by brand; those of whom nothing was said are direct ones. */
export async function readRelations(
  { db, workspace }: Context,
  projectId: string,
): Promise<ReadonlyMap<string, Said>> {
  const rows = await db
    .selectFrom('competitor')
    .select(['brand_id', 'relation', 'note'])
    .where('workspace_id', '=', workspace.id)
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ brand_id, ...said }) => [brand_id, said]));
}

export async function saveRelation(
  { db, workspace, now }: Context,
  key: { projectId: string; competitorId: string },
  said: Said,
): Promise<void> {
  await db
    .insertInto('competitor')
    .values({ workspace_id: workspace.id, project_id: key.projectId, brand_id: key.competitorId, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'brand_id'])
        .doUpdateSet({ ...said, updated_at: now().toISOString() }),
    )
    .execute();
}

export async function deleteRelation({ db, workspace }: Context, competitorId: string): Promise<void> {
  await db
    .deleteFrom('competitor')
    .where('workspace_id', '=', workspace.id)
    .where('brand_id', '=', competitorId)
    .execute();
}

/** Texts of prompts by their ids; keys that are no ids are not in it. */
export async function readPromptTexts(
  { db, workspace }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('prompt')
    .select(['id', 'text'])
    .where('workspace_id', '=', workspace.id)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
}

import type { FactSheet } from '@svc/contract/read/fact-sheet';
import { rowsOf, type Scope } from '@svc/db';
import type { BrandDetection } from '@svc/detection';
import type { Context } from '../../../kernel/index.ts';
import { newestMentions, type PanelQuery, readableInSql } from '../../measure/cell/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'fact_sheet.facts': FactSheet['facts'];
  }
}

export const findFactSheet = ({ db, workspace }: Scope, projectId: string): Promise<FactSheet | undefined> =>
  db
    .selectFrom('fact_sheet')
    .select(['projectId', 'facts', 'updatedAt'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .executeTakeFirst();

export async function saveFactSheet(
  { db, workspace, actor, now }: Context,
  projectId: string,
  facts: FactSheet['facts'],
): Promise<void> {
  const row = { facts, updatedBy: actor.id, updatedAt: now().toISOString() };
  await db
    .insertInto('fact_sheet')
    .values({ workspaceId: workspace.id, projectId, ...row })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'projectId']).doUpdateSet(row))
    .execute();
}

export interface ClaimingAnswer {
  id: string;
  engine: string;
  sandbox: boolean;
  imported: boolean;
  topic: string | null;
  question: string;
  text: string;
  brands: BrandDetection[];
  /** Claims that the engine read in the answer; null: rules read, or the engine has not read it yet. */
  claims: EngineClaim[] | null;
  /** The model that read them, as the engine names it. */
  served: string | null;
}

export interface EngineClaim {
  text: string;
  about: string;
}

/** The newest answers of the cells picked that mention the own brand, copies once. */
export const readClaiming = (
  scope: Scope,
  query: PanelQuery,
  { brandId, reader, limit }: { brandId: string; reader: string; limit: number },
) => rowsOf<ClaimingAnswer>(scope.db)`
    select id, engine, sandbox, imported, topic, question, text, brands, claims, served from (
      select distinct on (a.scan_id, a.engine, a.prompt_index, md5(a.text)) a.id, a.engine, p.surface = 'sandbox' as sandbox, p.origin = 'imported' as imported,
        p.topic, p.question, a.text, a.detection -> 'brands' as brands, r.claims, r.served, a.created_at
      from (${newestMentions(scope, query, limit)}) p
        join answer a on a.workspace_id = p.workspace_id and a.scan_id = p.scan_id and a.engine = p.engine and a.prompt_index = p.prompt_index
        left join brand_reading r on r.workspace_id = a.workspace_id and r.answer_id = a.id and r.brand_id = ${brandId}
          and r.reader = ${reader} and r.pass = 1
      where a.workspace_id = ${scope.workspace.id} and a.mentioned and a.erased_at is null and ${readableInSql}
      order by a.scan_id, a.engine, a.prompt_index, md5(a.text), a.id
    ) found order by created_at desc, id limit ${limit}::integer`;

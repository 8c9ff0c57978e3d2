import type { PromptTemplate } from '@svc/contract/measure/prompt-template';
import { insertRow, type Scope } from '@svc/db';
import type { Context } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'prompt_template.variables': PromptTemplate['variables'];
  }
}

const columns = ['id', 'name', 'text', 'intent', 'language', 'variables', 'createdAt'] as const;

/** The workspace's own, newest first. */
export async function ownTemplates({ db, workspace }: Scope): Promise<PromptTemplate[]> {
  const rows = await db
    .selectFrom('prompt_template')
    .select(columns)
    .where('workspaceId', '=', workspace.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, source: 'own' as const }));
}

export const insertTemplate = (
  { db, workspace, actor }: Context,
  template: Pick<PromptTemplate, 'id' | 'name' | 'text' | 'intent' | 'language' | 'variables'>,
): Promise<void> =>
  insertRow(db, 'prompt_template', {
    ...template,
    workspaceId: workspace.id,
    variables: template.variables,
    createdBy: actor.id,
  });

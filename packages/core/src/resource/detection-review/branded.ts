import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { classifyPrompt, setPromptsBranded } from '../prompt-set/index.ts';
import { setScanPromptsBranded } from '../scan/index.ts';
import type { IdentityBrand } from './identity.ts';

/**
 * A prompt that names the brand says nothing about whether the brand comes up by itself; a new name can make a prompt
 * such a one. Marks the prompts of a project or of a scan by the brand's present names.
 */
export async function markBranded(
  db: TenantDatabase,
  of: { table: 'prompt' | 'scan_prompt'; column: 'project_id' | 'scan_id'; id: string; workspaceId: string },
  brands: readonly IdentityBrand[],
): Promise<void> {
  const own = brands.find((brand) => brand.role === 'own');
  if (!own) return;
  const names = [own.name, ...own.aliases, ...own.domains];
  const [table, column] = [sql.table(of.table), sql.ref(of.column)];
  const { rows } = await sql<{ text: string; branded: boolean }>`
    select distinct text, branded from ${table} where workspace_id = ${of.workspaceId} and ${column} = ${of.id}`.execute(
    db,
  );
  for (const branded of [true, false]) {
    const wrong = rows.filter(
      (row) => row.branded !== branded && classifyPrompt(row.text, names).branded === branded,
    );
    if (wrong.length === 0) continue;
    const texts = wrong.map(({ text }) => text);
    const { workspaceId, id } = of;
    if (of.table === 'prompt') await setPromptsBranded(db, { workspaceId, projectId: id }, texts, branded);
    else await setScanPromptsBranded(db, { workspaceId, scanId: id }, texts, branded);
  }
}

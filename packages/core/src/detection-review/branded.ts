import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { classifyPrompt } from '../prompt-generation/index.ts';
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
  const wrong = rows.filter(({ text, branded }) => classifyPrompt(text, names).branded !== branded);
  if (wrong.length === 0) return;
  await sql`
    update ${table} p set branded = not w.branded
    from unnest(${wrong.map(({ text }) => text)}::text[], ${wrong.map(({ branded }) => branded)}::boolean[]) as w(text, branded)
    where p.workspace_id = ${of.workspaceId} and p.${column} = ${of.id} and p.text = w.text and p.branded = w.branded`.execute(
    db,
  );
}

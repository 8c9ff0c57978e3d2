import type { Branding } from '../../branding/index.ts';
import type { Context } from '../../kernel/index.ts';

export async function upsertBranding({ db, workspace, now }: Context, branding: Branding): Promise<void> {
  const row = {
    name: branding.name,
    logo_url: branding.logoUrl,
    accent: branding.colours.accent,
    text_colour: branding.colours.text,
    background: branding.colours.background,
    sender_name: branding.senderName,
    footer: branding.footer,
    updated_at: now().toISOString(),
  };
  await db
    .insertInto('branding')
    .values({ workspace_id: workspace.id, ...row })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
    .execute();
}

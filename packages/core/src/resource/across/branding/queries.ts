import type { Context } from '../../../kernel/index.ts';
import type { Branding } from '../../../white-label/index.ts';

export async function upsertBranding({ db, workspace, now }: Context, branding: Branding): Promise<void> {
  const row = {
    name: branding.name,
    logoUrl: branding.logoUrl,
    accent: branding.colours.accent,
    textColour: branding.colours.text,
    background: branding.colours.background,
    senderName: branding.senderName,
    footer: branding.footer,
    updatedAt: now().toISOString(),
  };
  await db
    .insertInto('branding')
    .values({ workspaceId: workspace.id, ...row })
    .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(row))
    .execute();
}

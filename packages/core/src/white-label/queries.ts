import type { Scope } from '@svc/db';

/** How a workspace looks to people outside of it. */
export interface Branding {
  /** null: the workspace's own name. */
  name: string | null;
  logoUrl: string | null;
  /** `#rrggbb`; accent and text can be read on the background. */
  colours: { accent: string; text: string; background: string };
  /** Stands before the operator's address in mails. */
  senderName: string | null;
  footer: string | null;
}

export const plainBranding: Branding = {
  name: null,
  logoUrl: null,
  colours: { accent: '#1d4ed8', text: '#1a1a1a', background: '#ffffff' },
  senderName: null,
  footer: null,
};

/** The workspace's own branding; null: it has set none, and `plainBranding` is used. */
export async function readBranding({
  db,
  workspace,
}: Scope): Promise<(Branding & { updatedAt: string }) | null> {
  const row = await db
    .selectFrom('branding')
    .selectAll()
    .where('workspaceId', '=', workspace.id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    name: row.name,
    logoUrl: row.logoUrl,
    colours: { accent: row.accent, text: row.textColour, background: row.background },
    senderName: row.senderName,
    footer: row.footer,
    updatedAt: row.updatedAt,
  };
}

import type { Invoice, ListInvoices } from '@svc/contract/account/billing';
import { z } from 'zod';
import type { Environment, RunContext } from '../../../environment/index.ts';
import { instant, type List } from '../../../kernel/index.ts';
import { linkSecretOf, openSigned } from '../../../object-store/index.ts';
import { findInvoice, type InvoiceRow, listInvoiceRows } from './queries.ts';

const linkMinutes = 60;
const claims = z.strictObject({
  workspaceId: z.string(),
  organisationId: z.string(),
  invoiceId: z.string(),
  /** Epoch seconds. */
  expires: z.int(),
});

async function shown(context: RunContext, { hasPage, ...invoice }: InvoiceRow): Promise<Invoice> {
  if (!hasPage) return { ...invoice, document: null };
  const { workspace, publicUrl, now } = context;
  const expires = Math.floor(now().getTime() / 1_000) + linkMinutes * 60;
  const token = await context.sign('invoice:', {
    workspaceId: workspace.id,
    organisationId: workspace.organisationId,
    invoiceId: invoice.id,
    expires,
  } satisfies z.output<typeof claims>);
  const url = `${publicUrl}/invoices/${token}`;
  return {
    ...invoice,
    document: { url, pdfUrl: `${url}/pdf`, expiresAt: instant(new Date(expires * 1_000)) },
  };
}

export async function listInvoices(context: RunContext, query: ListInvoices): Promise<List<Invoice>> {
  const { items, ...page } = await listInvoiceRows(context, query);
  return { ...page, items: await Promise.all(items.map((row) => shown(context, row))) };
}

/** The invoice that a link leads to; null: the link was changed, made up, or is too old. */
export async function openInvoice({ database, now }: Pick<Environment, 'database' | 'now'>, token: string) {
  const signed = openSigned(await linkSecretOf(database)(), 'invoice:', token);
  if (signed === null) return null;
  const { workspaceId, organisationId, invoiceId, expires } = claims.parse(signed);
  if (expires * 1_000 <= now().getTime()) return null;
  const workspace = { organisationId };
  const found = await findInvoice({ db: database.forWorkspace(workspaceId), workspace }, invoiceId);
  return found?.details ? { ...found, details: found.details } : null;
}

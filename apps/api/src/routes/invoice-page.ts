import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { showInvoice } from '@svc/core/resource/tell/invoice-page';
import type { AppEnv } from '../schema.ts';

/** Invoices of the operator, for whoever has a signed link. */
export function mountInvoicePages(app: OpenAPIHono<AppEnv>, environment: Environment): void {
  for (const [path, format] of [
    ['/invoices/:token', 'html'],
    ['/invoices/:token/pdf', 'pdf'],
  ] as const)
    app.get(path, async (c) => {
      const language = c.req.query('language') === 'de' ? 'de' : 'en';
      const shown = await showInvoice(environment, { token: c.req.param('token'), language, format });
      if (!shown)
        throw new ServiceError('not_found', 'This link is invalid or has expired. Ask for another.');
      return c.body(shown.body, 200, {
        'content-type': shown.contentType,
        'content-disposition': `inline; filename="${shown.filename}"`,
        'content-security-policy': shown.policy,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex, nofollow',
      });
    });
}

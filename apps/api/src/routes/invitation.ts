import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { escapeHtml } from '@svc/core/mail';
import { acceptInvitation, readInvitation } from '@svc/core/resource/account/member';
import type { AppEnv } from '../schema.ts';

const page = (title: string, inner: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title></head><body style="max-width:36rem;margin:4rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif"><h1 style="font-size:1.3rem">${escapeHtml(title)}</h1>${inner}</body></html>`;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  'x-content-type-options': 'nosniff',
};

/**
 * Where the link of an invitation leads: to the console where there is one, or to a page of its own. Looking changes
 * nothing, since mail programs look at links too: a button accepts. With `accept: application/json` the answer is JSON.
 */
export function mountInvitations(
  app: OpenAPIHono<AppEnv>,
  environment: Environment,
  { hasConsole }: { hasConsole: boolean },
): void {
  app.get('/invitations/:token', async (c) => {
    if (hasConsole) {
      c.header('cache-control', 'no-store');
      return c.redirect(`/app/invitation#${encodeURIComponent(c.req.param('token'))}`);
    }
    try {
      const { workspace, email, role } = await readInvitation(environment, c.req.param('token'));
      const inner = `<p>${escapeHtml(email)} becomes ${escapeHtml(role)} of ${escapeHtml(workspace)}.</p><form method="post"><button style="padding:.5rem 1rem;font:inherit">Accept</button></form>`;
      return c.html(page(`Invitation to ${workspace}`, inner), 200, headers);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return c.html(page('No invitation', `<p>${escapeHtml(error.message)}</p>`), 404, headers);
    }
  });
  app.post('/invitations/:token', async (c) => {
    const asJson = c.req.header('accept')?.includes('application/json') ?? false;
    try {
      const accepted = await acceptInvitation(environment, c.req.param('token'));
      if (asJson) return c.json(accepted, 200, { 'cache-control': 'no-store' });
      const inner = `<p>You are a member now. This is your API key; it is shown this once:</p><pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(accepted.apiKey)}</pre>`;
      return c.html(page(`Welcome to ${accepted.workspace}`, inner), 200, headers);
    } catch (error) {
      if (!(error instanceof ServiceError) || asJson) throw error;
      return c.html(page('No invitation', `<p>${escapeHtml(error.message)}</p>`), 404, headers);
    }
  });
}

import type { OpenAPIHono } from '@hono/zod-openapi';
import { allows } from '@svc/contract/kernel';
import { integrationOperations } from '@svc/contract/measure/integration';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { escapeHtml } from '@svc/core/mail';
import { findSession } from '@svc/core/resource/account/session';
import { acceptConsent, readConsent } from '@svc/core/resource/measure/integration';
import type { Context } from 'hono';
import { assertOwnPage, shownBy } from '../middleware/session-cookie.ts';
import type { AppEnv } from '../schema.ts';

const address = '/v1/integrations/callback';

const page = (title: string, text: string, form = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body style="max-width:36rem;margin:4rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif"><h1 style="font-size:1.3rem">${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</body></html>`;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // Without any referrer the browser would not say that the form belongs to this page.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The vendor's parameters, sent once more when the person has agreed to where the access goes. */
const formOf = (callback: URLSearchParams): string => {
  const fields = [...callback].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${address}">${fields.join('')}<button type="submit" style="font:inherit;padding:.4rem 1rem">Connect</button></form>`;
};

const connecting = integrationOperations.find(({ id }) => id === 'connect_integration');

/** Throws unauthenticated or insufficient_scope unless a person is signed in who may connect it there. */
async function assertTheirs(
  c: Context<AppEnv>,
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<void> {
  const token = shownBy(c, environment).cookie;
  const refuse = (detail: string) => new ServiceError('unauthenticated', detail);
  if (token === undefined)
    throw refuse('Sign in to the console in this browser first, then load this page again.');
  const places = [
    { token, wanted: workspaceId, test: false },
    { token, wanted: null, test: true },
  ];
  for (const place of places) {
    const session = await findSession(environment, place);
    if (session?.workspace.id !== workspaceId) continue;
    const { actor } = session;
    if (!connecting || !allows(actor.scopes, connecting))
      throw new ServiceError(
        'insufficient_scope',
        'Your role cannot connect integrations. Ask an administrator of the workspace.',
      );
    if (actor.projectIds && !actor.projectIds.includes(projectId))
      throw refuse('You have no access to the project that asked for this connection.');
    return;
  }
  throw refuse(
    'The person signed in here is not a member of the workspace that asked for this connection. If somebody sent you this link, do not use it.',
  );
}

/**
 * Where a vendor sends a person back to. `state`, which only that vendor was given, names the integration. The page says
 * where the access goes, to somebody who is signed in there; only their answer uses it up.
 */
export function mountIntegrationCallback(app: OpenAPIHono<AppEnv>, environment: Environment): void {
  const answered = async (c: Context<AppEnv>, answer: () => Promise<string>): Promise<Response> => {
    try {
      return c.html(await answer(), 200, headers);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const statuses = { not_found: 404, unauthenticated: 401, insufficient_scope: 403 } as const;
      const status = statuses[error.code as keyof typeof statuses] ?? 409;
      return c.html(page('Not connected', error.message), status, headers);
    }
  };
  app.get(address, (c) =>
    answered(c, async () => {
      const callback = new URL(c.req.url).searchParams;
      const asked = await readConsent(environment, callback);
      await assertTheirs(c, environment, asked);
      const { label, workspace, project } = asked;
      return page(
        `Connect ${label}?`,
        `The workspace “${workspace}” will read it for the project “${project}”. Go on only if you asked for this.`,
        formOf(callback),
      );
    }),
  );
  app.post(address, (c) =>
    answered(c, async () => {
      assertOwnPage(c, environment);
      const callback = new URLSearchParams((await c.req.text()).slice(0, 20_000));
      await assertTheirs(c, environment, await readConsent(environment, callback));
      const { label } = await acceptConsent(environment, callback);
      return page(`${label} is connected`, 'You can close this window.');
    }),
  );
}

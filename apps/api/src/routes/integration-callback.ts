import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { escapeHtml } from '@svc/core/mail';
import { acceptConsent } from '@svc/core/resource/integration';
import type { AppEnv } from '../schema.ts';

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body style="max-width:36rem;margin:4rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif"><h1 style="font-size:1.3rem">${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></body></html>`;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Where a vendor sends a person back to. `state`, which only that vendor was given, names the integration. */
export function mountIntegrationCallback(app: OpenAPIHono<AppEnv>, environment: Environment): void {
  app.get('/v1/integrations/callback', async (c) => {
    try {
      const { label } = await acceptConsent(environment, new URL(c.req.url).searchParams);
      return c.html(page(`${label} is connected`, 'You can close this window.'), 200, headers);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const status = error.code === 'not_found' ? 404 : 409;
      return c.html(page('Not connected', error.message), status, headers);
    }
  });
}

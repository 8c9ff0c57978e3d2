import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { escapeHtml } from '@svc/core/mail';
import { unsubscribe } from '@svc/core/resource/notification-channel';
import type { AppEnv } from '../schema.ts';

const page = (text: string, form = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>E-mails</title></head>
<body style="max-width:32rem;margin:4rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif"><p>${text}</p>${form}</body></html>`;

/** The link in each mail to a channel. Mail programs POST it by themselves (RFC 8058); to open it alone changes nothing. */
export function mountUnsubscribe(app: OpenAPIHono<AppEnv>, { database }: Environment): void {
  app.get('/unsubscribe/:token', (c) =>
    c.html(
      page(
        'Do you want to stop getting these e-mails?',
        '<form method="post"><button>No more e-mails</button></form>',
      ),
    ),
  );
  app.post('/unsubscribe/:token', async (c) => {
    const name = await unsubscribe(database, c.req.param('token').slice(0, 100));
    return name === null
      ? c.html(page('This link belongs to e-mails that are no longer sent.'), 404)
      : c.html(page(`You will get no more e-mails of “${escapeHtml(name)}”.`));
  });
}

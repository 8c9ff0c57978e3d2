import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { escapeHtml } from '@svc/core/mail';
import { unsubscribe } from '@svc/core/resource/tell/notification-channel';
import { type Language, languageOf } from '../mount/language.ts';
import type { AppEnv } from '../schema.ts';

const words = {
  en: {
    ask: 'Unsubscribe from these e-mails?',
    stop: 'Unsubscribe',
    unknown: 'These e-mails are no longer sent.',
    done: (name: string) => `You will get no more e-mails from “${name}”.`,
  },
  de: {
    ask: 'Möchten Sie diese E-Mails abbestellen?',
    stop: 'Abbestellen',
    unknown: 'Diese E-Mails werden nicht mehr gesendet.',
    done: (name: string) => `Sie erhalten keine E-Mails von „${name}“ mehr.`,
  },
} as const;

const page = (language: Language, text: string, form = ''): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>E-mails</title></head>
<body style="max-width:32rem;margin:4rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif"><p>${text}</p>${form}</body></html>`;

/** The link in each mail to a channel. Mail programs POST it by themselves (RFC 8058); to open it alone changes nothing. */
export function mountUnsubscribe(app: OpenAPIHono<AppEnv>, { database }: Environment): void {
  app.get('/unsubscribe/:token', (c) => {
    const language = languageOf(c);
    const { ask, stop } = words[language];
    return c.html(page(language, ask, `<form method="post"><button>${stop}</button></form>`));
  });
  app.post('/unsubscribe/:token', async (c) => {
    const name = await unsubscribe(database, c.req.param('token').slice(0, 100));
    const language = languageOf(c);
    const { unknown, done } = words[language];
    return name === null
      ? c.html(page(language, unknown), 404)
      : c.html(page(language, done(escapeHtml(name))));
  });
}

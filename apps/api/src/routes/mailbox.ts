import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { escapeHtml, type KeptMail, readMailbox } from '@svc/core/mail';
import type { AppEnv } from '../schema.ts';

/** What was written to whom, where no mail server is set and the operator asked for this page: for development. */
export function mountMailbox(app: OpenAPIHono<AppEnv>, { mailer, database }: Environment): void {
  if (mailer?.kind !== 'mailbox') return;
  app.get('/mailbox', async (c) => {
    const mails = await readMailbox(database);
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'");
    c.header('cache-control', 'no-store');
    return c.html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title></head>
<body style="max-width:44rem;margin:2rem auto;padding:0 1rem;font:15px/1.5 system-ui,sans-serif">
<h1>Mailbox</h1><p>No mail server is set (SVC_SMTP_URL), so e-mails are kept here: the newest 50.</p>
${mails.map(show).join('') || '<p>Nothing was written yet.</p>'}</body></html>`);
  });
}

const show = ({
  recipient,
  subject,
  content,
  createdAt,
}: KeptMail): string => `<details open style="margin:1.5rem 0">
<summary><b>${escapeHtml(subject)}</b> to ${escapeHtml(recipient)}, ${escapeHtml(createdAt.slice(0, 19).replace('T', ' '))} UTC</summary>
<pre style="white-space:pre-wrap">${linked(content.text)}</pre>
<iframe sandbox srcdoc="${escapeHtml(content.html)}" style="width:100%;height:18rem;border:1px solid #8888"></iframe></details>`;

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

import { OpenAPIHono } from '@hono/zod-openapi';
import { testContext } from '@svc/core/environment/testing';
import { queueMail, sendMail } from '@svc/core/mail';
import { testDatabase } from '@svc/testing';
import { expect, onTestFinished, test } from 'vitest';
import type { AppEnv } from '../schema.ts';
import { mountMailbox } from './mailbox.ts';

test('the mailbox shows mails as text, runs nothing of them, and is not there with a mail server', async () => {
  const handle = await testDatabase();
  onTestFinished(() => handle.drop());
  const { context, environment } = await testContext(handle.database, handle.ownerUrl);
  const mailId = await context.db.transaction().execute((db) =>
    queueMail(
      { ...context, db },
      {
        to: 'ann@example.com',
        subject: '<script>alert(1)</script>',
        text: 'Open https://svc.example/verify?code=1&a=2',
        html: '<p>“quoted”</p><script>alert(2)</script>',
      },
    ),
  );
  await sendMail(environment, { workspaceId: context.workspace.id, mailId });
  const page = async (mailer: typeof environment.mailer) => {
    const app = new OpenAPIHono<AppEnv>();
    mountMailbox(app, { ...environment, mailer });
    return app.request('/mailbox');
  };
  const shown = await page({ kind: 'mailbox' });
  const html = await shown.text();
  expect(html).toContain('<a href="https://svc.example/verify?code=1&amp;a=2">');
  expect(html).not.toContain('<script>');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await page(null)).status).toBe(404);
});

import { SetBranding } from '@svc/contract/across/branding';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { queueMail, readMailbox, renderLetter, sendMail } from '../../../mail/index.ts';
import { createWorkspace } from '../workspace/index.ts';
import { getBranding, setBranding } from './service.ts';

const { context, twin, another, environment, database } = await testWorkspace();

const colours = { accent: '#0A5C36', text: '#1a1a1a', background: '#ffffff' };
const set = (changes: object, workspaceId = context.workspace.id) =>
  setBranding(context, { workspaceId, ...SetBranding.parse(changes) });

test('what was set is replaced as a whole; other workspaces have their own, and only its people reach it', async () => {
  await set({ name: 'Acme Insights', colours, footer: 'Acme Ltd' });
  expect(await set({ senderName: 'Ada at Acme', colours })).toMatchObject({
    name: null,
    senderName: 'Ada at Acme',
    footer: null,
    colours: { accent: '#0a5c36' },
  });
  const plain = { name: null, senderName: null, updatedAt: null };
  expect(await getBranding(twin, { workspaceId: twin.workspace.id })).toMatchObject(plain);
  const { id } = await createWorkspace(context, { name: 'Client' });
  await set({ name: 'Client & Co' }, id);
  expect(await getBranding(context, { workspaceId: id })).toMatchObject({ name: 'Client & Co' });
  const stranger = await another();
  await expect(getBranding(stranger.context, { workspaceId: id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('colours that are hard to read are refused, with their contrast', async () => {
  const pale = set({ colours: { ...colours, accent: '#ffd400' } });
  await expect(pale).rejects.toMatchObject({ extra: { errors: [{ path: 'colours.accent' }] } });
  await expect(pale).rejects.toThrow(/contrast with the background is 1\.4/);
  expect(SetBranding.safeParse({ logoUrl: 'http://acme.example/logo.png' }).success).toBe(false);
});

test('mails carry logo, footer and colour, and no markup that somebody put in', async () => {
  const { id } = await createWorkspace(context, { name: 'Mailing' });
  const logoUrl = 'https://acme.example/logo.png?a=1&b="><script>';
  await set(
    { name: 'A <b>', logoUrl: encodeURI(logoUrl), footer: 'Acme <i>Ltd</i>', colours, senderName: 'Acme' },
    id,
  );
  const db = database.forWorkspace(id);
  const letter = renderLetter({
    language: 'en',
    title: 'Hello',
    paragraphs: ['Text'],
    action: { label: 'Open', url: 'https://svc.example/x' },
  });
  const mailId = await db
    .transaction()
    .execute((db) =>
      queueMail({ db, workspace: { id } }, { to: 'a@example.com', subject: 'Hello', ...letter }),
    );
  await sendMail(environment, { workspaceId: id, mailId });
  const [mail] = await readMailbox(database);
  expect(mail?.content).toMatchObject({ senderName: 'Acme' });
  expect(mail?.content.text).toMatch(/Text[\s\S]+Acme <i>Ltd<\/i>$/);
  expect(mail?.content.html).toContain('Acme &lt;i&gt;Ltd&lt;/i&gt;');
  expect(mail?.content.html).toMatch(/<img src="https:\/\/acme\.example\/logo\.png[^"<]*" alt="A &lt;b&gt;"/);
  expect(mail?.content.html).toContain('background:#0a5c36;color:#ffffff');
});

import { tally } from '@svc/testing';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { transaction } from '../../../kernel/index.ts';
import { plainName, queueMail } from '../../../mail/index.ts';
import { inviteMember, updateMember } from './service.ts';

const { context, another, owner } = await testWorkspace();

const invitation = (email: string) => ({
  email,
  role: 'viewer',
  name: null,
  projectIds: null,
  language: 'en' as const,
});
const mailsTo = async (recipient: string): Promise<{ subject: string; text: string }[]> => owner`
  select subject, content ->> 'text' as text from mail where recipient = ${recipient}`;

test('an address that agreed to nothing gets five mails an hour, however many workspaces write at once', async () => {
  const to = 'nobody@example.com';
  const others = await Promise.all([1, 2, 3].map(async () => (await another()).context));
  const mail = { subject: 'Hello', text: 'Hello', html: 'Hello', unasked: true };
  const sent = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => {
      const from = others[index % others.length] ?? context;
      // A change of case, or of the spaces around, makes no other address.
      const address = index % 2 ? to : ` ${to.toUpperCase()} `;
      return transaction(from, (from) => queueMail(from, { ...mail, to: address }));
    }),
  );
  const refused = sent.filter((one) => one.status === 'rejected');
  expect(sent.length - refused.length).toBe(5);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'rate_limited' });
  await owner`update turn set times = array(select t - interval '61 minutes' from unnest(times) t)`;
  await expect(transaction(context, (context) => queueMail(context, { ...mail, to }))).resolves.toBeDefined();
});

test('a change that is rolled back has not counted', async () => {
  const mail = { to: 'back@example.com', subject: 'A', text: 'A', html: 'A', unasked: true };
  for (let turn = 0; turn < 8; turn += 1)
    await expect(
      transaction(context, async (context) => {
        await queueMail(context, mail);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
  await expect(transaction(context, (context) => queueMail(context, mail))).resolves.toBeDefined();
});

test('invitations that are sent again and again end after five', async () => {
  const email = 'invited@example.com';
  const { id: memberId } = await inviteMember(context, invitation(email));
  const codes: string[] = [];
  for (let turn = 0; turn < 20; turn += 1)
    await updateMember(context, { memberId, invitation: 'resend', handOver: false }).then(
      () => codes.push('sent'),
      (error: { code: string }) => codes.push(error.code),
    );
  expect(codes.filter((code) => code === 'sent')).toHaveLength(4);
  expect(new Set(codes.slice(4))).toEqual(new Set(['rate_limited']));
  expect(await mailsTo(email)).toHaveLength(5);
});

const names = [
  'Win a prize http://evil.example',
  'https://evil.example/path?a=b#c',
  'HTTP://EVIL.EXAMPLE',
  'evil.example',
  'www.evil.example now',
  'evil。example',
  'evil．example',
  'evil｡example',
  'evil․example',
  'write to me@evil.example',
  'me＠evil.example',
  '192.0.2.7/win',
  'mailto:me@evil.example',
  'tel:+15551234',
  'evil.example:8080',
  'a\\b.example',
  'one\r\nBcc: me@evil.example',
  'x'.repeat(5_000),
  'пример.рф',
];

test(`a mail that nobody asked for carries no link or address in a name, in ${names.length} names`, async () => {
  const { tried, end } = tally('links and addresses in mails that nobody asked for');
  for (const [index, name] of names.entries()) {
    const { context: from } = await another({ name });
    const email = `named${index}@example.com`;
    const acting = { ...from, actor: { ...from.actor, name } };
    await inviteMember(acting, invitation(email));
    const [mail] = await mailsTo(email);
    const said = `${mail?.subject}\n${mail?.text.replace(/https:\/\/svc\.example\/invitations\/\S+/g, '')}`;
    const leads =
      /https?:|www\.|mailto|tel:|[@＠]|\w\/\w/i.test(said) ||
      /[\p{L}\p{N}][.。．｡․](?=[\p{L}\p{N}])/u.test(said);
    tried(`${name.slice(0, 40)}: ${said.slice(0, 200)}`, !leads && said.length < 800);
  }
  end(names.length);
});

test('an honest name stays readable', () => {
  expect(plainName('Acme GmbH & Co. KG')).toBe('Acme GmbH & Co. KG');
  expect(plainName('Booking.com')).toBe('Booking·com');
});

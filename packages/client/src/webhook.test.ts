import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyWebhook } from './webhook.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const payload = JSON.stringify({ id: 'evt_1', type: 'scan.completed', data: { name: 'Zürich' } });
const now = 1_800_000_000_000;

const headersOf = (at = now / 1_000, key = secret, id = 'evt_1') => ({
  'webhook-id': id,
  'webhook-timestamp': String(at),
  'webhook-signature': `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
    .update(`${id}.${at}.${payload}`)
    .digest('base64')}`,
});

test('an event of the service is read, from any kind of headers and body', async () => {
  const headers = headersOf();
  const event = { type: 'scan.completed', data: { name: 'Zürich' } };
  await expect(verifyWebhook({ payload, headers, secret, now })).resolves.toMatchObject(event);
  await expect(
    verifyWebhook({ payload: new TextEncoder().encode(payload), headers: new Headers(headers), secret, now }),
  ).resolves.toMatchObject(event);
  const other = `whsec_${randomBytes(32).toString('base64')}`;
  const both = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
  await expect(
    verifyWebhook({ payload, headers: both, secret: [other, secret], now }),
  ).resolves.toMatchObject(event);
});

test.each([
  ['a changed body', { payload: `${payload} ` }],
  ['another secret', { secret: `whsec_${randomBytes(32).toString('base64')}` }],
  ['another id', { headers: { ...headersOf(), 'webhook-id': 'evt_2' } }],
  ['an old message', { headers: headersOf(now / 1_000 - 301) }],
  ['a message of the future', { headers: headersOf(now / 1_000 + 301) }],
  ['no signature', { headers: { ...headersOf(), 'webhook-signature': undefined } }],
  ['a signature that is none', { headers: { ...headersOf(), 'webhook-signature': 'v1,%%% v2,AAAA x' } }],
])('%s is refused', async (_, changed) => {
  await expect(
    verifyWebhook({ payload, headers: headersOf(), secret, now, ...changed }),
  ).rejects.toMatchObject({ name: 'WebhookVerificationError' });
});

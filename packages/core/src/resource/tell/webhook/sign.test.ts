import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { isLost, mostAttempts, nextAttempt } from './retry.ts';
import { newSigningSecret, sign } from './sign.ts';

const now = new Date();
const message = {
  id: 'evt_1',
  timestamp: Math.floor(now.getTime() / 1_000),
  body: '{"type":"scan.completed","n":"ü"}',
};
const headers = (signature: string, timestamp = message.timestamp) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
});

test('a signature is the HMAC-SHA256 of id, time and body, as the specification has it', () => {
  const secret = newSigningSecret();
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${message.id}.${message.timestamp}.${message.body}`;
  expect(sign([secret], message)).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
});

test('the library of Standard Webhooks takes our signature with the old secret and with the new one, and no other', () => {
  const [old, fresh, foreign] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];
  const signed = headers(sign([fresh, old], message));
  for (const secret of [old, fresh])
    expect(new Webhook(secret).verify(message.body, signed)).toEqual(JSON.parse(message.body));
  expect(() => new Webhook(foreign).verify(message.body, signed)).toThrow();
  expect(() => new Webhook(fresh).verify(`${message.body} `, signed)).toThrow();
  const late = headers(
    sign([fresh], { ...message, timestamp: message.timestamp - 400 }),
    message.timestamp - 400,
  );
  expect(() => new Webhook(fresh).verify(message.body, late)).toThrow();
});

test('attempts come after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then no more', () => {
  const wait = (attempts: number, options = {}) => {
    const next = nextAttempt(attempts, now, { retryAfter: null, random: 0, ...options });
    return next && (next.getTime() - now.getTime()) / 1_000;
  };
  const waits = Array.from({ length: mostAttempts }, (_, index) => wait(index + 1));
  expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000, null]);
  expect(wait(1, { retryAfter: 60 })).toBe(60);
  expect(wait(4, { retryAfter: 60 })).toBe(7_200);
  expect(wait(2, { random: 1 })).toBe(330);
});

test('a receiver is lost after five days of failures, unless it was asked a few times only', () => {
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString();
  expect(isLost(40, days(5.1), now)).toBe(true);
  expect(isLost(40, days(4.9), now)).toBe(false);
  expect(isLost(8, days(9), now)).toBe(false);
});

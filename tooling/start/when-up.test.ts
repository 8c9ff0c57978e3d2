import { expect, test } from 'vitest';
import { Away, whenUp } from './when-up.ts';

const failing = (errors: Error[]) => () =>
  errors.length > 0 ? Promise.reject(errors.shift()) : Promise.resolve('done');

test('what is away is waited for, and said once', async () => {
  const said: string[] = [];
  const gone = Object.assign(new Error('connection closed'), { code: 'CONNECTION_CLOSED' });
  expect(await whenUp(failing([gone, new Away('503')]), { tell: (why) => said.push(why) })).toBe('done');
  expect(said).toEqual(['connection closed']);
});

test('what will not pass ends at once, and so does what never comes back', async () => {
  await expect(whenUp(failing([new Error('a mistake')]), { tell: () => {} })).rejects.toThrow('a mistake');
  await expect(whenUp(failing([new Away('503')]), { tell: () => {}, patienceMs: -1 })).rejects.toThrow('503');
});

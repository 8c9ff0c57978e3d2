import { expect, test } from 'vitest';
import { whenUp } from './when-up.ts';

const gone = (message: string) => Object.assign(new Error(message), { code: 'CONNECTION_CLOSED' });
const failing = (errors: Error[]) => () =>
  errors.length > 0 ? Promise.reject(errors.shift()) : Promise.resolve('done');

test('what is away is waited for, and said once', async () => {
  const said: string[] = [];
  expect(
    await whenUp(failing([gone('connection closed'), gone('closed again')]), {
      tell: (why) => said.push(why),
    }),
  ).toBe('done');
  expect(said).toEqual(['connection closed']);
});

test('what will not pass ends at once, and so does what never comes back', async () => {
  await expect(whenUp(failing([new Error('a mistake')]), { tell: () => {} })).rejects.toThrow('a mistake');
  await expect(whenUp(failing([gone('closed')]), { tell: () => {}, patienceMs: -1 })).rejects.toThrow(
    'closed',
  );
});

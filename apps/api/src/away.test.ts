import { expect, test } from 'vitest';
import { toProblem } from './problem.ts';

test.each(['CONNECTION_CLOSED', 'ECONNREFUSED', '57P01'])(
  'a database that is away (%s) is a 503 that says to try again',
  (code) => {
    const problem = toProblem(Object.assign(new Error('gone'), { code }), 'req_1', 'https://docs.example');
    expect(problem).toMatchObject({ status: 503, code: 'overloaded' });
  },
);

test('a write of the driver on a connection that is gone is the same', () => {
  const error = new TypeError("Cannot read properties of null (reading 'write')");
  error.stack = `${error.message}\n    at Immediate.nextWrite (main.js:1:1)`;
  expect(toProblem(error, 'req_1', 'https://docs.example')).toMatchObject({ status: 503 });
  error.stack = `${error.message}\n    at ours (main.js:1:1)`;
  expect(toProblem(error, 'req_1', 'https://docs.example')).toMatchObject({ status: 500 });
});

test('any other error stays a 500 that shows nothing', () => {
  const problem = toProblem(new Error('a secret detail'), 'req_1', 'https://docs.example');
  expect(problem).toMatchObject({ status: 500, code: 'internal' });
  expect(JSON.stringify(problem)).not.toContain('secret detail');
});

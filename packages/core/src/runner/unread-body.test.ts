import { expect, test } from 'vitest';
import { formOf, unreadBody } from './unread-body.ts';

test.each([
  ['', 'an empty body'],
  ['  \n', 'an empty body'],
  ['<!DOCTYPE html><p>secret', 'a page of HTML'],
  ['{"a":', '5 characters that are no JSON'],
  ['{"choices":[],"usage":{}}', 'a JSON object with choices, usage'],
  ['[{"answer":"x"}]', 'a JSON list of 1 with answer'],
  ['[]', 'a JSON list of 0'],
  ['{}', 'a JSON object without fields'],
  ['7', 'JSON of type number'],
  ['null', 'JSON of type object'],
  // A key that looks like data is no field name.
  ['{"sk-live-123":1,"me@example.com":2,"id":3}', 'a JSON object with id'],
])('%j is told by its form', (text, form) => {
  expect(formOf(text)).toBe(form);
});

test('the credential is taken out of what is kept', () => {
  const body = unreadBody({ status: 200, headers: {}, text: '{"echo":"sk-1"}' }, (text) =>
    text.replaceAll('sk-1', '…'),
  );
  expect(body).toEqual({ text: '{"echo":"…"}', unexpected: 'HTTP 200: a JSON object with echo' });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakingChanges, isAnnounced } from './breaking.ts';
import { readCommitted, readLastRelease } from './kept-api.ts';

const changelog = readFileSync(new URL('../../docs/guides/api-changelog.md', import.meta.url), 'utf8');

test('nothing that callers rely on has changed since the last release without being announced', () => {
  const unsaid = breakingChanges(readLastRelease(), readCommitted()).filter(
    (change) => !isAnnounced(change, changelog),
  );
  // Name the subject under “### Breaking” of the newest part of docs/guides/api-changelog.md, or take the change back.
  expect(unsaid).toEqual([]);
});

const small = () => ({
  openapi: '3.1.0',
  info: { title: 'small', version: '1' },
  paths: {
    '/v1/things': {
      get: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }],
        responses: {
          200: {
            description: 'ok',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
        },
      },
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { name: { type: 'string' }, kind: { enum: ['a', 'b'] } },
              },
            },
          },
        },
        responses: { 201: { description: 'made' } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id', 'title'],
        properties: { id: { type: 'string' }, title: { type: 'string', description: 'What it is called.' } },
      },
    },
  },
});

/** The small document with one edit at a place. */
function edited(place: string, value: unknown): object {
  const document = small();
  const keys = place.split('>');
  const last = keys.pop() ?? '';
  let at: Record<string, unknown> = document;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return document;
}

const body = 'paths>/v1/things>post>requestBody>content>application/json>schema';

test.each([
  ['an operation is gone', 'paths>/v1/things>post', undefined, 'POST /v1/things'],
  ['a field of an answer is gone', 'components>schemas>Thing>properties>title', undefined, 'GET /v1/things'],
  [
    'a field of an answer has another type',
    'components>schemas>Thing>properties>id>type',
    'integer',
    'Thing',
  ],
  ['a field of an answer may be missing', 'components>schemas>Thing>required', ['id'], 'GET /v1/things'],
  ['a field of the body is asked for', `${body}>required`, ['name'], 'POST /v1/things'],
  ['a choice is gone', `${body}>properties>kind>enum`, ['a'], 'POST /v1/things'],
  ['a limit is lower', 'paths>/v1/things>get>parameters>0>schema>maximum', 50, 'GET /v1/things'],
  ['a parameter is asked for', 'paths>/v1/things>get>parameters>0>required', true, 'GET /v1/things'],
])('found: %s', (_, place, value, subject) => {
  const found = breakingChanges(small(), edited(place, value));
  expect(found.map((change) => change.subject)).toContain(subject);
  const change = found.find((one) => one.subject === subject);
  if (change === undefined) throw new Error('not found');
  expect(isAnnounced(change, `# Log\n\n## Next\n\n### Breaking\n\n- \`${subject}\`: gone.\n`)).toBe(true);
  expect(
    isAnnounced(change, `# Log\n\n## Next\n\n### Added\n\n- \`${subject}\`\n\n## Old\n\n### Breaking\n`),
  ).toBe(false);
});

test.each([
  ['a new operation', 'paths>/v1/others', { get: { responses: { 200: { description: 'ok' } } } }],
  ['a new field of every answer', 'components>schemas>Thing>required', ['id', 'title', 'size']],
  ['a new field of an answer', 'components>schemas>Thing>properties>size', { type: 'integer' }],
  ['other words', 'components>schemas>Thing>properties>title>description', 'Its name.'],
  ['a choice more', `${body}>properties>kind>enum`, ['a', 'b', 'c']],
  ['a field of the body that may be left out', `${body}>properties>note`, { type: 'string' }],
])('no break: %s', (_, place, value) => {
  expect(breakingChanges(small(), edited(place, value))).toEqual([]);
});

import { type Example, method, type Operation, readOnly } from '@svc/contract/kernel';
import { examples } from '@svc/core/examples';
import { operations } from '@svc/core/operations';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { exampleOf, keptExampleOf } from './testing/example.ts';
import { inputSchema, type JsonSchema } from './testing/input-schema.ts';
import { openWorld } from './testing/world.ts';

// Calls each operation with hostile input and with many calls at once. Any 500 fails the test.

const world = await openWorld();
const caller = await world.tenant();

const testUnless = (irrelevant: boolean) => (irrelevant ? () => {} : test);
const refusedExample = (operation: Operation): Promise<Example> => keptExampleOf(operation, caller);

type Path = (string | number)[];

/** Paths of the schema's fields that take text. */
function textFields(schema: JsonSchema, which: (field: JsonSchema) => boolean, path: Path = []): Path[] {
  const inner = (one: JsonSchema, at: Path) => textFields(one, which, at);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap((one) => inner(one, path));
  if (schema.type === 'string') return schema.enum || !which(schema) ? [] : [path];
  if (schema.type === 'array') return inner(schema.items ?? {}, [...path, 0]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => inner(one, [...path, name]));
}

/** The same value with something else at this path. */
function put(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (typeof key === 'number') return [put(Array.isArray(value) ? value[key] : undefined, rest, replacement)];
  const object = typeof value === 'object' && value !== null ? value : {};
  const inner = new Map<string, unknown>(Object.entries(object)).get(key);
  return { ...object, [key]: put(inner, rest, replacement) };
}

/** Whether the value has what this place stands in: around a new one, required fields are missing as well. */
function stands(value: unknown, [key, ...rest]: Path): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (rest.length === 0) return true;
  return stands(new Map<unknown, unknown>(Object.entries(value)).get(String(key)), rest);
}

const any = () => true;
const fieldsOf = (schema: z.ZodType | undefined, which: (field: JsonSchema) => boolean = any): Path[] =>
  schema ? textFields(inputSchema(schema), which) : [];
const isDate = ({ format }: JsonSchema): boolean => format === 'date' || format === 'date-time';
/** Years that a calendar, a clock or a database may not have. */
const extremeDays = ['0000-01-01', '0000-12-31', '0001-01-01', '1582-10-10', '9999-12-31', '1900-02-29'];
const written = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
    '',
  );

const isProjectId = (name: string): boolean => name === 'projectId';
const idPattern = /^[a-z]{3}(_[0-9a-f]{32})+$/;
/** Keys and engines belong to no project. */
const ofNoProject = new Set([
  'keyId',
  'engineId',
  'viewId',
  'entryId',
  'gateId',
  'memberId',
  'roleKey',
  'templateId',
  'workspaceId',
]);

/** An operation without input has nothing to attack. */
const open = operations.filter(
  ({ params, query, body, effect }) => params || query || body || effect !== 'read',
);

describe.each(open.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  testUnless(fieldsOf(operation.body).length === 0)('strange characters in any text: 422', async () => {
    const given = await refusedExample(operation);
    for (const path of fieldsOf(operation.body)) {
      for (const text of ['a\u0000b', 'half \ud83d', 'bell \u0007']) {
        const body = put(given.body ?? {}, path, text) as Record<string, unknown>;
        const answer = await caller.call(operation, { ...given, body });
        expect(answer.status, `${written(path)}: ${answer.text}`).toBe(422);
        if (stands(given.body ?? {}, path))
          expect(answer.body.errors.map((one: { path: string }) => one.path)).toContain(written(path));
      }
    }
  });

  testUnless(!operation.query)('strange characters in any query: 4xx that names it', async () => {
    const given = await refusedExample(operation);
    for (const [name] of fieldsOf(operation.query)) {
      const query = { ...given.query, [String(name)]: 'a\u0000b' };
      const answer = await caller.call(operation, { ...given, query });
      expect(answer.status, answer.text).toBe(422);
      expect(answer.body.errors[0].path).toBe(name);
    }
  });

  const dates = fieldsOf(operation.query, isDate);
  testUnless(dates.length === 0)('dates at the ends of the calendar: found or refused', async () => {
    const given = await refusedExample(operation);
    for (const [name] of dates)
      for (const day of extremeDays)
        for (const date of [day, `${day}T00:00:00Z`, `${day}T23:59:59.999999+14:00`]) {
          const query = { ...given.query, [String(name)]: date };
          const { status, text } = await caller.call(operation, { ...given, query });
          expect([200, 404, 422], `${name}=${date}: ${text}`).toContain(status);
        }
  });

  const datesWithin = fieldsOf(operation.body, isDate);
  testUnless(datesWithin.length === 0)(
    'dates of a body at the ends of the calendar: taken or refused',
    async () => {
      for (const path of datesWithin)
        for (const day of extremeDays)
          for (const date of [day, `${day}T00:00:00Z`]) {
            const given = await refusedExample(operation);
            const body = put(given.body ?? {}, path, date) as Record<string, unknown>;
            const { status, text } = await caller.call(operation, { ...given, body });
            expect(status, `${written(path)}=${date}: ${text}`).toBeLessThan(500);
          }
    },
  );

  testUnless(!operation.params)('strange characters in the path: 4xx', async () => {
    const given = await refusedExample(operation);
    for (const name of Object.keys(operation.params?.shape ?? {})) {
      const answer = await caller.call(operation, {
        ...given,
        params: { ...given.params, [name]: encodeURIComponent('a\u0000b') },
      });
      expect([404, 422], answer.text).toContain(answer.status);
    }
  });

  testUnless(readOnly(operation))('ten at once: done, waited for, or refused', async () => {
    const given = await exampleOf(operation, caller);
    const answers = await Promise.all(Array.from({ length: 10 }, () => caller.call(operation, given)));
    expect(answers.some(({ status }) => status < 300)).toBe(true);
    for (const { status, text } of answers) expect([200, 201, 404, 409, 422, 429], text).toContain(status);
  });

  const names = Object.keys(operation.params?.shape ?? {}).filter((name) => !ofNoProject.has(name));
  testUnless(names.length === 0)('a key limited to another project sees none of it', async () => {
    const given = await refusedExample(operation);
    const other = await examples.get_project?.(caller);
    const secret = await caller.mint(['admin'], [other?.params?.projectId ?? '']);
    const ask = async (params: Record<string, string>) => {
      const answer = await caller.call(operation, { ...given, params }, { secret });
      expect(answer, answer.text).toMatchObject({ status: 404, body: { code: 'not_found' } });
      const id = Object.values(params).find((value) => idPattern.test(value)) ?? '';
      return JSON.parse(answer.text.replaceAll(id, 'ID'), (key, value) =>
        key === 'instance' ? null : value,
      );
    };
    const zero = (value: string): string =>
      value.replace(/[0-9a-f]{32}/g, `${'0'.repeat(12)}7${'0'.repeat(19)}`);
    const params = given.params ?? {};
    const first = names.find(isProjectId) ?? names[0] ?? '';
    expect(await ask(params)).toEqual(await ask({ ...params, [first]: zero(params[first] ?? '') }));
  });

  const inBody = fieldsOf(operation.body).filter((path) => path.length === 1 && isProjectId(String(path[0])));
  testUnless(inBody.length === 0)('nor by naming the project in the body', async () => {
    const given = await refusedExample(operation);
    const other = await examples.get_project?.(caller);
    const mine = await examples.get_project?.(caller);
    const secret = await caller.mint(['admin'], [other?.params?.projectId ?? '']);
    const body = { ...given.body, projectId: given.body?.projectId ?? mine?.params?.projectId };
    const answer = await caller.call(operation, { ...given, body }, { secret });
    expect(answer, answer.text).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  testUnless(method(operation) === 'GET')('a body that is no JSON object: 4xx', async () => {
    const given = await (operation.body ? refusedExample(operation) : exampleOf(operation, caller));
    for (const body of [[], 'text', 7]) {
      const answer = await caller.call(operation, { ...given, body: body as never });
      if (operation.body) expect([400, 415, 422], answer.text).toContain(answer.status);
      else expect(answer.status, answer.text).toBeLessThan(500);
    }
  });
});

import { expect, test } from 'vitest';
import { openWorld } from '../testing/world.ts';
import { describeFields } from './fields.ts';

const world = await openWorld();

interface Node {
  properties?: Record<string, { description?: string; $ref?: string; anyOf?: { $ref?: string }[] }>;
  [keyword: string]: unknown;
}

test('hardly a field is without words: they say what they are, at their schema or where they stand', async () => {
  const { body } = await world.request('/openapi.json');
  const schemas: Record<string, { description?: string }> = body.components.schemas;
  const schemaOf = (ref = '') => schemas[ref.replace('#/components/schemas/', '')];
  let all = 0;
  let silent = 0;
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as Node;
    for (const field of Object.values(properties ?? {})) {
      if (typeof field !== 'object' || field === null) continue;
      all += 1;
      const refs = [field.$ref, ...(field.anyOf ?? []).map(({ $ref }) => $ref)];
      // A schema with a name of its own says by it what it is.
      if (field.description === undefined && !refs.some((ref) => schemaOf(ref))) silent += 1;
    }
    for (const inner of Object.values(value)) look(inner);
  };
  look(schemas);
  expect(all).toBeGreaterThan(5_000);
  expect(silent / all).toBeLessThan(0.125);
});

test('fields of one object are told apart', async () => {
  const { body } = await world.request('/openapi.json');
  const fields: Record<string, { description: string }> =
    body.components.schemas.ImportAnswers.properties.columns.properties;
  const words = Object.values(fields).map(({ description }) => description);
  expect(new Set(words).size).toBe(words.length);
  expect(fields.country?.description).toContain('country');
});

test('every group of operations says what it is for', async () => {
  const { body } = await world.request('/openapi.json');
  for (const { name, description } of body.tags) expect(description).not.toBe(name);
});

test('words follow the name and the kind of value, and never replace what is said already', () => {
  const schema = {
    properties: {
      low: { type: 'number' },
      high: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      name: { type: 'string', description: 'Ours.' },
      engines: { type: 'array', items: { type: 'object', properties: { engine: { type: 'string' } } } },
      brand: { $ref: '#/components/schemas/Brand' },
      level: { type: 'string' },
    },
  };
  describeFields(schema);
  const { low, high, name, engines, brand, level } = schema.properties as Record<string, Node>;
  expect([low?.description, high?.description]).toEqual([
    'Lower end of the interval.',
    'Upper end of the interval.',
  ]);
  expect(name?.description).toBe('Ours.');
  expect(engines?.description).toBe('One entry per engine.');
  expect([brand?.description, level?.description]).toEqual([undefined, undefined]);
  const range = { properties: { high: { type: 'number' } } };
  describeFields(range);
  expect(range.properties.high).toEqual({ type: 'number' });
});

test('ids and cursors of answers have limits, and what callers send keeps its own', async () => {
  const { body } = await world.request('/openapi.json');
  const { ProjectList, ScanCompletedEvent, ComparePeriods } = body.components.schemas;
  expect(ProjectList.properties.next.anyOf[0]).toMatchObject({ type: 'string', maxLength: 2_000 });
  expect(
    ScanCompletedEvent.properties.requestId.maxLength ??
      ScanCompletedEvent.properties.requestId.anyOf[0].maxLength,
  ).toBe(128);
  expect(ComparePeriods.properties.projectId.maxLength).toBe(40);
});

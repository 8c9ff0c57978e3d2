import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { readCommandLine } from '../config.ts';
import { chosenTools, listedTools, listTool } from '../surface.ts';
import { ownWords, quoting } from './answer-schema.ts';
import { answers } from './answers.gen.ts';
import { nameTools } from './name-tools.ts';
import { type OpenApiDocument, readDocument } from './read-document.ts';
import { describeOnce, simplify } from './simplify.ts';
import { operationTools } from './tools.gen.ts';

const file = createRequire(import.meta.url).resolve('@svc/client/openapi.json');
const document: OpenApiDocument = JSON.parse(readFileSync(file, 'utf8'));

test('the catalogue is of this document: every operation once, in the same order each time', () => {
  expect(operationTools).toEqual(readDocument(document));
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).filter((one) => one['x-svc']),
  );
  expect(operationTools.length).toBe(operations.length);
  expect(operationTools.map(({ name }) => name)).toEqual(operationTools.map(({ name }) => name).sort());
});

describe.each(operationTools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  test('has a name and a schema that every client takes', () => {
    expect(name).toMatch(/^svc\.[a-z]+(_[a-z]+)*$/);
    expect(name.length).toBeLessThanOrEqual(48);
    expect(tool.inputSchema).toMatchObject({ type: 'object', properties: expect.anything() });
    const text = JSON.stringify(tool.inputSchema);
    expect(text).not.toContain('$ref');
    expect(text).not.toMatch(/"type":\[/);
    for (const [, variable = ''] of tool.path.matchAll(/\{(\w+)\}/g))
      expect(tool.inputSchema.required).toContain(variable);
  });

  test('reads exactly when it says so', () => {
    expect(tool.readOnly && tool.destructive).toBe(false);
    if (tool.method === 'GET') expect(tool.readOnly).toBe(true);
    if (tool.method === 'DELETE') expect(tool.destructive).toBe(true);
  });
});

test('both spellings stay apart, and a model sees 170 tokens a tool on average', () => {
  expect(new Set(operationTools.map(({ name }) => name.replace('.', '_'))).size).toBe(operationTools.length);
  const shown = operationTools.map(({ name, description, inputSchema }) =>
    JSON.stringify({ name, description, inputSchema }),
  );
  // Measured with o200k_base: 4.25 characters of these texts are a token.
  expect(shown.join('').length / 4.25 / shown.length).toBeLessThanOrEqual(170);
  for (const text of shown) expect(text).not.toMatch(/\/v1\//);
});

test('without options a start costs a model 3,500 tokens at most', () => {
  const { config } = readCommandLine([], {});
  const shown = listedTools(chosenTools([config.selection], null), config.mode).map((tool) => {
    const { name, description, inputSchema } = listTool(tool, 'dot', false);
    return JSON.stringify({ name, description, inputSchema });
  });
  expect(shown.length).toBeLessThanOrEqual(16);
  expect(shown.join('').length / 4.25).toBeLessThanOrEqual(3_500);
});

test('an answer is typed for every tool, so that nothing that a service says is refused', () => {
  expect(Object.keys(answers)).toEqual(operationTools.map(({ name }) => name));
  for (const text of Object.values(answers)) {
    expect(text).not.toMatch(/"\$ref"|"enum"|"required":\[/);
    expect(JSON.parse(text)).toHaveProperty('type', 'object');
  }
});

test('what is taken to quote others is there', () => {
  for (const name of quoting) expect(Object.keys(document.components.schemas)).toContain(name);
  const names = operationTools.map(({ name }) => name.replace('svc.', ''));
  expect([...ownWords].filter((name) => !names.includes(name))).toEqual([]);
});

test('a field that stands again in the same shape is described once', () => {
  const brand = {
    type: 'object',
    properties: { name: { type: 'string', description: 'As people write it.' } },
  };
  expect(describeOnce({ brand, competitors: { type: 'array', items: brand } })).toEqual({
    brand,
    competitors: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  });
});

test('addresses in texts become tools', () => {
  const at = (address: string) => ({ 'GET /v1/engines': 'svc.get_engine_breakdown' })[address];
  expect(nameTools('See GET /v1/engines. Or GET /v1/other.', at)).toBe(
    'See svc.get_engine_breakdown. Or GET /v1/other.',
  );
});

test('schemas are put in place, and null stands without a list of types', () => {
  const components = { Money: { type: 'integer', minimum: 0, example: 5, maximum: Number.MAX_SAFE_INTEGER } };
  const schema = {
    type: 'object',
    properties: {
      price: { $ref: '#/components/schemas/Money', description: 'In cents.' },
      note: { type: ['string', 'null'], maxLength: 9 },
      hint: { type: ['string', 'null'], default: null },
    },
  };
  expect(simplify(schema as never, components)).toEqual({
    type: 'object',
    properties: {
      price: { type: 'integer', description: 'In cents.' },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      hint: { type: 'string' },
    },
  });
  expect(() =>
    simplify(
      { $ref: '#/components/schemas/Loop' },
      { Loop: { items: { $ref: '#/components/schemas/Loop' } } },
    ),
  ).toThrow(RangeError);
});

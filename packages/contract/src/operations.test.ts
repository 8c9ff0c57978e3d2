import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gateableOperations } from './account/approval/schema.ts';
import { saysMode } from './kernel/mode.ts';
import { destructive, method, path, readOnly } from './kernel/operation.ts';
import { operations } from './operations.ts';

const here = new URL('.', import.meta.url);

interface CatalogueEntry {
  tool: string;
  address: string;
  scope: string;
  fine: string | null;
  readOnly: boolean;
  destructive: boolean;
  provenance: string;
  spendsCredits: boolean;
  gateable: boolean;
}

const catalogue = new Map(
  (JSON.parse(readFileSync(new URL('../reference/catalogue.json', here), 'utf8')) as CatalogueEntry[]).map(
    (entry) => [entry.tool, entry],
  ),
);

const duplicates = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const byId = operations.map((operation) => [operation.id, operation] as const);

test('ids and addresses are unique, also with path variables renamed', () => {
  expect(duplicates(operations.map(({ id }) => id))).toEqual([]);
  expect(duplicates(operations.map(({ address }) => address.replace(/\{[^}]+\}/g, '{}')))).toEqual([]);
});

test('no two schemas have one name: the document would show only one of them', async () => {
  const files = (await readdir(here, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const named = files.flatMap((name) => [
    ...readFileSync(new URL(name, here), 'utf8').matchAll(/meta\(\{\s*id: '([A-Z]\w*)'/g),
  ]);
  expect(named.length).toBeGreaterThan(100);
  expect(duplicates(named.map(([, name = '']) => name))).toEqual([]);
});

describe.each(byId)('%s', (id, operation) => {
  test('is as the catalogue has it', () => {
    const { tool, address, scope, fine, provenance, spendsCredits, gateable } = {
      tool: `svc.${id}`,
      fine: null,
      spendsCredits: false,
      gateable: false,
      ...operation,
    };
    const { readOnly: reads, destructive: destroys } = {
      readOnly: readOnly(operation),
      destructive: destructive(operation),
    };
    expect({
      tool,
      address,
      scope,
      fine,
      readOnly: reads,
      destructive: destroys,
      provenance,
      spendsCredits,
      gateable,
    }).toEqual(catalogue.get(tool));
  });

  test('takes exactly the variables of its path', () => {
    const variables = [...path(operation).matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    expect(Object.keys(operation.params?.shape ?? {})).toEqual(variables);
    if (method(operation) === 'GET') expect(operation.body).toBeUndefined();
  });

  test('says its mode where it has figures: on the answer, or on each item of a list', () => {
    const schema = JSON.stringify(z.toJSONSchema(operation.returns, { unrepresentable: 'any' }));
    if (!/"Provenance"|"type":"number"(?!,"const")/.test(schema)) return;
    // A document of settings: its numbers are targets and weights, and it is given back as it came.
    if (operation.id === 'export_project_config') return;
    expect(saysMode(operation.returns), 'put `mode` of the kernel in its schema').toBe(true);
  });

  test('says what it does', () => {
    expect(operation.summary).toMatch(/^\p{Lu}[^.]{3,60}$/u);
    expect(operation.description).toMatch(/^\p{Lu}.{20,400}[.]$/u);
  });
});

test('every operation of the catalogue that can be gated is in the list of gates', () => {
  const gateable = [...catalogue.values()].filter((entry) => entry.gateable);
  expect([...gateableOperations].sort()).toEqual(gateable.map(({ tool }) => tool.slice(4)).sort());
});

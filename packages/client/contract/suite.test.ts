import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Document, methodsOf } from '../gen/methods.ts';
import { readModel } from '../gen/model.ts';
import { even } from './even.ts';
import { type ClientName, canRun, clients, outcomesOf } from './run.ts';
import type { Outcome, Scenario, Task } from './scenario.ts';
import { openStub, type Stub } from './stub.ts';

const root = new URL('../..', import.meta.url).pathname;
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface Recorded {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  status: number;
  answer: Record<string, unknown>;
}

/** Every operation that has a recorded call, with that call: what each client sends and gives back. */
function recordedScenarios(): Scenario[] {
  const document = read('client/openapi.json') as Document;
  const recorded = read('../apps/api/src/describe/recorded.gen.json') as Record<string, Recorded>;
  const model = readModel(document);
  return methodsOf(document).flatMap((method): Scenario[] => {
    const found = recorded[method.operationId];
    if (!found) return [];
    const { params = {}, body, answer } = found;
    const known = new Map(model.queryOf(method)?.fields.map(({ name, type }) => [name, type.kind]));
    // An address holds texts; whoever calls gives numbers.
    const query = Object.fromEntries(
      Object.entries(found.query ?? {}).flatMap(([name, value]) => {
        const kind = known.get(name);
        if (kind === undefined) return [];
        const typed = kind === 'integer' || kind === 'number' ? Number(value) : value;
        return [[name, kind === 'boolean' ? String(value) === 'true' : typed]];
      }),
    );
    const page = method.isList ? { ...answer, next: null } : answer;
    return [
      {
        name: `recorded: ${method.operationId}`,
        call: {
          resource: method.resource,
          method: method.name,
          path: method.inPath.map((name) => params[name] ?? ''),
          ...(method.input === 'body' && { body: body ?? {} }),
          ...(Object.keys(query).length > 0 && { query }),
          ...(method.versioned && { options: { version: 'v1' } }),
        },
        exchanges: [
          {
            expect: {
              method: method.verb,
              url: method.inPath.reduce(
                (path, name) => path.replace(`{${name}}`, encodeURIComponent(params[name] ?? '')),
                method.path,
              ),
              query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
              ...(method.input === 'body' && { body: body ?? {} }),
              ...(method.versioned && { headers: { 'if-match': '^"v1"$' } }),
            },
            answer: { status: found.status, body: page },
          },
        ],
        expect: method.isList ? { items: answer.items as unknown[] } : { result: answer },
      },
    ];
  });
}

const scenarios = [...(read('client/contract/scenarios.json') as Scenario[]), ...recordedScenarios()];

const secret = `whsec_${Buffer.from('the secret of a webhook').toString('base64')}`;
const other = `whsec_${Buffer.from('another one').toString('base64')}`;

function webhookOf({ age, secrets, altered, unsigned }: NonNullable<Scenario['webhook']>): Task['webhook'] {
  const payload =
    '{"id": "evt_1", "type": "scan.completed", "timestamp": "2026-11-24T08:00:00Z", "data": {"ü": 1}}';
  const stamp = String(Math.floor(Date.now() / 1_000) - age);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${stamp}.${payload}`).digest('base64');
  return {
    payload: altered ? payload.replace('scan', 'goal') : payload,
    headers: {
      ...{ 'Webhook-Id': 'msg_1', 'webhook-timestamp': stamp },
      ...(!unsigned && { 'webhook-signature': `v1,AAAA v1,${signature}` }),
    },
    secrets: secrets === 'both' ? [other, secret] : secrets === 'other' ? [other] : [secret],
  };
}

let stub: Stub;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-clients-'));
  // Each client follows each script once.
  stub = await openStub(clients.flatMap(() => scenarios.map(({ exchanges = [] }) => exchanges)));
});
afterAll(async () => {
  await stub.close();
  rmSync(folder, { recursive: true });
});

const scriptOf = (client: ClientName, at: number): number => clients.indexOf(client) * scenarios.length + at;

const tasksOf = (client: ClientName): Task[] =>
  scenarios.map(({ name, call, webhook }, at) => ({
    name,
    baseUrl: stub.addressOf(scriptOf(client, at)),
    ...(call && { call }),
    ...(webhook && { webhook: webhookOf(webhook) }),
  }));

describe.each(clients)('%s', (client) => {
  test.skipIf(!canRun[client]())('sends, retries, walks, reads and fails as all clients do', async () => {
    const noWait = vi.spyOn(Math, 'random').mockReturnValue(0);
    const told = await outcomesOf(client, tasksOf(client), folder);
    noWait.mockRestore();
    const outcomes = new Map(told.map((outcome) => [outcome.name, outcome]));
    const wrong = scenarios.flatMap(({ name, expect: expected }, at) => {
      const outcome = outcomes.get(name);
      const complaints = stub.complaints(scriptOf(client, at));
      const misfit = outcome ? misfitOf(outcome, expected) : 'it was not run';
      return [...complaints, ...(misfit ? [misfit] : [])].map((text) => `${name}: ${text}`);
    });
    expect(wrong).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(250);
  });
});

function misfitOf({ result, items, error }: Outcome, expected: Scenario['expect']): string | null {
  try {
    if (expected.error) {
      const { says, ...rest } = expected.error;
      expect(error).toMatchObject(rest);
      if (says) expect(error?.message).toContain(says);
    } else expect(error).toBeUndefined();
    if (expected.items) expect(even(items ?? [])).toMatchObject(even(expected.items) as object);
    if (expected.result) expect(even(result)).toMatchObject(even(expected.result) as object);
    return null;
  } catch (failure) {
    return String(failure).slice(0, 600);
  }
}

test('each client has every operation', () => {
  const methods = methodsOf(read('client/openapi.json') as Document);
  const python = readFileSync(join(root, 'client-python/src/svc_client/_methods.py'), 'utf8');
  const go = readFileSync(join(root, 'client-go/resources.gen.go'), 'utf8');
  const missing = methods.filter(
    ({ operationId, verb, path }) =>
      !python.includes(`"${operationId}"`) || !go.includes(`operation{"${verb}", "${path}"`),
  );
  expect(missing).toEqual([]);
  expect(existsSync(join(root, 'client-go/go.mod'))).toBe(true);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canRun, clients, outcomesOf } from '../../packages/client/contract/run.ts';
import type { Call, Kept, Task } from '../../packages/client/contract/scenario.ts';
import { type DocsService, openService } from '../docs/service.ts';

let service: DocsService;
let folder: string;
beforeAll(async () => {
  service = await openService();
  folder = mkdtempSync(join(tmpdir(), 'svc-clients-'));
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const call = (
  resource: string,
  method: string,
  path: string[] = [],
  rest: Omit<Call, 'resource' | 'method' | 'path'> = {},
): Call => ({ resource, method, path, ...rest });

/** Uses of a client, from a project to figures, including errors. */
const steps = (own: string): Record<string, { call: Call; keep?: Kept; apiKey?: string }> => ({
  project: {
    call: call('projects', 'create', [], {
      body: { name: `Planderly by ${own}` },
    }),
    keep: { project: 'id' },
  },
  set: {
    call: call('prompts', 'createSet', ['$project'], { body: { name: 'Buyers' } }),
    keep: { set: 'id' },
  },
  prompts: {
    call: call('prompts', 'addBulk', ['$project', '$set'], {
      body: {
        prompts: Array.from({ length: 8 }, (_, at) => ({
          text: `Which shift scheduling software suits a shop with ${10 + at} people?`,
        })),
      },
    }),
  },
  active: { call: call('prompts', 'activateSet', ['$project', '$set']) },
  estimate: {
    call: call('scans', 'estimateCost', [], {
      body: { projectId: '$project', config: { engines: ['openai'], samplesK: 2 } },
    }),
  },
  scan: {
    call: call('scans', 'start', [], {
      body: { projectId: '$project', config: { engines: ['openai'], samplesK: 2, maxPrompts: 8 } },
    }),
    keep: { scan: 'id' },
  },
  progress: { call: call('scans', 'follow', ['$scan']) },
  ended: { call: call('scans', 'wait', ['$scan']) },
  visibility: { call: call('scores', 'getVisibility', ['$project']) },
  answers: { call: call('answers', 'list', ['$project'], { query: { limit: 3 } }) },
  stale: {
    call: call('projects', 'update', ['$project'], {
      body: { description: 'Another.' },
      options: { version: '2020-01-01T00:00:00.000000Z' },
    }),
  },
  missing: { call: call('projects', 'get', ['prj_00000000000000000000000000000000']) },
  wrong: { call: call('projects', 'create', [], { body: { name: '' } }) },
  stranger: { call: call('projects', 'list'), apiKey: 'svc_test_nobody' },
});

describe.each(clients)('%s, on a running service', (client) => {
  test.skipIf(!canRun[client]())('goes from a project to figures, and tells what goes wrong', async () => {
    const tasks = Object.entries(steps(client)).map(
      ([name, step]): Task => ({ name, baseUrl: service.api, apiKey: service.key, ...step }),
    );
    const told = await outcomesOf(client, tasks, folder);
    const of = Object.fromEntries(told.map((outcome) => [outcome.name, outcome]));
    const unexpected = told.filter(
      ({ name, error }) => error && !['stale', 'missing', 'wrong', 'stranger'].includes(name),
    );
    expect(unexpected).toEqual([]);
    expect(of.estimate?.result).toMatchObject({ prompts: 8, credits: 16 });
    expect(of.progress?.items?.at(-1)).toMatchObject({ status: 'completed' });
    expect(of.ended?.result).toMatchObject({ status: 'completed' });
    expect(of.visibility?.result).toMatchObject({ result: { engines: [{ engine: 'openai' }] } });
    expect(of.answers?.items).toHaveLength(16);
    expect(of.stale?.error).toMatchObject({ kind: 'api', status: 412 });
    expect(of.missing?.error).toMatchObject({ kind: 'api', status: 404, code: 'not_found' });
    expect(of.wrong?.error).toMatchObject({ kind: 'api', status: 422 });
    expect(of.stranger?.error).toMatchObject({ kind: 'api', status: 401 });
  });
});

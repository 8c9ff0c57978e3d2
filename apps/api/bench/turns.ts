import { gzipSync } from 'node:zlib';
import { testContext } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import type { Database } from '@svc/db';
import { createApp } from '../src/app.ts';
import { keptExampleOf } from '../src/testing/example.ts';
import { longestTurn } from '../src/testing/turn-meter.ts';
import { openCaller, requester } from '../src/testing/world.ts';
import { worstBodies } from '../src/testing/worst-body.ts';
import { worstLogs, worstPromptFiles } from '../src/testing/worst-file.ts';

export interface Turn {
  operation: string;
  body: string;
  milliseconds: number;
}

const tries = 4;

/**
 * CPU of the longest turn of the event loop while each operation gets its worst bodies, longest first. Compilation and garbage collection do not hit every try: if the first is longer than `enough`, the shortest of several counts.
 */
export async function longestTurns(
  database: Database,
  url: string,
  { full, enough }: { full: boolean; enough: number },
): Promise<{ turns: Turn[]; bodies: number }> {
  const limits = {
    requestsPerMinute: 1_000_000,
    concurrentScans: 1_000,
    projects: 100_000,
    workspaces: 1_000,
  };
  const tenant = await testContext(database, url, { plan: 'enterprise', limits });
  let fault: unknown;
  const log = { ...tenant.environment.log, error: (fields: object) => (fault = fields) };
  const { app, close } = createApp({
    environment: { ...tenant.environment, log },
    operations,
    docs: { publicUrl: 'http://api.test' },
    validateResponses: false,
    allowedHosts: ['api.test'],
    ready: () => true,
  });
  const caller = await openCaller(
    tenant,
    requester(app, () => fault),
  );
  const turns = new Map<string, Turn>();
  let bodies = 0;
  const measure = async (operation: string, name: string, request: () => Request) => {
    bodies += 1;
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < tries && least > enough; attempt += 1) {
      const { result, milliseconds } = await longestTurn(async () => (await app.fetch(request())).status);
      if (result >= 500) throw new Error(`${operation} answers ${result} to: ${name}`);
      least = Math.min(least, milliseconds);
    }
    if (least > (turns.get(operation)?.milliseconds ?? 0))
      turns.set(operation, { operation, body: name, milliseconds: least });
  };
  const requestTo =
    (path: string, method: string, body: Buffer, headers: Record<string, string> = {}) =>
    () =>
      new Request(`http://api.test${path}`, {
        method,
        headers: {
          authorization: `Bearer ${caller.secret}`,
          'content-type': 'application/json',
          'content-length': String(body.length),
          ...headers,
        },
        body: new Uint8Array(body),
      });
  try {
    for (const operation of operations) {
      if (!operation.body) continue;
      const given = await keptExampleOf(operation, caller);
      const [method = '', path = ''] = operation.address.split(' ');
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => given.params?.[name] ?? name);
      for (const { name, text } of worstBodies(operation, given, full ? undefined : ['a ', '我']))
        await measure(operation.id, name, requestTo(filled, method, Buffer.from(text), given.headers));
      if (operation.id === 'import_prompts')
        for (const [format, name, content] of worstPromptFiles) {
          const body = Buffer.from(JSON.stringify({ format, content, dryRun: true }));
          await measure(operation.id, name, requestTo(filled, method, body));
        }
      if (path.endsWith('/traffic/logs'))
        for (const [name, content] of worstLogs) {
          const text = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };
          await measure(operation.id, name, requestTo(filled, method, gzipSync(content), text));
          const body = Buffer.from(JSON.stringify({ content }));
          await measure(operation.id, name, requestTo(filled, method, body));
        }
    }
  } finally {
    await close();
  }
  return { turns: [...turns.values()].sort((a, b) => b.milliseconds - a.milliseconds), bodies };
}

import { writeFile } from 'node:fs/promises';
import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { demoMarket } from '@svc/engines/sandbox';
import { benchDatabase } from '@svc/testing/bench';
import { createApp } from '../apps/api/src/app.ts';
import { type Recorded, recorded } from '../apps/api/src/describe/recorded.ts';
import { openCaller, requester } from '../apps/api/src/testing/world.ts';
import { startStack } from '../apps/worker/src/test/stack.ts';
import { scanMarket } from './record/market.ts';
import { missingRecordings } from './record/missing.ts';
import { recordAll } from './record/record.ts';

const file = 'apps/api/src/describe/recorded.gen.json';
const known = operations.map(({ id }) => id);

/**
 * `pnpm record`: calls every operation on a real stack and keeps what was answered, as examples for the docs. What is there
 * and still fits its schemas is kept, so that a new run changes little; `--all` renews everything, `--check` only looks.
 */
async function main(): Promise<void> {
  const missing = missingRecordings();
  const superfluous = Object.keys(recorded).filter((id) => !known.includes(id));
  if (process.argv.includes('--check')) {
    for (const { id, why } of missing) console.error(`${id}: ${why}`);
    for (const id of superfluous) console.error(`${id}: there is no such operation`);
    const wrong = missing.length + superfluous.length;
    if (wrong > 0)
      console.error(`${wrong} recorded examples are wrong or missing. Run "pnpm record" and commit ${file}.`);
    process.exit(wrong > 0 ? 1 : 0);
  }
  const wanted = process.argv.includes('--all') ? known : missing.map(({ id }) => id);
  const made = wanted.length > 0 ? await record() : new Map<string, Recorded>();
  const kept = known.map((id) => [id, made.get(wanted.includes(id) ? id : '') ?? recorded[id]] as const);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(kept.sort()), null, 1)}\n`);
  const done = wanted.filter((id) => made.has(id));
  console.log(
    `recorded ${done.length} of ${known.length} operations: ${done.join(', ') || 'nothing was missing'}`,
  );
  process.exit(done.length === wanted.length ? 0 : 1);
}

async function record(): Promise<Map<string, Recorded>> {
  const database = await benchDatabase();
  const brands = demoMarket.brands.map(({ name, aliases, domains: [domain = ''] }) => ({
    name,
    aliases,
    domain,
  }));
  const stack = await startStack({ databaseUrl: database.url, emulator: { brands } });
  let fault: unknown;
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => (fault = fields) };
  const { app, close } = createApp({
    environment: { ...stack.environment, fetch: testEnvironment(stack.database).fetch, log },
    operations,
    docs: { publicUrl: 'http://127.0.0.1:8787' },
    validateResponses: true,
    ready: () => true,
  });
  try {
    await stack.startWorker();
    const { context, environment } = stack;
    const request = requester(app, () => JSON.stringify(fault));
    const caller = await openCaller({ context, twin: context, environment }, request);
    const projectId = await scanMarket(caller, stack);
    return await recordAll(caller, operations, new Map([['prj', projectId]]));
  } finally {
    await close();
    await stack.close();
    await database.stop();
  }
}

await main();

import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { moveDays } from '@svc/core/resource/across/sample-project';
import { benchDatabase } from '@svc/testing/bench';
import postgres from 'postgres';
import { createApp } from '../../apps/api/src/app.ts';
import { openCaller, requester } from '../../apps/api/src/testing/world.ts';
import { startStack } from '../../apps/worker/src/test/stack.ts';
import type { Found } from './gather.ts';
import { readRows, sampleTables, writeRows } from './rows.ts';
import { sampleSite } from './site.ts';
import { afterAll, afterScan, begin, happens, type Story, samplesK, startScan } from './story.ts';
import { questions } from './topics.ts';
import { publishRanges } from './traffic.ts';
import { engines, type Week } from './world.ts';
import { sampleWriter } from './write.ts';

/** Two scans a week, for eight weeks. */
const scans = 16;
/** Total cost: the sample brings its own credits, and leaves none. */
const credits = scans * questions * engines.length * samplesK;
const daysBefore = (scan: number): number => (scan % 2 === 0 ? 4 : 3);

/**
 * Lives through the sample’s eight weeks in a database of its own: real scans of the emulator, which answers from the sample’s
 * market. After each scan all that was recorded is moved some days back. `read` gets the database as it then stands.
 */
export async function liveThrough<T>(
  read: (sql: postgres.Sql, found: Found) => Promise<T>,
  say: (text: string) => void,
): Promise<T> {
  const database = await benchDatabase();
  let story: Story | null = null;
  let number = 0;
  const week = (): Week => ({
    number: number / 2,
    gauge: number < happens.gaugeGone,
    named: number > happens.shipped,
    treated: number > happens.live ? (story?.treated ?? new Set()) : new Set(),
  });
  const stack = await startStack({ databaseUrl: database.url, write: sampleWriter(week), credits });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  let fault: unknown;
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => (fault = fields) };
  const { names } = testEnvironment(stack.database);
  const environment = { ...stack.environment, fetch: sampleSite(), names, log };
  const { app, close } = createApp({
    environment,
    operations,
    docs: { publicUrl: 'http://127.0.0.1:8787' },
    validateResponses: true,
    ready: () => true,
  });
  const worker = () => stack.startWorker({ environment });
  try {
    const request = requester(app, () => JSON.stringify(fault));
    const caller = await openCaller({ context: stack.context, twin: stack.context, environment }, request);
    let running = await worker();
    await publishRanges(sql);
    story = await begin(caller);
    for (number = 0; number < scans; number += 1) {
      if (number > 0) {
        await running.stop();
        await later(sql, daysBefore(number));
        running = await worker();
      }
      await ended(stack, await startScan(story, number));
      await quiet(sql);
      await afterScan(story, number);
      await quiet(sql);
      say(`scan ${number + 1} of ${scans}`);
    }
    await afterAll(story, sql, stack.context.workspace.id);
    await quiet(sql);
    await running.stop();
    if (fault) throw new Error(`a fault of ours: ${JSON.stringify(fault)}`);
    const { key, credits: left } = await caller.use('whoami', {});
    if (left.posted !== 0) throw new Error(`${left.posted} credits are left: grant ${credits - left.posted}`);
    const { id: workspaceId, organisationId } = stack.context.workspace;
    return await read(sql, { workspaceId, organisationId, keyId: key.id, projectId: story.projectId });
  } finally {
    await close();
    await sql.end({ timeout: 5 });
    await stack.close();
    await database.stop();
  }
}

export async function ended(stack: Awaited<ReturnType<typeof startStack>>, id: string): Promise<void> {
  const { status, failure, runs } = await stack.settle(id);
  if (status === 'completed') return;
  const lost = runs.flatMap(({ engine, failed }) => (failed > 0 ? [`${engine} lost ${failed}`] : []));
  const why = [...(failure ? [`${failure.code}: ${failure.message}`] : []), ...lost].join('; ');
  throw new Error(`scan ${id} ended ${status} (${why})`);
}

/** Waits until no job is due. */
export async function quiet(sql: postgres.Sql): Promise<void> {
  for (let calm = 0; calm < 2; ) {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::integer as n from graphile_worker.jobs where run_at <= now() + interval '2 minutes' and attempts < max_attempts`;
    calm = row?.n === 0 ? calm + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** All that was recorded lies further back. */
export async function later(sql: postgres.Sql, days: number): Promise<void> {
  const tables = await sampleTables(sql);
  await sql.begin(async (sql) => {
    // Neither keys nor triggers: the same rows come back, on other days.
    await sql`set local session_replication_role = replica`;
    for (const one of tables) {
      const rows = await readRows(sql, one);
      if (rows.text === '') continue;
      await sql.unsafe(`delete from "${one.table}"`);
      await writeRows(sql, { ...rows, text: moveDays(rows.text, -days) });
    }
  });
  await sql`analyze`;
}

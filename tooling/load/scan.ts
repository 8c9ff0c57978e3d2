import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Row, round, row } from '@svc/bench';
import type { EmulatorProcess } from '../../apps/worker/bench/emulator-process.ts';
import type { Fleet } from '../fleet/fleet.ts';
import type { Tenant } from '../fleet/tenant.ts';
import type { Measure } from './meter.ts';

/** Engine runs that a worker has at once here; few, so that a worker spends its time waiting for engines. */
export const runsAtOnce = 4;
const waitMs = 2_000;
const waitingScans = 64;
const promptsOfWaiting = 5;

interface Options {
  fleet: Fleet;
  tenant: Tenant;
  emulator: EmulatorProcess;
  measure: Measure;
  objectsFolder: string;
  /** Answers of the part that is bound by CPU. */
  answers: number;
}

/** Answers a second of one worker and of two: first waiting for engines, then with engines that answer at once. */
export async function scanRows(options: Options): Promise<Row[]> {
  const { fleet, tenant, emulator, measure, objectsFolder, answers } = options;
  const run = async (projectId: string, scans: number) => {
    const started = await Promise.all(
      Array.from({ length: scans }, () => tenant.call('POST', '/v1/scans', { projectId })),
    );
    for (const { status, body } of started) {
      if (status >= 300) throw new Error(JSON.stringify(body));
      const scan = await tenant.settle(body.id, 600_000);
      if (scan.status !== 'completed') throw new Error(`a scan ended ${scan.status}`);
    }
  };
  const waiting = await tenant.project({ engines: ['openai'], prompts: promptsOfWaiting, samplesK: 1 });
  const prompts = 100;
  const busy = await tenant.project({ engines: ['openai', 'anthropic'], prompts, samplesK: 5 });
  const perScan = prompts * 2 * 5;
  const scans = Math.max(1, Math.round(answers / perScan));
  const rates: number[] = [];
  const saturated: number[] = [];
  let cost = { ours: 0, postgres: 0, statements: 0, walBytes: 0, tableBytes: 0, objects: 0 };
  for (const workers of [1, 2]) {
    process.stderr.write(`scans with ${workers} worker(s) …\n`);
    if (workers === 2) await fleet.startWorker();
    await emulator.configure({ latency: waitMs });
    await run(waiting, 2);
    const spent = await measure(() => run(waiting, waitingScans));
    rates.push((waitingScans * promptsOfWaiting) / spent.seconds);
    await emulator.configure({ latency: 5 });
    const before = await bytesIn(objectsFolder);
    const load = await measure(() => run(busy, scans));
    const per = 1_000 / (scans * perScan);
    saturated.push((scans * perScan) / load.seconds);
    if (workers === 1)
      cost = {
        ours: load.ours * per,
        postgres: load.postgres * per,
        statements: load.statements * per,
        walBytes: load.walBytes * per,
        tableBytes: load.tableBytes * per,
        objects: ((await bytesIn(objectsFolder)) - before) * per,
      };
  }
  const [one = 0, two = 0] = rates;
  const [alone = 0, both = 0] = saturated;
  const of = `per 1,000 answers (${scans * perScan} of them, 2,000 characters each)`;
  return [
    row(
      'scan-wait-one',
      `answers a second of one worker, ${runsAtOnce} runs of ${promptsOfWaiting} calls at once, ${waitMs} ms each`,
      'printed',
      round(one),
      'answers/s',
    ),
    row(
      'scan-two-workers',
      'the same with two workers, over one',
      '≥ 1.8',
      round(two / one),
      'ratio',
      two >= 1.8 * one,
    ),
    row(
      'scan-knee',
      'answers a second of one worker when engines answer at once',
      'printed',
      round(alone),
      'answers/s',
    ),
    row('scan-knee-two', 'the same of two workers on this machine', 'printed', round(both), 'answers/s'),
    row('scan-cpu', `CPU of API and worker ${of}`, 'printed', round(cost.ours), 's'),
    row('scan-postgres', 'CPU of Postgres', 'printed', round(cost.postgres), 's'),
    row('scan-statements', 'statements', 'printed', Math.round(cost.statements), 'statements'),
    row('scan-wal', 'write-ahead log', 'printed', round(cost.walBytes / 1e6), 'MB'),
    row('scan-tables', 'growth of tables and indexes', 'printed', round(cost.tableBytes / 1e6), 'MB'),
    row('scan-objects', 'raw bodies in the object store', 'printed', round(cost.objects / 1e6), 'MB'),
  ];
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}

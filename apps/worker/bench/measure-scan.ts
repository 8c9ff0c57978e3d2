import { createEnvironment, prepareContext, runContext } from '@svc/core/environment';
import { startScan } from '@svc/core/resource/measure/scan';
import { type EngineId, emulatorBaseUrls, type Latency, latencyOf } from '@svc/emulator';
import type { BenchDatabase } from '@svc/testing/bench';
import { questions, type Stack, startStack } from '../src/test/stack.ts';
import type { EmulatorProcess } from './emulator-process.ts';

export interface ScanBench {
  stack: Stack;
  /** `count` sees everything but the set-up of the project. */
  measure: (options: {
    engines: EngineId[];
    prompts: number;
    samplesK: number;
    expectedMs: number;
    timeoutMs?: number;
    count?: BenchDatabase['countStatements'];
  }) => Promise<Measured>;
  /** Waits until the jobs that follow a scan are done. */
  rest: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface Measured {
  status: string;
  recorded: number;
  failed: number;
  /** From the request to the scored result. */
  ms: number;
  /** Of this process: request, runner, detection, scoring. */
  cpuSeconds: number;
  statements: number;
  scanId: string;
  /** From the start of the scan to the last answer of each engine. */
  engineMs: Record<string, number>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const plainly: BenchDatabase['countStatements'] = async (work) => {
  await work();
  return { total: 0, most: [] };
};

/** The product in this process; its database and the emulator in others. */
export async function startScanBench(
  database: BenchDatabase,
  emulator: EmulatorProcess,
  settings: Record<string, string>,
): Promise<ScanBench> {
  const stack = await startStack({ databaseUrl: database.url, settings });
  const environment = createEnvironment({
    database: stack.database,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    settings: { SVC_OBJECTS_FOLDER: stack.objectsFolder, ...settings },
    testBaseUrls: emulatorBaseUrls(emulator.origin),
    egressAllow: '',
  });
  stack.context = prepareContext(runContext(environment, stack.context), environment);
  await stack.startWorker({ environment, leaseSeconds: 25 });

  return {
    stack,
    async measure({ engines, prompts, samplesK, expectedMs, timeoutMs = 300_000, count = plainly }) {
      const projectId = await stack.project({ engines, samplesK, prompts: questions(prompts) });
      await emulator.reset();
      let id = '';
      let ms = 0;
      let used = process.cpuUsage();
      const { total } = await count(async () => {
        const cpu = process.cpuUsage();
        const started = performance.now();
        ({ id } = await startScan(stack.context, { projectId }));
        // Looking costs CPU too: not before it can be done.
        await wait(expectedMs);
        for (let ended = false; !ended; ) {
          if (performance.now() - started > timeoutMs) throw new Error('the scan took too long');
          await wait(10);
          const [row] =
            await stack.owner`select finished_at is not null as bench_ended from scan where id = ${id}`;
          ended = row?.bench_ended === true;
        }
        ms = performance.now() - started;
        used = process.cpuUsage(cpu);
      });
      const scan = await stack.settle(id);
      const runs = await stack.owner<{ engine: string; ms: number }[]>`
        select r.engine, (extract(epoch from max(a.created_at) - s.created_at) * 1000)::float8 as ms
        from engine_run r join scan s on s.id = r.scan_id join answer a on a.run_id = r.id where s.id = ${id} group by r.engine, s.created_at`;
      return {
        status: scan.status,
        recorded: scan.progress.recorded,
        failed: scan.progress.failed,
        ms,
        statements: total,
        cpuSeconds: (used.user + used.system) / 1e6,
        scanId: id,
        engineMs: Object.fromEntries(runs.map((run) => [run.engine, run.ms])),
      };
    },
    async rest() {
      const due = () =>
        stack.owner`select from graphile_worker._private_jobs where locked_at is not null or run_at <= now() limit 1`;
      while ((await due()).length > 0) await wait(50);
    },
    stop: () => stack.close(),
  };
}

/** The shortest time in which `places` places can serve these calls in their order, by the emulator's own latencies. */
export function floorMs(
  latency: Latency,
  seed: string,
  engine: EngineId,
  calls: number,
  places: number,
): number {
  const free = new Array<number>(places).fill(0);
  for (let call = 1; call <= calls; call += 1) {
    const first = free.indexOf(Math.min(...free));
    free[first] = (free[first] ?? 0) + latencyOf(latency, `${seed}|${engine}|${call}`);
  }
  return Math.max(...free);
}

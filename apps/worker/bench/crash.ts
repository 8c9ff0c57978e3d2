import { row } from '@svc/bench';
import { benchDatabase } from '@svc/testing/bench';
import {
  aftermath,
  type Crash,
  crash,
  crashLatency,
  crashPoints,
  crashSettings,
  isUnharmed,
} from '../src/test/crash.ts';
import { startStack } from '../src/test/stack.ts';

/** Runs between two rounds of recovery: dead workers' jobs are taken over together. */
const perRound = 2;
const deadlineMs = 60_000;

/** Kills processes with signal 9 at each point, 20 times with `full`, and reads the books after the recovery. */
export async function run({ full }: { full: boolean }) {
  const runs = full ? 20 : 2;
  const database = await benchDatabase();
  const stack = await startStack({
    databaseUrl: database.url,
    emulator: { latency: crashLatency },
    settings: crashSettings,
  });
  const unharmed = new Map(crashPoints.map((point) => [point, 0]));
  let slowestMs = 0;
  try {
    for (let first = 1; first <= runs; first += perRound) {
      const crashes: Crash[] = [];
      for (const point of crashPoints)
        for (let n = first; n < first + perRound; n += 1)
          crashes.push(await crash(stack, database.url, point, n));
      const began = performance.now();
      const worker = await stack.startWorker({ leaseSeconds: 5, concurrency: 50 });
      for (const crashed of crashes) {
        const after = await aftermath(stack, crashed);
        if (isUnharmed(after)) unharmed.set(after.point, (unharmed.get(after.point) ?? 0) + 1);
        else process.stderr.write(`${JSON.stringify(after)}\n`);
      }
      slowestMs = Math.max(slowestMs, performance.now() - began);
      await worker.stop();
    }
    return {
      bench: 'crash',
      seed: 1,
      rows: [
        ...crashPoints.map((point) => {
          const count = unharmed.get(point) ?? 0;
          return row(
            `crash-${point}`,
            `killed ${point.replace('_', ' ')}: scans that ended complete, each sample asked and charged once, books balanced`,
            `= ${runs}`,
            count,
            'scans',
            count === runs,
          );
        }),
        row(
          'crash-recovery',
          'from the next worker’s start to the end of the slowest scan, lease 5 s',
          `≤ ${deadlineMs / 1_000}`,
          Math.round(slowestMs) / 1_000,
          's',
          slowestMs <= deadlineMs,
        ),
      ],
    };
  } finally {
    await stack.close();
    await database.stop();
  }
}

import { type Row, round, row } from '@svc/bench';
import type { BenchDatabase } from '@svc/testing/bench';
import type { EmulatorProcess } from './emulator-process.ts';
import { startScanBench } from './measure-scan.ts';

const rounds = 3;

/** Scans of small workspaces, with every setting of the engines left at its default: the best time of three, the worst counts. */
export async function defaultRows(database: BenchDatabase, emulator: EmulatorProcess): Promise<Row[]> {
  const rows: Row[] = [];
  const bench = await startScanBench(database, emulator, {});
  const seconds = async (engines: Parameters<typeof bench.measure>[0]['engines'], samplesK: number) => {
    const runs = [];
    for (let n = 0; n < rounds; n += 1) {
      // Each run begins without any knowledge of the engines.
      await bench.stack.owner`truncate engine_bucket`;
      const one = await bench.measure({ engines, prompts: 20, samplesK, expectedMs: 1_000 });
      const { requests } = await emulator.stats();
      runs.push({ ...one, requests });
    }
    return {
      seconds: Math.min(...runs.map(({ ms }) => ms)) / 1_000,
      recorded: Math.min(...runs.map(({ recorded }) => recorded)),
      requests: Math.max(...runs.map(({ requests }) => requests)),
    };
  };
  const timed = (id: string, what: string, bar: number, figure: number) =>
    rows.push(row(id, what, `≤ ${bar}`, round(figure, 2), 's', figure <= bar));

  await emulator.configure({ faults: {}, latency: 1_000 });
  await bench.measure({ engines: ['openai'], prompts: 20, samplesK: 1, expectedMs: 1_000 });
  timed('default-60', '60 calls to one engine at 1 s', 1.5, (await seconds(['gemini'], 3)).seconds);
  const two = await seconds(['gemini', 'perplexity'], 5);
  timed('default-200', '200 calls to two engines at 1 s', 3, two.seconds);

  await emulator.configure({ faults: { server: 0.15, rate: 0.3 }, latency: 200 });
  const faulty = await seconds(['gemini'], 3);
  const what = '60 calls at 200 ms, 15% errors, 30% 429 with Retry-After 1 s';
  timed('default-faults', what, 8, faulty.seconds);
  rows.push(
    row(
      'default-faults-answered',
      'of them answered',
      '= 60',
      faulty.recorded,
      'answers',
      faulty.recorded === 60,
    ),
    row('default-faults-requests', 'for these', '≤ 120', faulty.requests, 'requests', faulty.requests <= 120),
  );
  await bench.stop();
  return rows;
}

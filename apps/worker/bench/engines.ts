import type { EngineId } from '@svc/emulator';
import { benchDatabase } from '@svc/testing/bench';
import { rows as parseRows } from '../../../packages/core/bench/parse.ts';
import { type EmulatorProcess, spawnEmulator } from './emulator-process.ts';
import { floorMs, type ScanBench, startScanBench } from './measure-scan.ts';
import { type Row, round, row } from './row.ts';

const engines: EngineId[] = ['openai', 'anthropic', 'gemini', 'perplexity', 'xai'];
const prompts = 100;
const samplesK = 5;
const inFlight = 50;
const answers = prompts * samplesK * engines.length;
const seed = 'bench';
const latency = { lognormal: { median: 775, sigma: 0.45, min: 300, max: 2_000 } };
const rounds = 3;

/** Parsing by adapter; a scan of 2,500 answers against the floor that latency sets; one slow engine beside four. */
export async function run() {
  const rows: Row[] = await parseRows();
  const database = await benchDatabase();
  const emulator = await spawnEmulator({ seed, latency, keepRequests: 0 });
  const settings = { ENGINE_MAX_CONCURRENT: String(inFlight), ENGINE_REQUESTS_PER_MINUTE: '100000' };
  try {
    const bench = await startScanBench(database, emulator, settings);
    rows.push(...(await wholeScan(bench, database)));
    await bench.stop();
    rows.push(await slowEngine(database, emulator));
  } finally {
    await emulator.stop();
    await database.stop();
  }
  return { bench: 'engines', seed: 1, rows };
}

async function wholeScan(bench: ScanBench, database: Awaited<ReturnType<typeof benchDatabase>>): Promise<Row[]> {
  const floor = Math.max(...engines.map((engine) => floorMs(latency, seed, engine, prompts * samplesK, inFlight)));
  const expectedMs = floor * 0.98;
  await bench.measure({ engines, prompts: 20, samplesK: 2, expectedMs: 2_000 });
  const runs = [];
  let statements = 0;
  for (let n = 0; n < rounds; n += 1) {
    const counted = await database.countStatements(async () => {
      runs.push(await bench.measure({ engines, prompts, samplesK, expectedMs }));
    });
    statements = Math.max(statements, counted.total);
    if (process.env.SVC_BENCH_STATEMENTS) process.stderr.write(`${JSON.stringify(counted.most, null, 1)}\n`);
  }
  const median = (numbers: number[]): number => numbers.toSorted((left, right) => left - right)[numbers.length >> 1] ?? 0;
  const ratio = median(runs.map(({ ms }) => ms)) / floor;
  const cpu = (median(runs.map(({ cpuSeconds }) => cpuSeconds)) / answers) * 1_000;
  const recorded = Math.min(...runs.map((one) => one.recorded));
  return [
    row('scan-recorded', `${prompts} prompts × ${engines.length} engines × ${samplesK} samples, the worst of ${rounds} runs`, `= ${answers}`, recorded, 'answers', recorded === answers),
    row('scan-over-floor', `from the request to the scored result, over the floor of ${round(floor / 1_000)} s (lognormal 0.3–2 s, ${inFlight} in flight an engine); median of ${rounds}`, '≤ 1.02', round(ratio), 'ratio', ratio <= 1.02),
    row('scan-cpu', 'CPU of the product per 1,000 answers, with detection and scoring; median', '≤ 0.5', round(cpu), 's', cpu <= 0.5),
    row('scan-statements', 'SQL statements an answer, with begin and commit; the worst', '≤ 0.3', round(statements / answers), 'statements', statements / answers <= 0.3),
  ];
}

/** The others' time beside an engine at a tenth of their rate, over their time without it. */
async function slowEngine(database: Awaited<ReturnType<typeof benchDatabase>>, emulator: EmulatorProcess): Promise<Row> {
  const [slow, ...others] = engines;
  if (!slow) throw new Error('no engine');
  const settings = { ENGINE_MAX_CONCURRENT: '50', ENGINE_REQUESTS_PER_MINUTE: '6000', [`${slow.toUpperCase()}_REQUESTS_PER_MINUTE`]: '600' };
  const bench = await startScanBench(database, emulator, settings);
  await bench.measure({ engines: others, prompts: 20, samplesK: 1, expectedMs: 2_000 });
  const calls = { prompts: 60, samplesK: 3 };
  const longest = (engineMs: Record<string, number>) => Math.max(...others.map((engine) => engineMs[engine] ?? Number.POSITIVE_INFINITY));
  const ratios: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const alone = await bench.measure({ engines: others, ...calls, expectedMs: 2_000 });
    const beside = await bench.measure({ engines, ...calls, expectedMs: 10_000 });
    ratios.push(longest(beside.engineMs) / longest(alone.engineMs));
  }
  await bench.stop();
  const ratio = ratios.toSorted((left, right) => left - right)[rounds >> 1] ?? Number.NaN;
  return row('slow-engine', `one engine at 600 a minute beside four at 6,000: the others’ time over their time without it; median of ${rounds}`, '≤ 1.02', round(ratio), 'ratio', ratio <= 1.02);
}

import { type Row, round, row } from '@svc/bench';
import type { EngineId } from '@svc/emulator';
import { benchDatabase } from '@svc/testing/bench';
import { spawnEmulator } from './emulator-process.ts';
import { startScanBench } from './measure-scan.ts';
import { defaultRows } from './scan-defaults.ts';

const prompts = 20;
const samplesK = 5;
const engines: EngineId[] = ['openai', 'anthropic', 'openai-compatible'];
const latencyMs = 1_000;
const inFlight = 100;
const calls = prompts * engines.length * samplesK;
const floorMs = Math.ceil(calls / inFlight) * latencyMs;
const rounds = 3;

/**
 * A scan of 20 prompts × 3 engines × 5 samples at 1 s latency and 100 calls in flight in all, from the request to
 * the scored result, best of three; the same calls with faults; then small scans with the default limits. Emulator and
 * database are other processes.
 */
export async function run(): Promise<{ bench: string; seed: number; how: string; rows: Row[] }> {
  const database = await benchDatabase();
  const emulator = await spawnEmulator({ latency: latencyMs });
  try {
    const bench = await startScanBench(database, emulator, {
      ENGINE_MAX_CONCURRENT: String(Math.ceil(inFlight / engines.length)),
      ENGINE_REQUESTS_PER_MINUTE: '60000',
    });
    const measure = async (expectedMs: number) => {
      // Competitors are looked for in the answers of the scan before, which is no part of this one.
      await bench.rest();
      return bench.measure({ engines, prompts, samplesK, expectedMs });
    };
    await measure(floorMs);
    const clean = [];
    for (let n = 0; n < rounds; n += 1) clean.push(await measure(floorMs));
    const memory = Math.round(process.memoryUsage.rss() / 1e6);
    const over = Math.min(...clean.map(({ ms }) => ms)) - floorMs;
    const recorded = Math.min(...clean.map((one) => one.recorded));
    const cpu = Math.min(...clean.map(({ cpuSeconds }) => cpuSeconds)) / (calls / 1_000);
    await emulator.configure({ faults: { server: 0.15, 'rate;retry=none': 0.3 }, latency: 50 });
    const faulty = await measure(5_000);
    const { requests } = await emulator.stats();
    const ratio = requests / (calls / 0.55);
    await bench.stop();
    const defaults = await defaultRows(database, emulator);
    return {
      bench: 'scan',
      seed: 1,
      how: `product in one process, emulator and Postgres in others; best of ${rounds} after a warm-up. From the request to the scored result; each scan begins once the jobs that followed the one before are done, so that the search for competitors in its answers does not count`,
      rows: [
        row(
          'scan-over-floor',
          `${calls} answers, above the floor of ${floorMs} ms, recorded, detected and scored`,
          '≤ 500',
          Math.round(over),
          'ms',
          over <= 500,
        ),
        row('scan-complete', 'answers recorded', `= ${calls}`, recorded, 'answers', recorded === calls),
        row('scan-cpu', 'CPU of the product per 1,000 answers', 'printed', round(cpu), 's', true),
        row('scan-memory', 'resident memory of the product', 'printed', memory, 'MB', true),
        row(
          'faults-complete',
          '15% errors, 30% rate-limit answers: samples answered',
          `= ${calls}`,
          faulty.recorded,
          'answers',
          faulty.recorded === calls,
        ),
        row(
          'faults-requests',
          'requests over calls ÷ success rate',
          '≤ 1.1',
          round(ratio),
          'ratio',
          ratio <= 1.1,
        ),
        ...defaults,
      ],
    };
  } finally {
    await emulator.stop();
    await database.stop();
  }
}

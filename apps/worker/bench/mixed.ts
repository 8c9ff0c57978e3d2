import { type Row, round, row } from '@svc/bench';
import type { EngineId } from '@svc/emulator';
import { benchDatabase } from '@svc/testing/bench';
import { spawnEmulator } from './emulator-process.ts';
import { type Measured, startScanBench } from './measure-scan.ts';

const engines: EngineId[] = [
  'openai',
  'anthropic',
  'gemini',
  'perplexity',
  'xai',
  'mistral',
  'deepseek',
  'openrouter',
  'google-ai-mode',
  'openai-compatible',
];
const prompts = 30;
const samplesK = 3;
const samples = prompts * samplesK * engines.length;
const faults = { server: 0.15, 'rate;retry=none': 0.3, hang: 0.01, 'lying-json': 0.005, 'wrong-type': 0.005 };
/** Attempts that a call needs on average when each fails so often. */
const attemptsEach = 1 / (1 - Object.values(faults).reduce((sum, rate) => sum + rate, 0));
const latency = { uniform: [200, 600] as [number, number] };
const rounds = 3;

/** Ten engines with faults of every kind at once; then one of them dead, and what that does to the others. */
export async function run() {
  const database = await benchDatabase();
  const emulator = await spawnEmulator({ seed: 'mixed', latency, keepRequests: 0 });
  const settings = {
    ENGINE_MAX_CONCURRENT: '20',
    ENGINE_REQUESTS_PER_MINUTE: '6000',
    // Hangs are cut off, and a dead engine is given up, sooner than in life.
    ENGINE_TIMEOUT_SECONDS: '3',
    ENGINE_DEADLINE_SECONDS: '20',
  };
  const bench = await startScanBench(database, emulator, settings);
  const ask = (expectedMs: number): Promise<Measured> =>
    bench.measure({ engines, prompts, samplesK, expectedMs });
  const rows: Row[] = [];
  try {
    await ask(2_000);
    await emulator.configure({ faults });
    const mixed = await ask(5_000);
    const stats = await emulator.stats();
    const requests = Object.values(stats.engines).reduce((sum, engine) => sum + engine.requests, 0);
    const unnamed = await bench.stack.owner`
      select 1 from attempt a join engine_run r on r.id = a.run_id where r.scan_id = ${mixed.scanId}
      and (a.state = 'started' or (a.state = 'failed' and coalesce(a.error ->> 'kind', '') = ''))`;
    const ended = mixed.recorded + mixed.failed;
    const ideal = samples * attemptsEach;
    rows.push(
      row(
        'mixed-ended',
        '15% 5xx, 30% 429, 1% hangs, 1% garbage: samples measured or failed with a named reason',
        `= ${samples}`,
        ended - unnamed.length,
        'samples',
        ended === samples && unnamed.length === 0,
      ),
      row('mixed-measured', 'of them measured', 'printed', mixed.recorded, 'samples', true),
      row(
        'mixed-requests',
        'requests over samples ÷ share of good answers',
        '≤ 1.1',
        round(requests / ideal),
        'ratio',
        requests <= ideal * 1.1,
      ),
      row('mixed-time', 'from the request to the scored result', 'printed', Math.round(mixed.ms), 'ms', true),
    );
    const [down, ...others] = engines;
    if (!down) throw new Error('no engine');
    // Slow enough that waiting, not this machine's other work, is what is compared.
    await emulator.configure({ faults: {}, latency: { uniform: [1_000, 2_000] } });
    const ratios: number[] = [];
    const mean = ({ engineMs }: Measured) =>
      others.reduce((sum, engine) => sum + (engineMs[engine] ?? Number.POSITIVE_INFINITY), 0) / others.length;
    for (let n = 0; n < rounds; n += 1) {
      const healthy = await ask(2_000);
      await emulator.configure({ engines: { [down]: { faults: { server: 1 } } } });
      const crippled = await ask(2_000);
      await emulator.configure({ engines: { [down]: { faults: {} } } });
      ratios.push(mean(crippled) / mean(healthy));
    }
    const ratio = ratios.toSorted((left, right) => left - right)[rounds >> 1] ?? Number.NaN;
    rows.push(
      row(
        'mixed-one-down',
        `one engine answers nothing but 500: the other nine’s time over their time beside a healthy one; median of ${rounds}`,
        '≤ 1.1',
        round(ratio),
        'ratio',
        ratio <= 1.1,
      ),
    );
  } finally {
    await bench.stop();
    await emulator.stop();
    await database.stop();
  }
  return { bench: 'mixed', seed: 1, rows };
}

import { startScan } from '@svc/core/scan';
import { benchDatabase } from '@svc/testing/bench';
import { questions, startStack } from '../src/test/stack.ts';

const prompts = 20;
const samplesK = 5;
const engines = ['openai', 'openai-compatible', 'anthropic'];
const latencyMs = 1_000;
const inFlight = 100;

/**
 * A scan of 20 prompts × 3 engines × 5 samples against the emulator at 1 s latency, 100 calls in flight in all,
 * from the request to the scored result; then the same calls with faults.
 */
export async function run() {
  const database = await benchDatabase();
  const perEngine = Math.ceil(inFlight / engines.length);
  const stack = await startStack({
    databaseUrl: database.url,
    emulator: { latency: latencyMs },
    settings: { ENGINE_MAX_CONCURRENT: String(perEngine), ENGINE_REQUESTS_PER_MINUTE: '60000' },
  });
  await stack.startWorker();
  const calls = prompts * engines.length * samplesK;
  const floorMs = Math.ceil(calls / inFlight) * latencyMs;
  const measure = async () => {
    const projectId = await stack.project({ engines, samplesK, prompts: questions(prompts) });
    stack.emulator.reset();
    const cpu = process.cpuUsage();
    const started = performance.now();
    const { id } = await startScan(stack.context, { projectId });
    const scan = await stack.settle(id, 300_000);
    const used = process.cpuUsage(cpu);
    return {
      scan,
      ms: performance.now() - started,
      cpuSeconds: (used.user + used.system) / 1e6,
      requests: stack.emulator.stats().requests,
    };
  };
  try {
    await measure();
    const clean = await measure();
    stack.emulator.configure({ faults: { server: 0.15, 'rate;retry=none': 0.3 }, latency: 50 });
    const faulty = await measure();
    const ideal = calls / 0.55;
    return {
      bench: 'scan',
      seed: 1,
      rows: [
        row(
          'scan-over-floor',
          `${prompts} × ${engines.length} × ${samplesK} answers at ${latencyMs} ms and ${inFlight} in flight, above the floor of ${floorMs} ms`,
          '≤ 500',
          Math.round(clean.ms - floorMs),
          'ms',
          clean.ms - floorMs <= 500 && clean.scan.progress.recorded === calls,
        ),
        row(
          'scan-complete',
          'answers recorded, detected and scored',
          `= ${calls}`,
          clean.scan.progress.recorded,
          'answers',
          clean.scan.progress.recorded === calls && clean.scan.result !== null,
        ),
        row(
          'scan-cpu',
          'CPU per 1,000 answers, emulator in the same process included',
          'printed',
          round((clean.cpuSeconds / calls) * 1_000),
          's',
          true,
        ),
        row(
          'scan-memory',
          'resident memory at the end',
          'printed',
          Math.round(process.memoryUsage.rss() / 1e6),
          'MB',
          true,
        ),
        row(
          'faults-complete',
          '15% errors and 30% rate-limit answers: samples answered',
          `= ${calls}`,
          faulty.scan.progress.recorded,
          'answers',
          faulty.scan.progress.recorded === calls,
        ),
        row(
          'faults-requests',
          'requests over calls ÷ success rate',
          '≤ 1.1',
          round(faulty.requests / ideal),
          'ratio',
          faulty.requests / ideal <= 1.1,
        ),
      ],
    };
  } finally {
    await stack.close();
    await database.stop();
  }
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
const row = (id: string, what: string, bar: string, figure: number, unit: string, pass: boolean) => ({
  id,
  what,
  bar,
  figure,
  unit,
  pass,
});

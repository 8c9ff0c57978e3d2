import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { rollUp } from '@svc/core/resource/figure';
import { createRandom, drawBeta, drawBinomial } from '@svc/scoring';
import { judge, type Row } from './row.ts';
import { type CellCounts, openWorld, type ScanCounts, type World } from './world.ts';

const engines = ['openai', 'gemini', 'perplexity', 'anthropic', 'grok'];
const prompts = 100;
const samples = 20;
const rivals = 2;
const day = 86_400_000;
const seed = 7;

interface Times {
  /** p95 of server times in milliseconds. */
  p95: number;
  median: number;
  /** Mean of the CPU that Node and Postgres took for a call, whatever else the machine does. */
  cpu: number;
}

/** CPU milliseconds of all of the server's processes for clients, as Linux counts them; NaN on other systems. */
async function databaseCpu({ owner }: World): Promise<number> {
  const rows = await owner<
    { pid: number }[]
  >`select pid from pg_stat_activity where backend_type in ('client backend', 'parallel worker')`;
  const ticks = rows.map(({ pid }) => {
    const file = `/proc/${pid}/stat`;
    const fields = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
    return Number(fields[13]) + Number(fields[14]);
  });
  return ticks.reduce((sum, value) => sum + value, 0) * 10;
}

/** Times of calls of an operation on a warm database. */
async function timed(
  world: World,
  id: string,
  input: Record<string, unknown>,
  calls: number,
): Promise<Times> {
  const operation = operations.find((one) => one.id === id);
  const schema = operation?.query ?? operation?.body;
  const parsed = { ...input, ...(schema?.parse(input) ?? {}) };
  for (let call = 0; call < 5; call += 1) await perform(operation, world.context, parsed);
  const times: number[] = [];
  const [own, database] = [process.cpuUsage(), await databaseCpu(world)];
  for (let call = 0; call < calls; call += 1) {
    const start = performance.now();
    await perform(operation, world.context, parsed);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(own);
  const cpu = ((user + system) / 1_000 + (await databaseCpu(world)) - database) / calls;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.ceil(share * calls) - 1] ?? Number.NaN;
  return { p95: at(0.95), median: at(0.5), cpu };
}

/** A scan a day up to now; 1 answer in 10 of the size in the short run: fewer scans, each as large. */
export async function sizeRows(full: boolean): Promise<Row[]> {
  const scans = full ? 1_000 : 100;
  const world = await openWorld();
  try {
    const project = await world.makeProject(rivals);
    const random = createRandom(seed);
    const rates = Array.from({ length: prompts * (rivals + 1) }, () => drawBeta(random, 0.3, 0.5));
    function* cells(): Iterable<CellCounts> {
      for (const engine of engines)
        for (let prompt = 0; prompt < prompts; prompt += 1)
          for (let brand = 0; brand <= rivals; brand += 1) {
            // Some answers are copies of another.
            const answers = samples - drawBinomial(random, 2, 0.3);
            const present = drawBinomial(random, answers, rates[prompt * (rivals + 1) + brand] ?? 0);
            yield { engine, prompt, brand, answers, present, cited: present >> 1, lost: 0 };
          }
    }
    const models = Object.fromEntries(engines.map((engine) => [engine, 'model-1']));
    const start = Date.now() - day * (scans - 0.5);
    const loading = performance.now();
    await world.insertScans(
      project,
      Array.from(
        { length: scans },
        (_, at): ScanCounts => ({
          at: new Date(start + day * at),
          models,
          cells: cells(),
        }),
      ),
    );
    await world.owner`vacuum analyze cell_pack`;
    await world.owner`analyze`;
    const loaded = (performance.now() - loading) / 1_000;
    const rolling = performance.now();
    const key = { workspaceId: world.context.workspace.id, projectId: project.id };
    while ((await rollUp(world.environment, key)).scans > 0);
    const perScan = (performance.now() - rolling) / scans;
    await world.owner`analyze`;
    const projectId = project.id;
    const measure = (id: string, input: Record<string, unknown>) =>
      timed(world, id, { projectId, ...input }, 24);
    const history = await measure('get_history', { days: 90 });
    const filters: Record<string, object> = {
      intent: { intent: 'price' },
      engine: { engine: 'gemini' },
      topic: { topic: 'topic 3' },
      rival: { brandId: project.competitors[0]?.id },
      weeks: { bucket: 'week', engine: 'openai', intent: 'best_of' },
    };
    const filtered: Record<string, Times> = {};
    for (const [name, query] of Object.entries(filters))
      filtered[name] = await measure('get_history', { days: 90, ...query });
    const query = await measure('query_metrics', {
      days: 90,
      metrics: ['presence', 'answers'],
      dimensions: ['prompt', 'engine', 'week'],
      limit: 50,
    });
    const movers = await measure('get_movers', { days: 30 });
    const [slowest = history] = Object.values(filtered).sort((a, b) => b.p95 - a.p95);
    const size = `${((scans * prompts * engines.length * samples) / 1e6).toFixed(0)} million answers`;
    const row = (id: string, what: string, most: number, { p95, median, cpu }: Times, detail = {}): Row =>
      judge(
        {
          ...{ id, unit: 'ms', bar: `<= ${most}`, figure: p95 },
          what: `${what}, ${size}: p95 server time of 24 warm calls`,
          detail: {
            median: Math.round(median),
            meanCpuMilliseconds: Math.round(cpu),
            loadOfTheMachine: `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
            ...detail,
          },
        },
        { most },
      );
    return [
      row('Z1', 'history of 90 days, unfiltered', 10, history, {
        secondsToLoad: Math.round(loaded),
        millisecondsToKeepTheFiguresOfAScan: Math.round(perScan),
      }),
      row(
        'Z2',
        'history of 90 days, filtered: the slowest of five',
        150,
        slowest,
        Object.fromEntries(Object.entries(filtered).map(([name, { p95 }]) => [name, Math.round(p95)])),
      ),
      row('Z3', 'query_metrics over prompt × engine × week', 500, query),
      row('Z4', 'movers of 30 days', 500, movers),
    ];
  } finally {
    await world.close();
  }
}

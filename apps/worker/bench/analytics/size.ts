import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { held, type Row } from '@svc/bench';
import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { rollUp } from '@svc/core/resource/measure/figure';
import { createRandom, drawBeta, drawBinomial } from '@svc/scoring';
import { cpuOf } from './cpu.ts';
import { type CellCounts, type CitedCounts, openWorld, type ScanCounts, type World } from './world.ts';

const engines = ['openai', 'gemini', 'perplexity', 'anthropic', 'grok'];
const prompts = 100;
const samples = 20;
const rivals = 2;
const day = 86_400_000;
const seed = 7;
/** Milliseconds of a processor that one call of any figure may take. */
const mostCpu = 500;

interface Times {
  /** p95 of server times in milliseconds. */
  p95: number;
  median: number;
  /** Mean of the CPU that Node and Postgres took for a call, whatever else the machine does. */
  cpu: number;
}

/** Times of calls of an operation on a warm database. */
async function timed(
  world: World,
  id: string,
  input: Record<string, unknown>,
  calls: number,
): Promise<Times> {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const schema = operation.query ?? operation.body;
  // Parameters of the address are not part of a list's query.
  const { projectId, competitorId, ...rest } = input;
  const path = operation.address.includes('{projectId}');
  const inPath = operation.address.includes('{competitorId}') && { competitorId };
  const parsed = { projectId, ...inPath, ...(schema?.parse(path ? rest : { projectId, ...rest }) ?? {}) };
  for (let call = 0; call < 5; call += 1) await perform(operation, world.context, parsed);
  const times: number[] = [];
  const cpu =
    (await cpuOf(world.owner, async () => {
      for (let call = 0; call < calls; call += 1) {
        const start = performance.now();
        await perform(operation, world.context, parsed);
        times.push(performance.now() - start);
      }
    })) / calls;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.ceil(share * calls) - 1] ?? Number.NaN;
  return { p95: at(0.95), median: at(0.5), cpu };
}

/** Days of the calendar, so many days ago. */
const spanOf = (from: number, to: number) => ({
  from: new Date(Date.now() - from * day).toISOString(),
  to: new Date(Date.now() - to * day).toISOString(),
});

/** Every other figure over 90 days, by its CPU: one row, with all of them in its detail. */
function longRows(times: Record<string, Times>, size: string): Row[] {
  const entries = Object.entries(times);
  const of = (pick: (one: Times) => number) => Math.max(...entries.map(([, one]) => pick(one)));
  return [
    held(
      'history-long',
      `the slowest of ${entries.length} other figures over 90 days, ${size}: CPU of a warm call; detail: CPU, p95 of 8`,
      of(({ cpu }) => cpu),
      'ms',
      {
        most: mostCpu,
        detail: Object.fromEntries(
          entries.map(([id, { cpu, p95 }]) => [id, `${Math.round(cpu)}, ${Math.round(p95)}`]),
        ),
      },
    ),
  ];
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
    // Each cell cites a page of each of four domains; twelve domains share what prompts of a topic cite.
    function* citations(): Iterable<CitedCounts> {
      for (const engine of engines)
        for (let prompt = 0; prompt < prompts; prompt += 1)
          for (let place = 0; place < 4; place += 1) {
            const domain = `site-${(prompt * 4 + place * 7 + Math.floor(3 * random())) % 60}.example`;
            const cited = 1 + drawBinomial(random, samples - 3, 0.2);
            const own = drawBinomial(random, cited, 0.3);
            const rival = drawBinomial(random, cited, 0.5);
            const common = { engine, prompt, domain, answers: samples, cited, own, rival };
            yield common;
            yield { ...common, url: `https://${domain}/page-${prompt % 5}` };
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
          citations: citations(),
        }),
      ),
    );
    await world.owner`vacuum analyze cell_pack`;
    await world.owner`vacuum analyze citation_pack`;
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
    const of = { projectId, days: 90 };
    const long: Record<string, Times> = {};
    for (const [id, input] of Object.entries<object>({
      get_analytics_overview: of,
      compare_periods: { projectId, before: spanOf(180, 90), after: spanOf(90, 0) },
      decompose_change: { projectId, before: spanOf(60, 30), after: spanOf(30, 0) },
      get_volatility: of,
      get_forecast: { projectId, days: 180 },
      get_position_distribution: of,
      get_sentiment: of,
      compare_competitors: of,
      get_competitor_trends: { ...of, bucket: 'week' },
      get_share_of_voice: of,
      compare_head_to_head: { ...of, competitorId: project.competitors[0]?.id },
      get_competitor_gaps: of,
      list_citations: of,
      get_citation_domains: of,
      get_source_types: of,
      get_source_gaps: of,
      list_citation_changes: { ...of, days: 45 },
      get_page_citations: of,
    }))
      long[id] = await timed(world, id, { ...input }, 8);
    const [slowest = history] = Object.values(filtered).sort((a, b) => b.p95 - a.p95);
    const size = `${((scans * prompts * engines.length * samples) / 1e6).toFixed(0)} million answers`;
    const row = (id: string, what: string, most: number, { p95, median, cpu }: Times, detail = {}): Row =>
      held(id, `${what}, ${size}: p95 server time of 24 warm calls`, p95, 'ms', {
        most,
        detail: {
          median: Math.round(median),
          meanCpuMilliseconds: Math.round(cpu),
          loadOfTheMachine: `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
          ...detail,
        },
      });
    return [
      row('history', 'history of 90 days, unfiltered', 10, history, {
        secondsToLoad: Math.round(loaded),
        millisecondsToKeepTheFiguresOfAScan: Math.round(perScan),
      }),
      row(
        'history-filtered',
        'history of 90 days, filtered: the slowest of five',
        150,
        slowest,
        Object.fromEntries(Object.entries(filtered).map(([name, { p95 }]) => [name, Math.round(p95)])),
      ),
      row('query-metrics', 'query_metrics over prompt × engine × week', 500, query),
      row('movers', 'movers of 30 days', 500, movers),
      ...longRows(long, size),
    ];
  } finally {
    await world.close();
  }
}

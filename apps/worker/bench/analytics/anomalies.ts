import { findAnomalies, listAnomalyRows } from '@svc/core/resource/anomaly';
import type { Project } from '@svc/core/resource/project';
import { createRandom, drawBeta, drawBinomial, drawNormal, findBreaks, type Random } from '@svc/scoring';
import { judge, type Row, share } from './row.ts';
import { type CellCounts, type CitedCounts, openWorld, type ScanCounts, type World } from './world.ts';

const seed = 11;
const week = 7 * 86_400_000;

export const shifted = (rate: number, logits: number): number =>
  rate <= 0 || rate >= 1 ? rate : 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + logits)));

/** True presence of a panel's prompts, with a mean that a drop of ten points can be taken from. */
export function drawRates(random: Random, count: number): number[] {
  for (;;) {
    const rates = Array.from({ length: count }, () => drawBeta(random, 0.3, 0.5));
    if (rates.reduce((sum, rate) => sum + rate, 0) / count > 0.15) return rates;
  }
}

const lowered = (rates: readonly number[], drop: number): number[] => {
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return rates.map((rate) => Math.max(0, rate * (1 - drop / mean)));
};

/** False alarms a quarter and drops found, on panels of 50 prompts × 3, straight from the statistic. */
export function breakRows(full: boolean): Row[] {
  const panels = full ? 2_000 : 300;
  const random = createRandom(seed);
  const looks = (rates: readonly (readonly number[])[], days: number) =>
    rates.map((week) => {
      const shift = days === 0 ? 0 : days * drawNormal(random);
      return week.map((rate) => ({ successes: drawBinomial(random, 3, shifted(rate, shift)), trials: 3 }));
    });
  const alarms: Record<string, number> = {};
  for (const days of [0, 0.1, 0.2, 0.35]) {
    let alarmed = 0;
    for (let panel = 0; panel < panels; panel += 1) {
      const rates = drawRates(random, 50);
      if (findBreaks(looks(Array(19).fill(rates), days)).length > 0) alarmed += 1;
    }
    alarms[`days differing by ${days} logits`] = alarmed / panels;
  }
  let found = 0;
  for (let panel = 0; panel < panels; panel += 1) {
    const rates = drawRates(random, 50);
    const weeks = [...Array(10).fill(rates), ...Array(4).fill(lowered(rates, 0.1))];
    if (findBreaks(looks(weeks, 0.1)).some(({ direction, found: at }) => direction === 'drop' && at >= 10))
      found += 1;
  }
  const [calm = 1, little = 1] = Object.values(alarms);
  return [
    judge(
      {
        id: 'N1',
        what: `series of 13 weekly scans after the first six with a false alarm, 50 prompts × 3, ${panels} series`,
        bar: '<= .10 where days differ by no more than .1 logits, as stated',
        figure: Math.max(calm, little),
        unit: 'share',
        detail: alarms,
      },
      { most: 0.1, error: share(0.1, panels) },
      full,
    ),
    judge(
      {
        id: 'N2',
        what: `drops by 10 points found within 4 weekly scans, 50 prompts × 3, days differing by .1 logits, ${panels} series`,
        bar: '>= .90',
        figure: found / panels,
        unit: 'share',
      },
      { least: 0.9, error: share(0.9, panels) },
      full,
    ),
  ];
}

const engines = ['openai', 'gemini', 'perplexity'];
const prompts = 40;
const samples = 4;
const causes = ['brand', 'competitor', 'engine_change', 'prompt_set', 'coverage', 'source_lost'] as const;
type Seeded = (typeof causes)[number];
const source = 'guide.example';

/** Eight calm weekly scans, then up to four with the seeded cause. */
function seedScans(random: Random, cause: Seeded): ScanCounts[] {
  const rates = Array.from({ length: prompts }, () => 0.15 + 0.7 * random());
  // Prompts that a swapped set brings in: the brand does worse on them.
  const swapped = new Set(Array.from({ length: 16 }, (_, at) => at));
  const cited = new Set(Array.from({ length: 16 }, (_, at) => at + 20));
  const rival = Array.from({ length: prompts }, () => 0.1 + 0.4 * random());
  const [victim = ''] = engines;
  const own = (engine: string, prompt: number, after: boolean): number => {
    const rate = rates[prompt % prompts] ?? 0;
    // An engine that fails must differ from the others, or its loss would move nothing.
    const base = cause === 'coverage' && engine === victim ? Math.min(0.95, rate + 0.35) : rate;
    if (!after) return base;
    if (cause === 'brand' || cause === 'competitor') return base * 0.65;
    if (cause === 'engine_change' && engine === victim) return base * 0.35;
    if (cause === 'source_lost' && cited.has(prompt)) return base * 0.3;
    if (cause === 'prompt_set' && prompt >= prompts) return base * 0.3;
    return base;
  };
  return Array.from({ length: 12 }, (_, at): ScanCounts => {
    const after = at >= 8;
    const asked = Array.from({ length: prompts }, (_, prompt) =>
      cause === 'prompt_set' && after && swapped.has(prompt) ? prompt + prompts : prompt,
    );
    const answersOf = (engine: string): number =>
      cause === 'coverage' && after && engine === victim ? 0 : samples;
    const cells = engines.flatMap((engine) =>
      asked.flatMap((prompt): CellCounts[] => {
        const answers = answersOf(engine);
        const draw = (rate: number): number => drawBinomial(random, answers, rate);
        const rivalRate = (rival[prompt % prompts] ?? 0) + (cause === 'competitor' && after ? 0.3 : 0);
        const common = { engine, prompt, answers, cited: 0, lost: samples - answers };
        return [
          { ...common, brand: 0, present: draw(own(engine, prompt, after)) },
          { ...common, brand: 1, present: draw(Math.min(0.95, rivalRate)) },
          { ...common, brand: 2, present: draw(0.3) },
        ];
      }),
    );
    const citations = engines.flatMap((engine) =>
      asked.flatMap((prompt): CitedCounts[] => {
        const all = [{ engine, prompt, domain: 'wiki.example', answers: samples, cited: 2 }];
        const gone = cause === 'source_lost' && after;
        if (cited.has(prompt) && !gone)
          all.push({ engine, prompt, domain: source, answers: samples, cited: 3 });
        return all;
      }),
    );
    const models = Object.fromEntries(
      engines.map((engine) => [
        engine,
        cause === 'engine_change' && after && engine === victim ? 'model-2' : 'model-1',
      ]),
    );
    return { at: new Date(Date.now() - week * (12 - at)), models, cells, citations };
  });
}

/** The first anomaly told of a project whose scans come one after the other; null where none is. */
async function firstFound(world: World, project: Project, scans: readonly ScanCounts[]) {
  const key = { workspaceId: world.context.workspace.id, projectId: project.id };
  await world.insertScans(project, scans.slice(0, 8));
  await findAnomalies(world.environment, key);
  const before = await listed(world, project);
  for (const scan of scans.slice(8)) {
    await world.insertScans(project, [scan]);
    await findAnomalies(world.environment, key);
    const fresh = (await listed(world, project)).filter(({ id }) => !before.some((one) => one.id === id));
    if (fresh.length > 0) return fresh;
  }
  return [];
}

const listed = async ({ context }: World, { id: projectId }: Project) =>
  (await listAnomalyRows(context, { projectId, limit: 100, offset: 0 })).items;

/** Whether the cause that is told is the one that was seeded, from cells in the database to the stored anomaly. */
export async function causeRows(full: boolean): Promise<Row[]> {
  const repeats = full ? 40 : 5;
  const world = await openWorld();
  const random = createRandom(seed);
  const right: Record<string, number> = {};
  const wrong: Record<string, number> = {};
  try {
    for (const cause of causes)
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const project = await world.makeProject(2);
        const found = await firstFound(world, project, seedScans(random, cause));
        const told = (found.find(({ engine }) => engine === null) ?? found[0])?.cause ?? 'nothing';
        if (told === cause) right[cause] = (right[cause] ?? 0) + 1;
        else wrong[`${cause} told as ${told}`] = (wrong[`${cause} told as ${told}`] ?? 0) + 1;
      }
  } finally {
    await world.close();
  }
  const total = repeats * causes.length;
  const hits = Object.values(right).reduce((sum, count) => sum + count, 0);
  return [
    judge(
      {
        id: 'N3',
        what: `cause class right, ${repeats} series for each of six seeded causes; nothing found counts as wrong`,
        bar: '>= .90',
        figure: hits / total,
        unit: 'share',
        detail: { ...right, ...wrong },
      },
      { least: 0.9, error: share(0.9, total) },
      full,
    ),
  ];
}

import { held, type Row, shareError } from '@svc/bench';
import type { Project } from '@svc/contract/account/project';
import { findAnomalies, listAnomalyRows } from '@svc/core/resource/read/anomaly';
import { createRandom, drawBinomial, drawNormal, type Random } from '@svc/scoring';
import { shifted } from './anomalies.ts';
import { type CellCounts, type CitedCounts, openWorld, type ScanCounts, type World } from './world.ts';

const seed = 11;
const week = 7 * 86_400_000;
const engines = ['openai', 'gemini', 'perplexity'];
const prompts = 40;
const topics = 4;
const samples = 4;
const causes = [
  'brand',
  'competitor',
  'engine_change',
  'topic',
  'prompt_set',
  'coverage',
  'source_lost',
] as const;
type Seeded = (typeof causes)[number] | 'calm';
const source = 'guide.example';
const page = `https://${source}/best`;

/** Eight calm weekly scans, then up to four with the seeded cause. Days differ by .1 logits; the own site is cited wherever the brand is present. */
function seedScans(random: Random, cause: Seeded, variant: number): ScanCounts[] {
  const rates = Array.from({ length: prompts }, () => 0.15 + 0.7 * random());
  // Prompts that a swapped set brings in: the brand does worse on them.
  const swapped = new Set(Array.from({ length: 16 }, (_, at) => at));
  const cited = new Set(Array.from({ length: 16 }, (_, at) => at + 20));
  const rival = Array.from({ length: prompts }, () => 0.1 + 0.4 * random());
  const victim = engines[variant % engines.length] ?? '';
  const own = (engine: string, prompt: number, after: boolean): number => {
    const rate = rates[prompt % prompts] ?? 0;
    // An engine that fails must differ from the others, or its loss would move nothing.
    const base = cause === 'coverage' && engine === victim ? Math.min(0.95, rate + 0.35) : rate;
    if (!after) return base;
    if (cause === 'brand' || cause === 'competitor') return base * 0.65;
    if (cause === 'engine_change' && engine === victim) return base * 0.35;
    if (cause === 'topic' && prompt % topics === 3) return base * 0.1;
    if (cause === 'source_lost' && cited.has(prompt)) return base * 0.3;
    if (cause === 'prompt_set' && prompt >= prompts) return base * 0.3;
    return base;
  };
  return Array.from({ length: 12 }, (_, at): ScanCounts => {
    const after = at >= 8;
    const day = 0.1 * drawNormal(random);
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
          { ...common, brand: 0, present: draw(shifted(own(engine, prompt, after), day)) },
          { ...common, brand: 1, present: draw(Math.min(0.95, rivalRate)) },
          { ...common, brand: 2, present: draw(0.3) },
        ];
      }),
    );
    const present = new Map(
      cells.flatMap((cell) => (cell.brand === 0 ? [[`${cell.engine} ${cell.prompt}`, cell.present]] : [])),
    );
    const citations = engines.flatMap((engine) =>
      asked.flatMap((prompt): CitedCounts[] => {
        const common = { engine, prompt, answers: samples };
        const named = present.get(`${engine} ${prompt}`) ?? 0;
        const all: CitedCounts[] = [{ ...common, domain: 'wiki.example', cited: 2, own: Math.min(2, named) }];
        if (named > 0) all.push({ ...common, domain: 'tenonly.example', cited: named, owner: 0 });
        // The source is cited by one engine alone: it leaves with the engine and explains nothing.
        if (engine === victim && named > 1)
          all.push({ ...common, domain: 'forum.example', cited: Math.min(3, named) });
        const gone = cause === 'source_lost' && after;
        // Half of the lost sources are cited as before, but the answers that cite them no longer name the brand.
        const silent = gone && variant % 2 === 1;
        if (cited.has(prompt) && (!gone || silent)) {
          const of = { ...common, domain: source, cited: 3, own: silent ? 0 : Math.min(3, named) };
          all.push(of, { ...of, url: page });
        }
        return all;
      }),
    );
    const models = Object.fromEntries(
      engines.map((engine) => [
        engine,
        // Half of the engines that change do so under the same name.
        cause === 'engine_change' && after && engine === victim && variant % 2 === 0 ? 'model-2' : 'model-1',
      ]),
    );
    return { at: new Date(Date.now() - week * (12 - at)), models, cells, citations };
  });
}

/** The first anomalies told of a project whose scans come one after the other. */
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
  const repeats = full ? 40 : 6;
  const world = await openWorld({ topics });
  const random = createRandom(seed);
  const right: Record<string, number> = {};
  const wrong: Record<string, number> = {};
  let [named, lost, alarms] = [0, 0, 0];
  try {
    for (const cause of causes)
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const project = await world.makeProject(2);
        const found = await firstFound(world, project, seedScans(random, cause, repeat));
        const first = found.find(({ engine }) => engine === null) ?? found[0];
        const told = first?.cause ?? 'nothing';
        if (told === cause) right[cause] = (right[cause] ?? 0) + 1;
        else wrong[`${cause} told as ${told}`] = (wrong[`${cause} told as ${told}`] ?? 0) + 1;
        if (cause !== 'source_lost' || told !== cause) continue;
        lost += 1;
        named += Number(first?.evidence[0]?.statement.includes(page) === true);
      }
    for (let repeat = 0; repeat < repeats * 2; repeat += 1) {
      const project = await world.makeProject(2);
      alarms += Number((await firstFound(world, project, seedScans(random, 'calm', repeat))).length > 0);
    }
  } finally {
    await world.close();
  }
  const total = repeats * causes.length;
  const hits = Object.values(right).reduce((sum, count) => sum + count, 0);
  return [
    held(
      'cause-right',
      `cause class right, ${repeats} series for each of seven seeded causes, the own site cited wherever the brand is present; nothing found counts as wrong`,
      hits / total,
      'share',
      { least: 0.95, error: shareError(0.95, total), detail: { ...right, ...wrong } },
      full,
    ),
    held(
      'lost-source-address',
      `lost sources told with the address of the page, of ${lost}`,
      named / Math.max(1, lost),
      'share',
      { least: 0.95, error: shareError(0.95, Math.max(1, lost)) },
      full,
    ),
    held(
      'calm-causes-told',
      `calm series of four scans after eight with anything told, ${repeats * 2} series`,
      alarms / (repeats * 2),
      'share',
      { most: 0.05, error: shareError(0.05, repeats * 2) },
      full,
    ),
  ];
}

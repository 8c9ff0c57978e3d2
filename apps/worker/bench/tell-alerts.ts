import { type Row, round, row } from '@svc/bench';
import { openWorkspace } from '@svc/core/environment';
import { perform } from '@svc/core/environment/testing';
import { newId } from '@svc/core/kernel';
import { operations } from '@svc/core/operations';
import { watchProject } from '@svc/core/resource/read/alert';
import { createRandom, drawBeta, drawBinomial, drawNormal, type Random, wilsonInterval } from '@svc/scoring';
import { benchDatabase } from '@svc/testing/bench';
import { sql } from 'kysely';
import { startStack } from '../src/test/stack.ts';
import { packCells } from './pack-cells.ts';

const prompts = 50;
const samples = 3;
const baseline = 8;
const looksAfter = 18;
const within = 4;
const drop = 0.1;

/** How much a calm market wanders between scans: spread on the logit, and correlation from scan to scan. */
const markets = [
  { spread: 0, correlation: 0 },
  { spread: 0.2, correlation: 0.5 },
  { spread: 0.2, correlation: 0.9 },
] as const;

const shift = (rate: number, logits: number): number =>
  rate <= 0 || rate >= 1 ? rate : 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + logits)));

/** Simulated projects, scan by scan, judged by the job that judges real ones. */
export async function alertRows({ full }: { full: boolean }): Promise<Row[]> {
  const projects = full ? 200 : 24;
  const falls = full ? 200 : 40;
  const random = createRandom(13);
  const database = await benchDatabase();
  const stack = await startStack({ databaseUrl: database.url });
  try {
    const context = await openWorkspace(stack.environment, stack.context.workspace.id);
    const create = (id: string, body: object, params: object = {}) => {
      const operation = operations.find((one) => one.id === id);
      return perform(operation, stack.context, { ...params, ...operation?.body?.parse(body) });
    };
    const simulate = async (
      name: string,
      market: (typeof markets)[number],
      fall: boolean,
      { rule: asked = rule, scans = baseline + (fall ? within : looksAfter), surfaces = 1 } = {},
    ) => {
      const made = (await create('create_project', { name, brand: { name: 'Acme' } })) as Project;
      const alert = (await create('create_alert', asked, { projectId: made.id })) as { id: string };
      const watched = Array.from({ length: surfaces }, () => surfaceOf(random, market));
      let fired = false;
      for (let scan = 0; scan < scans && !fired; scan += 1) {
        const present = watched.map((draw) => draw(fall && scan >= baseline));
        await insertScan(stack, made, scan, present);
        // Judged after each scan, as the event of its end asks for.
        fired = (await watchProject(context, made.id)).fired > 0;
      }
      const stated = await statedBy(stack, alert.id);
      // A plan includes fewer projects than are simulated.
      await create('delete_project', {}, { projectId: made.id });
      return { fired, stated };
    };
    let [alarms, stated, low, high, told] = [0, 0, 0, 0, 0];
    for (let at = 0; at < projects; at += 1) {
      const market = markets[at % markets.length] ?? markets[0];
      const calm = await simulate(`Calm ${at}`, market, false);
      alarms += calm.fired ? 1 : 0;
      stated += calm.stated.value / projects;
      low += calm.stated.ci.low / projects;
      high += calm.stated.ci.high / projects;
    }
    for (let at = 0; at < falls; at += 1)
      told += (await simulate(`Falls ${at}`, markets[0], true)).fired ? 1 : 0;
    const steps: Row[] = [];
    for (const surfaces of [1, 2, 3]) {
      let fired = 0;
      for (let at = 0; at < projects; at += 1) {
        const market = markets[at % markets.length] ?? markets[0];
        const name = `Steps ${surfaces}.${at}`;
        const calm = await simulate(name, market, false, { rule: stepRule, scans: halfYear, surfaces });
        fired += calm.fired ? 1 : 0;
      }
      steps.push(stepRow(surfaces, fired, projects));
    }
    const seen = wilsonInterval(alarms / projects, projects);
    const found = wilsonInterval(told / falls, falls);
    return [
      row(
        'tell-false-alarms',
        `of ${projects} calm projects (50 prompts × 3, wandering not at all, and by .2 with correlation .5 and .9), those alarmed in 18 scans (95%: ${words(seen)}); the rules state ${round(stated)} on average (95%: ${words({ low, high })})`,
        'as stated: the intervals meet',
        round(alarms / projects),
        'of projects',
        seen.low <= high && low <= seen.high,
      ),
      ...steps,
      row(
        'tell-drops',
        `falls by 10 points told within 4 scans, of ${falls} projects (95%: ${words(found)})`,
        '≥ 0.95',
        round(told / falls),
        'of projects',
        told / falls >= 0.95,
      ),
    ];
  } finally {
    await stack.close();
    await database.stop();
  }
}

const rule: { name: string; baselineScans: number; kind?: string } = {
  name: 'Presence falls',
  baselineScans: baseline,
};
const stepRule = { ...rule, name: 'One scan falls', kind: 'change' };
/** Weekly scans. */
const halfYear = 26;

interface Project {
  id: string;
  brand: { id: string };
}

const words = ({ low, high }: { low: number; high: number }) => `${round(low, 2)} to ${round(high, 2)}`;

/** Figures of surfaces are never averaged, so each is a chance of a false alarm of its own. */
function stepRow(surfaces: number, fired: number, projects: number): Row {
  const share = fired / projects;
  return row(
    surfaces === 1 ? 'tell-false-steps' : `tell-false-steps-${surfaces}`,
    `rules of the kind “change” on ${surfaces === 1 ? 'one surface' : `${surfaces} surfaces that wander apart`}: of ${projects} half-years of weekly scans in which nothing lasting happens, those with an alarm (95%: ${words(wilsonInterval(share, projects))})`,
    '≤ 0.10',
    round(share),
    'of half-years',
    share <= 0.1,
  );
}

/** The random source of one surface's answers, scan by scan; where the surface falls, it falls by ten points. */
function surfaceOf(random: Random, market: (typeof markets)[number]): (falls: boolean) => number[] {
  const rates = Array.from({ length: prompts }, () => drawBeta(random, 0.3, 0.5));
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / prompts;
  const lowered = rates.map((rate) => Math.max(0, rate * (1 - drop / mean)));
  const wander = wandering(random, market);
  return (falls) => {
    const drift = wander();
    return (falls ? lowered : rates).map((rate) => drawBinomial(random, samples, shift(rate, drift)));
  };
}

function wandering(random: Random, { spread, correlation }: (typeof markets)[number]): () => number {
  let drift = spread * drawNormal(random);
  return () => {
    const now = drift;
    drift = correlation * drift + Math.sqrt(1 - correlation ** 2) * spread * drawNormal(random);
    return now;
  };
}

type Stack = Awaited<ReturnType<typeof startStack>>;

/** A scan's cells, as scoring writes them: the answers themselves are not what is judged. */
async function insertScan(
  { owner, context }: Stack,
  { id, brand }: Project,
  day: number,
  present: readonly (readonly number[])[],
): Promise<void> {
  const scanId = newId('scan');
  const at = new Date(Date.UTC(2026, 0, 1) + day * 7 * 86_400_000).toISOString();
  const workspaceId = context.workspace.id;
  await owner`insert into scan (workspace_id, id, project_id, status, config, brands, planned_samples, recorded_samples, requested_by, created_at, started_at, finished_at)
    values (${workspaceId}, ${scanId}, ${id}, 'completed', '{}', '[]', 150, 150, 'bench', ${at}, ${at}, ${at})`;
  await packCells(
    context,
    sql`select ${scanId}::text as scan_id, s.engine, (p.place - 1)::integer as prompt_index, ${brand.id}::text as brand_id, ${id}::text as project_id,
      'own' as brand_role, ${at}::timestamptz as scanned_at, s.surface, null as model_served, null as country, 'en' as language, null::text as persona,
      'prm_' || p.place as prompt_id, 'prm_' || p.place as cluster, 'prm_' || p.place as question, null as topic, 'best_of' as intent, false as branded,
      'prm_' || p.place as text, 1 as identity_version, false as withheld, ${samples}::integer as asked, ${samples}::integer as answered, 0 as lost,
      0 as failed, ${samples}::integer as answers, p.present, p.present as mentioned, 0 as retrieved, 0 as grounded, 0 as cited, 0 as rank_sum, 0 as first,
      0 as top3, 0 as share_sum, 0 as positive, 0 as negative, 0 as mixed, 0 as neutral, 0 as recommended, 0 as refused, 0 as listed, 0 as compared, 0 as warned
    from (values (1, 'openai', 'api+search'), (2, 'google-ai-overview', 'serp'), (3, 'chatgpt-ui', 'web-ui')) s(at, engine, surface)
      join json_array_elements(${JSON.stringify(present)}::text::json) with ordinality d(counts, at) using (at)
      cross join lateral (select value::text::integer as present, ordinality as place from json_array_elements(d.counts) with ordinality) p`,
  );
}

async function statedBy({ owner }: Stack, alertId: string) {
  const [row] = await owner<{ rate: { value: number; ci: { low: number; high: number } } }[]>`
    select false_alarms as rate from alert where id = ${alertId}`;
  if (!row?.rate) throw new Error('the rule states no rate');
  return row.rate;
}

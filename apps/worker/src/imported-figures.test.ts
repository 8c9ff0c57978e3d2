import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerImport } from '@svc/contract/measure/answer-import';
import { perform } from '@svc/core/environment/testing';
import { ServiceError } from '@svc/core/kernel';
import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tomorrow } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({ emulator: { latency: 5 } });
await stack.startWorker();

type Operation = (typeof operations)[number];
type Input = Record<string, unknown>;

const hasBadge = ({ returns }: Operation): boolean =>
  JSON.stringify(z.toJSONSchema(returns, { unrepresentable: 'any' })).includes('"provenance"');
/** Reads of a project: those whose answers carry a badge, and all the others that its answers could get into. */
const reads = operations.filter(
  (one) =>
    one.effect === 'read' &&
    (hasBadge(one) ||
      [one.params, one.query, one.body].some((schema) => schema && 'projectId' in schema.shape)),
);

const badged = new Set(reads.filter(hasBadge).map(({ id }) => id));

/** Operations about something other than an engine's answers, or about things that an import does not have. */
const aside = new Set([
  ...['get_analysis', 'compare_url_analyses', 'get_simulation', 'compare_simulations', 'list_simulations'],
  ...[
    'get_recommendation',
    'get_experiment',
    'get_experiment_results',
    'get_goal',
    'get_scorecard',
    'get_report',
  ],
  ...['get_predictor_info', 'get_methodology', 'get_competitor', 'compare_head_to_head'],
  // About scans of one's own alone, which an import does not have.
  'get_cycle',
  // Predicted by a model of ours, whatever was measured.
  ...['score_prompt', 'score_prompts_bulk'],
]);

async function use(operation: Operation | undefined, input: Input): Promise<unknown> {
  const parts = [operation?.params, operation?.query, operation?.body].flatMap((schema) =>
    schema
      ? [schema.parse(Object.fromEntries(Object.entries(input).filter(([name]) => name in schema.shape)))]
      : [],
  );
  return perform(operation, stack.context, Object.assign({}, ...parts));
}
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
const call = (id: string, input: Input): Promise<any> =>
  use(
    operations.find((one) => one.id === id),
    input,
  );

const prompts = Array.from(
  { length: 12 },
  (_, at) => `What is the best team planner for a company of ${at + 2}?`,
);

/** Two months of answers to the prompts, three each. */
const file = prompts
  .flatMap((prompt, at) =>
    ['2026-05-02', '2026-06-02'].flatMap((askedAt, month) =>
      [1, 2, 3].map((sample) =>
        JSON.stringify({
          ...{ prompt, askedAt, engine: 'openai', topic: `topic ${at % 6}`, country: 'DE', language: 'en' },
          text: `${(at + month) % 3 === 0 ? 'Tillwise' : 'Other Planner'} is a fine choice, says [test ${sample}](https://tests.example/${at}).`,
          citations: [{ url: `https://tests.example/${at}/${sample}` }],
          searchQueries: [`best planner ${at}`],
        }),
      ),
    ),
  )
  .join('\n');

async function bring(projectId: string): Promise<AnswerImport> {
  const { id } = await call('import_answers', { projectId, content: file, repeats: 3 });
  let found: AnswerImport | null = null;
  await expect
    .poll(async () => {
      found = await call('get_answer_import', { projectId, importId: id });
      return found?.status;
    })
    .toBe('completed');
  if (found === null) throw new Error('The import was lost.');
  return found;
}

async function idsOf(projectId: string, scanId: string): Promise<Input> {
  const { items } = await call('list_scan_answers', { scanId, limit: 1 });
  const sets = await call('list_prompt_sets', { projectId });
  const scores = await call('list_prompt_scores', { projectId, scope: 'cell', scanId });
  const span = { from: '2026-05-01', to: tomorrow() };
  return {
    ...{ projectId, scanId, ...span, answerId: items[0].id, promptId: items[0].promptId },
    ...{ setId: sets.items[0]?.id, scoreId: scores.items[0]?.id, query: 'planner', measure: 'presence' },
    ...{ metrics: ['presence'], limit: 100, bucket: 'week', by: 'surface', horizonDays: 7, rules: {} },
    before: { from: '2026-05-01', to: '2026-05-31' },
    after: { from: '2026-06-01', to: '2026-06-30' },
  };
}

/** Paths of badges in an answer that say `badge`. */
const badgesIn = (value: unknown, path = ''): { path: string; badge: string }[] =>
  Array.isArray(value)
    ? value.flatMap((one, at) => badgesIn(one, `${path}[${at}]`))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, one]) =>
          name === 'provenance' && typeof one === 'string'
            ? [{ path: `${path}.${name}`, badge: one }]
            : badgesIn(one, `${path}.${name}`),
        )
      : [];

interface Told {
  id: string;
  answer: unknown;
  refused: string | null;
}

/** Calls every read that has a badge; `after` of `list_…` is a cursor, so it is left out there. */
async function readAll(input: Input): Promise<Told[]> {
  const told: Told[] = [];
  for (const operation of reads) {
    if (aside.has(operation.id)) continue;
    const { before, after, engine: _, ...common } = input;
    const own = operation.body && 'before' in operation.body.shape ? { ...common, before, after } : common;
    try {
      told.push({ id: operation.id, answer: await use(operation, own), refused: null });
    } catch (error) {
      if (!(error instanceof ServiceError) && !(error instanceof z.ZodError))
        throw new Error(`${operation.id}: ${error}`, { cause: error });
      told.push({ id: operation.id, answer: null, refused: error.message });
    }
  }
  return told;
}

/** Answers that say of each item whether it was imported, or that list imports themselves. */
const lists = new Set([
  ...['list_answer_imports', 'get_answer_import', 'list_scans', 'list_workspace_scans'],
  ...['list_answers', 'search_answers', 'list_jobs'],
]);

/** Without fields that depend on the time of the call, and the list of what answers there are: no figure. */
const untimed = (told: Told | undefined): unknown =>
  JSON.parse(JSON.stringify(told ?? null), (name, value) =>
    name === 'span' || name === 'lastSeenAt' || name === 'origins' ? undefined : value,
  );

const project = () => stack.project({ engines: ['openai'], samplesK: 3, prompts });

test('no figure of imported answers says that it was measured', async () => {
  const projectId = await project();
  const { id: alertId } = await call('create_alert', { projectId, name: 'Presence falls' });
  const { scanIds } = await bring(projectId);
  const told = await readAll({ ...(await idsOf(projectId, scanIds[0] ?? '')), alertId });
  const refused = told.filter(({ id, refused }) => refused !== null && badged.has(id));
  expect(refused.map(({ id }) => id)).toEqual(['get_optimization_plan']);
  const compared = told.find(({ id }) => id === 'compare_scans');
  expect(compared).toMatchObject({ refused: null, answer: { provenance: 'cached' } });
  const wrong = told.flatMap(({ id, answer }) =>
    badgesIn(answer).flatMap(({ path, badge }) => (badge === 'live' ? [`${id}${path}`] : [])),
  );
  expect(wrong).toEqual([]);
});

test('an import changes no figure of a project that measures', async () => {
  const projectId = await project();
  const { id } = await call('start_scan', { projectId, config: {} });
  await stack.settle(id);
  // What follows a scan, from the weeks of a project to new rivals, is found in the background.
  const weeks = async () =>
    (await call('list_projects', {})).items.find((one: Input) => one.id === projectId);
  await expect.poll(async () => JSON.stringify(await weeks())).toContain('"weeks":[{');
  const due = () =>
    stack.owner`select task_identifier as task from graphile_worker.jobs where run_at <= now()`;
  await expect.poll(async () => (await due()).map(({ task }) => task)).toEqual([]);
  const input = await idsOf(projectId, id);
  const before = await readAll(input);
  for (const id of ['get_position_distribution', 'get_sentiment', 'get_cooccurrence', 'get_claim_accuracy'])
    expect.soft(before.find((one) => one.id === id)?.answer, id).toMatchObject({ provenance: 'live' });
  await bring(projectId);
  const after = await readAll(input);
  for (const [at, one] of before.entries())
    if (!lists.has(one.id)) expect.soft(untimed(after[at]), one.id).toEqual(untimed(one));
});

test('exports badge imported answers as what they are, beside measured ones', async () => {
  const projectId = await project();
  const { id: scanId } = await call('start_scan', { projectId, config: {} });
  await stack.settle(scanId);
  const { scanIds } = await bring(projectId);
  for (const dataset of ['answers', 'cells', 'scores', 'citations'] as const) {
    const { id } = await call('create_export', {
      projectId,
      dataset,
      format: 'ndjson',
      compression: 'none',
      origin: 'both',
    });
    await expect
      .poll(async () => (await call('get_export', { projectId, exportId: id })).status)
      .toBe('completed');
    const { download } = await call('get_export', { projectId, exportId: id });
    const folder = await readdir(stack.objectsFolder, { recursive: true });
    const file = folder.find((name) => name.includes(id));
    if (!file) throw new Error(`No file of ${download.url} in ${folder.join(', ')}`);
    const rows = (await readFile(join(stack.objectsFolder, file), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const badges = (imported: boolean) => [
      ...new Set(
        rows.filter((row) => scanIds.includes(row.scanId) === imported).map(({ provenance }) => provenance),
      ),
    ];
    expect([dataset, badges(true), badges(false)]).toEqual([dataset, ['cached'], ['live']]);
  }
});

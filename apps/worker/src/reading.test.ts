import { ClaimsQuery } from '@svc/contract/read/fact-sheet';
import { SentimentQuery, type SentimentReport } from '@svc/contract/read/sentiment';
import { getProject } from '@svc/core/resource/account/project';
import { startScan } from '@svc/core/resource/measure/scan';
import { getClaimAccuracy, setFactSheet } from '@svc/core/resource/read/fact-sheet';
import { checkReading, getReader, listUncheckedReadings, setReader } from '@svc/core/resource/read/reader';
import { getSentiment } from '@svc/core/resource/read/sentiment';
import { stanceIn } from '@svc/emulator';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({
  emulator: { seed: 31, reader: { sensitivity: 0.8, specificity: 0.9, forged: 0.2 }, answerLength: 600 },
  settings: { ENGINE_MAX_CONCURRENT: '20', ENGINE_REQUESTS_PER_MINUTE: '60000' },
});
await stack.startWorker();
type Share = SentimentReport['corrected']['positive'];
const { context, owner } = stack;

/** Waits until no mention of the project waits for its reader. */
const allRead = (projectId: string) =>
  expect
    .poll(async () => {
      const { reader } = await getSentiment(context, SentimentQuery.parse({ projectId }));
      return reader.read > 0 && reader.waiting === 0;
    })
    .toBe(true);

test('an engine reads what was scanned, people check a sample, and the corrected share holds the truth', async () => {
  const projectId = await stack.project({
    engines: ['openai', 'mistral'],
    samplesK: 3,
    prompts: questions(40),
  });
  const { brand } = await getProject(context, { projectId });
  const scan = await startScan(context, { projectId });
  await stack.settle(scan.id);
  const rules = await getSentiment(context, SentimentQuery.parse({ projectId }));
  expect(rules.reader).toMatchObject({ engine: null, name: expect.stringMatching(/^rules /), waiting: 0 });

  const reader = await setReader(context, { engine: 'openai', model: null, dailyUsd: 5 });
  expect(reader).toMatchObject({ engine: 'openai', credits: 0, dailyUsd: 5, failure: null });
  await allRead(projectId);
  const credits =
    await owner`select posted from credit_account where organisation_id = ${context.workspace.organisationId}`;
  const before = await getSentiment(context, SentimentQuery.parse({ projectId }));
  expect(before.reader.name).toBe(reader.name);
  expect(before.mentions).toBe(rules.mentions);
  expect(before.unknown).toBe(0);
  expect(before.corrected.positive).toMatchObject({ value: null, label: 'few_checked', checked: 0 });
  // A tenth was read twice; an emulated reader that errs is not always of one mind.
  expect(before.reader.agreement.n).toBeGreaterThan(0);
  expect((await getReader(context)).today.answers).toBeGreaterThan(before.mentions);
  // The invented text is stored nowhere.
  expect(await owner`select 1 from text_reading where reading::text like '%Inventia%'`).toHaveLength(0);
  expect(
    await owner`select posted from credit_account where organisation_id = ${context.workspace.organisationId}`,
  ).toEqual(credits);

  // People read as the emulator meant it.
  const names = new Map((await owner`select id, name from brand`).map(({ id, name }) => [id, name]));
  const list = await listUncheckedReadings(context, { projectId, limit: 100, offset: 0, brandId: brand.id });
  expect(list.items.length).toBeGreaterThan(60);
  for (const one of list.items) {
    expect(one).not.toHaveProperty('sentiment');
    const truth = stanceIn(one.text, names.get(one.brandId) ?? '');
    const checked = await checkReading(context, {
      ...{ projectId, detectionId: one.id, note: null, strength: truth?.strength ?? 'mentioned' },
      sentiment: truth?.tone ?? 'neutral',
      themes: truth?.themes ?? [],
      facts: { offline: truth?.offline ? 'wrong' : 'none' },
    });
    expect(checked).toMatchObject({ drawn: true, reader: { name: reader.name } });
  }
  const answers =
    await owner`select distinct on (engine, prompt_index, md5(text)) text from answer a, jsonb_array_elements(detection -> 'brands') d
    where scan_id = ${scan.id} and d ->> 'brandId' = ${brand.id} and (d ->> 'mentioned')::boolean`;
  expect(answers).toHaveLength(before.mentions);
  const after = await getSentiment(context, SentimentQuery.parse({ projectId }));
  const truly = (tone: string) =>
    answers.filter(({ text }) => (stanceIn(text, brand.name)?.tone ?? 'neutral') === tone).length /
    answers.length;
  const { positive } = after.corrected;
  expect(positive.label).toBe('ok');
  // The reader finds 80%; its errors are the same in each run.
  expect(positive.sensitivity.value).toBeGreaterThan(0.65);
  expect(positive.sensitivity.value).toBeLessThan(0.95);
  expect(positive.ci?.low).toBeLessThanOrEqual(truly('positive'));
  expect(positive.ci?.high).toBeGreaterThanOrEqual(truly('positive'));
  const having = (has: (text: string) => boolean) =>
    answers.filter(({ text }) => has(text)).length / answers.length;
  const holds = (share: Share | undefined, truth: number) => {
    expect(share?.label).toBe('ok');
    expect(share?.ci?.low).toBeLessThanOrEqual(truth);
    expect(share?.ci?.high).toBeGreaterThanOrEqual(truth);
  };
  // Themes and claims are corrected alike: the reader finds some that are not there and misses a fifth.
  const price = after.themes.find(({ theme }) => theme === 'price');
  holds(
    price?.corrected,
    having((text) => stanceIn(text, brand.name)?.themes.includes('price') ?? false),
  );
  const [share, sensitivity, specificity] = [
    price?.share.value,
    price?.corrected.sensitivity.value,
    price?.corrected.specificity.value,
  ].map(Number) as [number, number, number];
  expect(sensitivity).toBeLessThan(0.98);
  expect(price?.corrected.value).toBeCloseTo((share + specificity - 1) / (sensitivity + specificity - 1));
  await setFactSheet(context, {
    projectId,
    facts: [{ id: 'offline', terms: ['offline'], kind: 'feature', value: false }],
  });
  const claims = await getClaimAccuracy(context, ClaimsQuery.parse({ projectId }));
  expect(claims.reader).toMatchObject({ name: reader.name, waiting: 0 });
  holds(
    claims.facts[0]?.corrected.wrong,
    having((text) => (stanceIn(text, brand.name)?.offline ?? null) !== null),
  );
  expect(claims.subjects.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['product', 'offline use']),
  );
  expect(after.quotes.length).toBeGreaterThan(2);
  // Mentions that people pick themselves are kept, and are not used to estimate the reader's error.
  expect(positive.checked).toBe(list.items.length);
});

test('the daily cap stops reading before it is exceeded, and the rest waits for the next day', async () => {
  await owner`delete from brand_reading`;
  await owner`delete from text_reading`;
  // In test mode calls cost nothing: what today has cost already is beyond the cap.
  await owner`insert into reader_day (workspace_id, day, calls, answers, usd)
    values (${context.workspace.id}, (now() at time zone 'UTC')::date, 0, 0, 9) on conflict (workspace_id, day) do update set usd = 9`;
  await setReader(context, { engine: 'openai', model: null, dailyUsd: 5 });
  await expect
    .poll(async () =>
      (
        await owner`select run_at > now() + interval '1 minute' as later from graphile_worker.jobs where key like 'read:%'`
      ).map(({ later }) => later),
    )
    .toEqual([true]);
  expect(await owner`select 1 from brand_reading`).toHaveLength(0);
});

test('another model is another reader: nothing of the first is shown under its name', async () => {
  await owner`update reader_day set usd = 0`;
  const [project] = await owner`select id from project`;
  const other = await setReader(context, { engine: 'openai', model: 'gpt-other', dailyUsd: 5 });
  expect(other.name).toContain('gpt-other');
  await allRead(project?.id);
  const report = await getSentiment(context, SentimentQuery.parse({ projectId: project?.id }));
  expect(report.reader.name).toBe(other.name);
  // In test mode calls cost nothing, so the day's cost is set beyond the cap.
  expect(report.corrected.positive.checked).toBeGreaterThan(60);
  const off = await setReader(context, { engine: null, model: null, dailyUsd: 1 });
  expect(off.engine).toBeNull();
  const rules = await getSentiment(context, SentimentQuery.parse({ projectId: project?.id }));
  expect(rules.reader.engine).toBeNull();
  expect(rules.corrected.positive.checked).toBeGreaterThan(60);
});

test('a reader that another one replaces, or whose model is served anew, is said beside the series', async () => {
  const [row] = await owner`select id from project`;
  const query = SentimentQuery.parse({ projectId: row?.id, bucket: 'day' });
  await setReader(context, { engine: 'openai', model: 'gpt-third', dailyUsd: 5 });
  await allRead(row?.id);
  const first = await getSentiment(context, query);
  expect(first.reader.served.map(({ model }) => model)).toEqual(['gpt-third']);
  expect(first.series.map(({ served }) => served)).toEqual([['gpt-third']]);
  expect(first.reader.before).toMatch(/^openai gpt-other /);
  expect(first.notes.join(' ')).toContain('The whole series was read again, so it has one reader');
  expect(first.notes.join(' ')).not.toContain('models answered');
  // The vendor serves another model under the same name from some day on.
  await owner`update brand_reading set served = 'gpt-third-2', read_at = now() where reader like '%gpt-third%'
    and md5(answer_id) < '8'`;
  const later = await getSentiment(context, query);
  expect(later.series[0]?.served).toEqual(['gpt-third', 'gpt-third-2']);
  expect(later.notes.join(' ')).toContain('2 models answered under this name');
  const claims = await getClaimAccuracy(context, ClaimsQuery.parse({ projectId: row?.id }));
  expect(claims.notes.join(' ')).toContain('2 models answered under this name');
});

test('an engine without an API reads nothing, and says which ones do', async () => {
  await expect(setReader(context, { engine: 'sandbox', model: null, dailyUsd: 1 })).rejects.toMatchObject({
    code: 'validation_failed',
    extra: { errors: [{ path: 'engine', allowed: expect.arrayContaining(['openai']) }] },
  });
});

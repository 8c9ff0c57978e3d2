import { SentimentQuery } from '@svc/contract/read/sentiment';
import { getProject } from '@svc/core/resource/account/project';
import { startScan } from '@svc/core/resource/measure/scan';
import { checkReading, listUncheckedReadings, setReader } from '@svc/core/resource/read/reader';
import { getSentiment } from '@svc/core/resource/read/sentiment';
import { stanceIn } from '@svc/emulator';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

// Mistral answers and OpenAI reads, so that only the reader's model changes. Answers and errors are the same in each run.
const stack = await testStack({
  emulator: {
    seed: 17,
    answerLength: 600,
    reader: { sensitivity: 0.95, specificity: 0.95 },
    engines: { openai: { servedModel: 'reader-a' } },
  },
  settings: { ENGINE_MAX_CONCURRENT: '20', ENGINE_REQUESTS_PER_MINUTE: '60000' },
});
await stack.startWorker();
const { context, owner } = stack;
const projectId = await stack.project({ engines: ['mistral'], samplesK: 4, prompts: questions(40) });
const { brand } = await getProject(context, { projectId });
const read = () => getSentiment(context, SentimentQuery.parse({ projectId, bucket: 'scan' }));
const again = () => owner`select count(*)::integer as n from brand_reread where brand_id = ${brand.id}`;

/** What an earlier model read is read again last, by the same job. */
const jobs = () => owner`select 1 from graphile_worker.jobs where key like 'read:%'`;

async function scanAndRead() {
  const scan = await startScan(context, { projectId });
  await stack.settle(scan.id);
  await expect
    .poll(async () => {
      const { reader } = await read();
      return reader.read > 0 && reader.waiting === 0 && (await jobs()).length === 0;
    })
    .toBe(true);
}

test('a model that reads worse under the same name makes no trend fall unsaid, and what is its part is told', async () => {
  await setReader(context, { engine: 'openai', model: null, dailyUsd: 5 });
  await scanAndRead();
  const list = await listUncheckedReadings(context, { projectId, limit: 100, offset: 0, brandId: brand.id });
  for (const one of list.items) {
    const truth = stanceIn(one.text, brand.name);
    await checkReading(context, {
      ...{ projectId, detectionId: one.id, note: null, themes: null, facts: null },
      ...{ sentiment: truth?.tone ?? 'neutral', strength: truth?.strength ?? 'mentioned' },
    });
  }
  const alone = await read();
  expect(alone.series.map(({ readerChange }) => readerChange)).toEqual([null]);

  // The vendor serves another model, which overlooks half of all praise.
  stack.emulator.configure({
    reader: { sensitivity: 0.45, specificity: 0.95 },
    engines: { openai: { servedModel: 'reader-b' } },
  });
  await scanAndRead();
  expect((await again())[0]?.n).toBeGreaterThanOrEqual(50);

  const { series, notes, corrected } = await read();
  const [before, after] = series;
  expect([before?.served, after?.served]).toEqual([['reader-a'], ['reader-b']]);
  // As read, praise collapses.
  const share = (of: typeof before) => (of ? of.positive / of.mentions : 0);
  expect(share(after) - share(before)).toBeLessThan(-0.15);
  const change = after?.readerChange;
  expect(change).toMatchObject({ before: ['reader-a'], after: ['reader-b'], comparable: true });
  expect(change?.differences?.positive.byReader.ci.high).toBeLessThan(0);
  // Without the reader's part nothing is left that could not be chance.
  const { ci } = change?.differences?.positive.change ?? {};
  expect(ci?.low).toBeLessThan(0);
  expect(ci?.high).toBeGreaterThan(0);
  expect(notes.join(' ')).toMatch(
    /Since .+, reader-b reads; before, reader-a did\. In \d+ mentions that both read/,
  );

  // What people checked was read again first, so each model is corrected for errors of its own.
  const scans = await owner`select id from scan where project_id = ${projectId} order by created_at`;
  for (const [at, { id }] of scans.entries()) {
    const texts =
      await owner`select distinct on (engine, prompt_index, md5(text)) text from answer a, jsonb_array_elements(detection -> 'brands') d
      where scan_id = ${id} and d ->> 'brandId' = ${brand.id} and (d ->> 'mentioned')::boolean`;
    const truth =
      texts.filter(({ text }) => (stanceIn(text, brand.name)?.tone ?? 'neutral') === 'positive').length /
      texts.length;
    const { positive } = series[at]?.corrected ?? corrected;
    expect(positive.ci?.low).toBeLessThanOrEqual(truth);
    expect(positive.ci?.high).toBeGreaterThanOrEqual(truth);
  }
  expect(series[0]?.corrected.positive.sensitivity.value).toBeGreaterThan(0.85);
  expect(series[1]?.corrected.positive.sensitivity.value).toBeLessThan(0.65);
});

test('what was read again is asked for once, and without it periods are not compared', async () => {
  const [kept] = await again();
  await scanAndRead();
  expect(await again()).toEqual([kept]);
  await owner`delete from brand_reread`;
  const { series, notes } = await read();
  expect(series[1]?.readerChange).toMatchObject({ comparable: false, reread: 0, differences: null });
  expect(series[2]?.readerChange).toBeNull();
  expect(notes.join(' ')).toContain('so tone before and after cannot be compared');
  expect(series[1]?.corrected.positive.label).toBe('few_checked');
});

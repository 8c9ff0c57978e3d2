import { gzipSync } from 'node:zlib';
import type { AnswerImport } from '@svc/contract/measure/answer-import';
import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { tomorrow } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({ emulator: { latency: 5 } });
await stack.startWorker();
/** Calls an operation with its defaults. */
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
async function use(id: string, input: Record<string, unknown>): Promise<any> {
  const operation = operations.find((one) => one.id === id);
  const parts = [operation?.params, operation?.query, operation?.body].flatMap((schema) =>
    schema
      ? [schema.parse(Object.fromEntries(Object.entries(input).filter(([name]) => name in schema.shape)))]
      : [],
  );
  return perform(operation, stack.context, Object.assign({}, ...parts));
}

interface Row {
  [field: string]: unknown;
}
const lines = (rows: readonly Row[]): string => rows.map((row) => JSON.stringify(row)).join('\n');
const settled = async (projectId: string, importId: string): Promise<AnswerImport> => {
  for (;;) {
    const found: AnswerImport = await use('get_answer_import', { projectId, importId });
    if (['completed', 'checked', 'failed', 'cancelled'].includes(found.status)) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const bring = async (projectId: string, body: Record<string, unknown>): Promise<AnswerImport> => {
  const { id } = await use('import_answers', { projectId, ...body });
  return settled(projectId, id);
};
const project = async (name = 'Acme Planner'): Promise<string> =>
  (await use('create_project', { name, brand: { name, domains: ['acmeplanner.example'] } })).id;

/** Prompts on topics, each asked a few times on two days; the brand is named where `named` says. */
const set = ({ prompts = 24, repeats = 2, named = (at: number) => at % 3 === 0 } = {}): Row[] =>
  Array.from({ length: prompts * repeats * 2 }, (_, at) => {
    const prompt = at % prompts;
    const sample = Math.floor(at / prompts) % repeats;
    const day = Math.floor(at / prompts / repeats);
    return {
      id: `a-${at}`,
      prompt: `Which planner suits shop number ${prompt}?`,
      topic: `topic ${prompt % 12}`,
      engine: 'ChatGPT',
      model: 'gpt-5',
      askedAt: `2026-0${day + 5}-02T0${sample}:00:00Z`,
      country: 'DE',
      language: 'en',
      text: named(prompt)
        ? `Acme Planner is a fine choice, says [a test](https://tests.example/planners/${at}).`
        : `People like Other Planner ${at}.`,
    };
  });

test('a file becomes measurements of its own, like asked ones but for their origin and badge', async () => {
  const projectId = await project();
  const done = await bring(projectId, { content: lines(set()), repeats: 2, unanswered: 'listed' });
  expect(done).toMatchObject({
    status: 'completed',
    progress: { rows: 96, stored: 96, percent: 100 },
    report: {
      answers: 96,
      refused: 0,
      duplicates: 0,
      prompts: 24,
      topics: 12,
      engines: [{ engine: 'chatgpt-ui', surface: 'ui', answers: 96, known: true }],
      countries: ['DE'],
      measurements: 2,
      notes: ['No row has sources, so citations are read only from links in the text.'],
    },
  });
  expect(done.scanIds).toHaveLength(2);
  const scan = await use('get_scan', { scanId: done.scanIds[0] });
  expect(scan).toMatchObject({
    status: 'completed',
    origin: 'imported',
    import: { id: done.id, broughtBy: stack.context.actor.id, repeats: 2 },
    credits: { held: 0, spent: 0 },
    locale: { country: 'DE', language: 'en' },
    createdAt: expect.stringMatching(/^2026-06-02/),
    progress: { planned: 48, recorded: 48, failed: 0 },
    result: {
      provenance: 'cached',
      overall: { presence: { value: 8 / 24, trials: 48, provenance: 'cached', market: { n: 12 } } },
      headline: { sentence: expect.not.stringContaining('emulated') },
    },
  });
  const answers = await use('list_scan_answers', { scanId: scan.id });
  expect(answers.items[0]).toMatchObject({ origin: 'imported', provenance: 'cached', modelServed: 'gpt-5' });
  const history = await use('get_history', {
    projectId,
    measure: 'presence',
    bucket: 'day',
    by: 'surface',
    from: '2026-05-01',
    to: '2026-07-01',
  }).catch((error: unknown) => error);
  expect(history).toMatchObject({ provenance: 'cached' });
  const usage =
    await stack.owner`select count(*)::int as n from ledger_entry where scan_id = any(${done.scanIds})`.catch(
      () => [{ n: 0 }],
    );
  expect(usage[0]).toMatchObject({ n: 0 });
});

test('the same answer counts once, whichever file brings it, and taking an import back frees it', async () => {
  const projectId = await project();
  const rows = set({ prompts: 6, repeats: 1 });
  const first = await bring(projectId, { content: lines([...rows, ...rows.slice(0, 2)]) });
  expect(first.report).toMatchObject({ answers: 12, duplicates: 2 });
  const again = await bring(projectId, { content: lines(rows) });
  expect(again).toMatchObject({ status: 'checked', report: { answers: 0, duplicates: 12 } });
  const count = async () => (await use('list_answers', { projectId })).total;
  expect(await count()).toBe(12);
  const cited = () => stack.owner`select 1 from citation where project_id = ${projectId}`;
  expect(await cited()).not.toEqual([]);
  await use('delete_answer_import', { projectId, importId: first.id });
  await expect.poll(count).toBe(0);
  await expect
    .poll(() =>
      use('get_answer_import', { projectId, importId: first.id }).catch((error: Error) => error.message),
    )
    .toContain('No import');
  expect(await cited()).toEqual([]);
  expect((await bring(projectId, { content: lines(rows) })).report).toMatchObject({
    answers: 12,
    duplicates: 0,
  });
});

test('ids of one file may be used again in the next; a file sent again counts once, also one that an earlier release took', async () => {
  const projectId = await project();
  const week = (day: string, words: string) =>
    lines(
      [1, 2, 3].map((id) => ({
        ...{ id: String(id), prompt: `Which planner ${id % 2}?`, engine: 'chatgpt-ui', askedAt: day },
        text: `${words} ${id}.`,
      })),
    );
  const first = week('2026-05-04', 'Acme Planner');
  expect((await bring(projectId, { content: first })).report).toMatchObject({ answers: 3, duplicates: 0 });
  const [earlier] = await stack.owner`update imported_answer
    set hash = substring(sha256(convert_to(concat_ws(E'\\n', 'other', 'chatgpt-ui', line), 'UTF8')) for 16)
    where project_id = ${projectId} returning encode(hash, 'hex') as hash`;
  expect(earlier?.hash).toMatch(/^[0-9a-f]{32}$/);
  const again = async (content: string, dryRun = false) =>
    (await bring(projectId, { content, dryRun })).report;
  expect(await again(first, true)).toMatchObject({ answers: 0, duplicates: 3 });
  expect(await again(first)).toMatchObject({ answers: 0, duplicates: 3 });
  const second = week('2026-05-11', 'Other Planner');
  expect(await again(second, true)).toMatchObject({ answers: 3, duplicates: 0 });
  expect(await again(second)).toMatchObject({ answers: 3, duplicates: 0 });
  expect(await again(second)).toMatchObject({ answers: 0, duplicates: 3 });
  expect((await use('list_answers', { projectId })).total).toBe(6);
});

test('a batch that is on its way while an import is taken back leaves nothing', async () => {
  const projectId = await project();
  const { id: importId } = await bring(projectId, { content: lines(set({ prompts: 6, repeats: 1 })) });
  const count = async () => (await stack.owner`select 1 from answer where project_id = ${projectId}`).length;
  await stack.owner.begin(async (sql) => {
    // What storing a batch does: the run's row is held, and the answers are there once it has ended.
    const [one] = await sql`select id, run_id from answer where project_id = ${projectId} limit 1`;
    await sql`select from engine_run where id = ${one?.run_id} for update`;
    await sql`insert into answer
      select (jsonb_populate_record(a, '{"id": "ans_01a2262187ab72bc90adf4947c01ac69", "sample_index": 9}')).* from answer a where id = ${one?.id}`;
    await use('delete_answer_import', { projectId, importId });
    await expect
      .poll(
        async () =>
          (
            await stack.owner`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
          ).length,
      )
      .toBeGreaterThan(0);
  });
  await expect.poll(count).toBe(0);
});

test('words are indexed once all of an import is stored', async () => {
  const projectId = await project();
  const done = await bring(projectId, { content: lines(set({ prompts: 6, repeats: 1 })) });
  const { owner } = stack;
  const indexAll = async () => {
    for (;;) {
      const [found] = await owner`select index_words() as scan`;
      if (!found?.scan) break;
    }
    const [left] =
      await owner`select count(*)::int as n from scan where id = any(${done.scanIds}) and not words_indexed`;
    return left?.n;
  };
  // In this order: a worker that looks in between finds nothing to index.
  await owner`update answer_import set status = 'storing' where id = ${done.id}`;
  await owner`update scan set words_indexed = false where id = any(${done.scanIds})`;
  expect(await indexAll()).toBe(done.scanIds.length);
  await owner`update answer_import set status = 'completed' where id = ${done.id}`;
  // The worker may be at one of them.
  await expect.poll(indexAll).toBe(0);
});

test('regions are measurements of their own, by code or by name; one that its country lacks stays unknown and is told', async () => {
  const projectId = await project();
  const row = (at: number, place: Row): Row => ({
    ...{ id: `r${at}`, prompt: 'Which planner?', engine: 'openai', date: '2026-05-02' },
    ...{ text: `Acme Planner, ${at}.`, language: 'en', ...place },
  });
  const places = [
    { country: 'US', region: 'California' },
    { country: 'US', region: 'US-CA' },
    { country: 'US', region: 'EMEA' },
    {},
  ];
  const done = await bring(projectId, {
    content: lines(places.map((place, at) => row(at, place))),
    defaults: { country: 'US', region: 'US-NY' },
  });
  expect(done.report?.notes.join(' ')).toContain('1 of 4 rows name a region');
  const scans = await Promise.all(done.scanIds.map((scanId: string) => use('get_scan', { scanId })));
  const byRegion = scans.map(({ locale, progress }) => [String(locale.region), progress.recorded]);
  expect(byRegion.toSorted()).toEqual([
    ['US-CA', 2],
    ['US-NY', 1],
    ['null', 1],
  ]);
});

test('a rehearsal stores nothing, says what is missing and why rows are refused, and can be started', async () => {
  const projectId = await project();
  const rows: Row[] = [
    { prompt: 'Which planner?', engine: 'openai', date: '2026-05-02', answer: 'Acme Planner.' },
    { prompt: 'Which planner?', engine: 'openai', date: '2026-05-03' },
    { prompt: 'Which planner?', engine: 'openai', date: 'yesterday', answer: 'x' },
    { engine: 'openai', date: '2026-05-02', answer: 'x' },
    { prompt: 'Which planner is cheap?', engine: 'openai', date: '2026-05-02', outcome: 'refused' },
  ];
  const checked = await bring(projectId, { content: `${lines(rows)}\nnot json`, dryRun: true });
  expect(checked).toMatchObject({ status: 'checked', dryRun: true, progress: { stored: 0 }, scanIds: [] });
  expect(checked.report).toMatchObject({ answers: 2, refused: 4, measurements: 1 });
  expect(checked.report?.problems.map(({ line, field }) => [line, field])).toEqual([
    [2, 'text'],
    [3, 'askedAt'],
    [4, 'prompt'],
    [6, null],
  ]);
  expect(checked.report?.columns).toContainEqual({ name: 'answer', field: 'text' });
  expect(checked.report?.notes.join('\n')).toMatch(
    /It is not known how often.*\n.*topic.*\n.*country.*\n.*language.*\n.*sources/s,
  );
  await use('start_answer_import', { projectId, importId: checked.id });
  const done = await settled(projectId, checked.id);
  expect(done).toMatchObject({ status: 'completed', progress: { stored: 2 } });
  const scan = await use('get_scan', { scanId: done.scanIds[0] });
  expect(scan.result.outcomes).toEqual({ answered: 1, refused: 1 });
  expect(scan.result.notes[0]).toContain('2 answers were imported');
});

test('what was asked for and is not in the file has failed where the number is known', async () => {
  const projectId = await project();
  const rows = set({ prompts: 24, repeats: 2 }).slice(0, 46);
  const done = await bring(projectId, { content: lines(rows), repeats: 2 });
  const scan = await use('get_scan', { scanId: done.scanIds[0] });
  expect(scan).toMatchObject({ status: 'partial', progress: { planned: 48, recorded: 46, failed: 2 } });
});

test('a project that measures keeps its own figures; imported ones are shown when asked for', async () => {
  const prompts = Array.from(
    { length: 6 },
    (_, at) => `What is the best team planner for a company of ${at + 2}?`,
  );
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts });
  const { id: brandName } = await use('get_project', { projectId });
  expect(brandName).toBe(projectId);
  const rows = prompts.map((prompt, at) => ({
    prompt,
    engine: 'openai',
    askedAt: '2026-05-02T00:00:00Z',
    text: `None ${at}.`,
  }));
  const done = await bring(projectId, { content: lines(rows) });
  expect(done.report).toMatchObject({ known: 6 });
  const overviewOf = async (more = {}) =>
    use('get_analytics_overview', { projectId, from: '2026-05-01', to: tomorrow(), ...more });
  expect((await overviewOf()).provenance).toBe('cached');
  const { id } = await use('start_scan', { projectId, config: {} });
  await stack.settle(id);
  expect((await overviewOf()).provenance).toBe('live');
  expect((await overviewOf({ origin: 'imported' })).provenance).toBe('cached');
});

test('CSV as spreadsheets write it: signs between, guards, lists in cells, German names of columns', async () => {
  const projectId = await project();
  const csv = [
    '\uFEFFFrage;Antwort;Plattform;Datum;Quellen',
    '"Welcher Planer?";"Nimm ""Acme Planner"".\nSo steht es überall.";Google AI Mode;2026-05-02;"https://a.example/x | https://b.example/y"',
    `"Welcher noch?";'-Acme Planner;Perplexity;2026-05-02;`,
  ].join('\r\n');
  const done = await bring(projectId, {
    content: csv,
    columns: {
      prompt: 'Frage',
      text: 'Antwort',
      engine: 'Plattform',
      askedAt: 'Datum',
      citations: 'Quellen',
    },
  });
  expect(done.report).toMatchObject({ format: 'csv', answers: 2, problems: [] });
  const { items } = await use('list_answers', { projectId });
  const found = await Promise.all(items.map(({ id }: { id: string }) => use('get_answer', { answerId: id })));
  const mode = found.find(({ engine }) => engine === 'google-ai-mode');
  expect(mode.text).toBe('Nimm "Acme Planner".\nSo steht es überall.');
  expect(mode.citations.map(({ url }: { url: string }) => url)).toEqual([
    'https://a.example/x',
    'https://b.example/y',
  ]);
  expect(found.find(({ engine }) => engine === 'perplexity').text).toBe('-Acme Planner');
});

test('cards, ads and evidence are kept beside the answer', async () => {
  const projectId = await project();
  const done = await bring(projectId, {
    content: JSON.stringify({
      prompt: 'Which planner?',
      engine: 'chatgpt-ui',
      askedAt: '2026-05-02T00:00:00Z',
      html: '<article><h2>Planners</h2><p>Try <a href="https://b.example/">Other</a>.</p><script>alert(1)</script></article>',
      products: [
        { title: 'Acme Planner Pro', brand: 'Acme', seller: 'Shop', price: '₺2.699,99', rating: 4.5 },
      ],
      ads: [
        { advertiser: { name: 'Acme Planner' }, title: 'Plan better', url: 'https://acmeplanner.example/' },
      ],
    }),
  });
  expect(done.report).toMatchObject({ answers: 1 });
  const { items } = await use('list_answers', { projectId });
  const answer = await use('get_answer', { answerId: items[0].id });
  expect(answer).toMatchObject({
    text: '## Planners\n\nTry [Other](https://b.example/).',
    present: false,
    mentioned: false,
    citations: [{ url: 'https://b.example/' }],
    products: [
      {
        position: 1,
        title: 'Acme Planner Pro',
        merchant: 'Shop',
        price: { amount: 2699.99, currency: 'TRY', raw: '₺2.699,99' },
        rating: { value: 4.5 },
      },
    ],
    ads: [{ advertiser: 'Acme Planner', url: 'https://acmeplanner.example/' }],
    evidence: [{ kind: 'html', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  });
});

test('a file that cannot be read on fails whole and leaves nothing', async () => {
  const projectId = await project();
  for (const [content, message] of [
    [lines(set({ prompts: 4 })).replace(/^/, '['), 'JSON list'],
    [`prompt,text\n"a,b`, 'cannot be read after line'],
  ] as const) {
    const failed = await bring(projectId, { content, format: content.startsWith('[') ? 'ndjson' : 'csv' });
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'unreadable_file' } });
    expect(failed.failure?.message).toContain(message);
  }
  const packed = gzipSync(lines(set({ prompts: 4 })));
  expect(packed.length).toBeGreaterThan(0);
  expect((await use('list_answers', { projectId })).total).toBe(0);
});

test('two imports at once into one project take each answer once, and both end', async () => {
  const projectId = await project();
  const rows = set({ prompts: 24, repeats: 4 });
  // The second half of the one is the first half of the other.
  const third = Math.floor(rows.length / 3);
  const [left, right] = [rows.slice(0, 2 * third), rows.slice(third)];
  const both = await Promise.all(
    [left, right].map((own) => bring(projectId, { content: lines(own), splitBy: 'none' })),
  );
  expect(both.map(({ status }) => status)).toEqual(['completed', 'completed']);
  const sum = (of: (one: AnswerImport) => number) => both.reduce((all, one) => all + of(one), 0);
  expect(sum(({ progress }) => progress.stored)).toBe(rows.length);
  expect(sum(({ report }) => report?.duplicates ?? 0)).toBe(third);
  expect((await use('list_answers', { projectId })).total).toBe(rows.length);
  const scans = await Promise.all(
    both.flatMap(({ scanIds }) => scanIds.map((scanId) => use('get_scan', { scanId }))),
  );
  expect(scans.map(({ status }) => status)).toEqual(['completed', 'completed']);
  expect(scans.reduce((all, { progress }) => all + progress.recorded, 0)).toBe(rows.length);
});

test('a cancel in the middle takes back what was stored, and the file can be brought anew', async () => {
  const projectId = await project();
  const content = lines(set({ prompts: 60, repeats: 10 }));
  const { id } = await use('import_answers', { projectId, content });
  await expect
    .poll(async () => (await use('get_answer_import', { projectId, importId: id })).status, { interval: 5 })
    .toMatch(/storing|completed/);
  const cancelled = await use('cancel_answer_import', { projectId, importId: id }).catch(
    (error: Error) => error.message,
  );
  // The last answer may have been faster than the cancel: then it says so, and nothing is taken back.
  if (typeof cancelled === 'string') {
    expect(cancelled).toContain('completed');
    return;
  }
  await expect.poll(async () => (await use('list_answers', { projectId })).total).toBe(0);
  await expect.poll(async () => (await use('list_scans', { projectId })).total).toBe(0);
  const claimed = async (): Promise<unknown> => {
    const [row] =
      await stack.owner`select count(*)::int as left from imported_answer where project_id = ${projectId}`;
    return row?.left;
  };
  await expect.poll(claimed).toBe(0);
  const again = await bring(projectId, { content });
  expect(again).toMatchObject({ status: 'completed', progress: { stored: 1_200 } });
});

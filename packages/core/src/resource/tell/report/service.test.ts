import { gzipSync } from 'node:zlib';
import { CreateProject } from '@svc/contract/account/project';
import { OverviewQuery } from '@svc/contract/read/analytics';
import {
  CreateReport,
  type ReportContent,
  ScheduleReport,
  ShareReport,
  templateIds,
} from '@svc/contract/tell/report';
import { movedBy } from '@svc/figures';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Environment } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { getAnalyticsOverview } from '../../read/analytics/index.ts';
import { buildReport, deleteReportFiles, failReport } from './build.ts';
import { linkForChannel } from './channel-link.ts';
import { type FileName, fileKey } from './files.ts';
import { openShare, takePass, type Visit } from './open-share.ts';
import { scheduleReport, startDueReports } from './schedule.ts';
import { createReport, deleteReport, getReport } from './service.ts';
import { prepareShare, revokeReportShare, shareReport } from './share.ts';

const { context, twin, environment, owner } = await testWorkspace();
const workspaceId = context.workspace.id;
const project = await createProject(
  context,
  CreateProject.parse({
    name: 'Acme <b>',
    brand: { name: 'Acme', domains: ['acme.example'] },
    competitors: [{ name: 'Rival', domains: ['rival.example'] }],
    engines: ['openai', 'gemini'],
  }),
);
const projectId = project.id;
const day = 86_400_000;
/** The first 8 of 24 prompts had the brand; now 20 have. */
const scan = (present: number, daysAgo: number, topics = 4, of = project) =>
  insertScan(context, {
    project: of,
    engines: ['openai', 'gemini'],
    prompts: Array.from({ length: 24 }, (_, index) => ({
      text: `=Question ${index}|<i>?`,
      topic: `Topic ${index % topics}`,
    })),
    samplesK: 3,
    text: (prompt) => (prompt < present ? 'Use Acme, says the <script>page.' : 'Use Rival instead.'),
    cites: (prompt) => (prompt < present ? ['https://acme.example/a'] : ['https://rival.example/b']),
    at: new Date(Date.now() - daysAgo * day),
  });
await scan(8, 40);
await scan(20, 2);

const create = (input: object) => createReport(context, { ...CreateReport.parse(input), projectId });
const build = (reportId: string) => buildReport(environment, { workspaceId, reportId });
const built = async (input: object) => {
  const { id } = await create(input);
  await build(id);
  return getReport(context, { projectId, reportId: id });
};
const fileOf = async (reportId: string, name: FileName, copy: 'full' | 'shared' = 'full') => {
  const found = await environment.objects.get(fileKey({ workspaceId, reportId }, copy, name));
  return Buffer.from(await new Response(found?.body).arrayBuffer());
};

test.each(templateIds)(
  '“%s” is built: every figure with its interval, nothing from elsewhere',
  async (template) => {
    const report = await built({ template, days: 30 });
    expect(report).toMatchObject({
      status: 'completed',
      template,
      snapshotId: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(report.sentence).toMatch(/^Acme is present in \d+% \(\d+–\d+%\) of answers/);
    expect(report.downloads.map(({ format }) => format)).toEqual([
      'html',
      'pdf',
      'pptx',
      'xlsx',
      'md',
      'csv',
      'json',
      'svg',
    ]);
    const html = (await fileOf(report.id, 'report.html')).toString();
    expect(/<script|<i>|<b>Acme|\son\w+=|src=|href=/.exec(html)).toBeNull();
    expect(html).toContain('Acme &lt;b&gt;');
    expect(gzipSync(html).length).toBeLessThan(60_000);
    expect(JSON.parse((await fileOf(report.id, 'report.json')).toString())).toMatchObject({
      mode: 'live',
      provenance: 'live',
    });
    const pdf = await fileOf(report.id, 'report.pdf');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    for (const column of report.content?.blocks.flatMap((block) =>
      block.kind === 'table' ? block.columns : [],
    ) ?? [])
      expect(column.label).not.toBe('');
    if (template !== 'full_measurement') return;
    const german = await built({ template, language: 'de' });
    expect(german.sentence).toMatch(/^Acme ist in \d+ % \(.*\) der Antworten präsent/);
  },
);

test('the verdict is that of the tested change, and files agree with the content', async () => {
  const report = await built({ template: 'full_measurement' });
  expect(report.sentence).toMatch(/On these prompts, presence rose by \d+ points \(\d+ to \d+\)\.$/);
  const markdown = (await fileOf(report.id, 'report.md')).toString();
  expect(markdown).toContain('\\<b\\>');
  expect(markdown).not.toContain('<b>');
  const csv = (await fileOf(report.id, 'report.csv')).toString();
  expect(csv).toMatch(
    /^table,mode,surface,measure,rate,rate_low,rate_high,market,market_low,market_high,n,k,trials,badge,status/,
  );
  expect(csv).toContain("'=Question");
  expect((await fileOf(report.id, 'badge.svg')).toString()).toMatch(/Presence: \d+% \(\d+–\d+%\)/);
  // Later scans change nothing in the report.
  const before = report.content;
  await sql`update report set status = 'running' where id = ${report.id}`.execute(context.db);
  await scan(1, 0.001);
  await build(report.id);
  expect((await getReport(context, { projectId, reportId: report.id })).content).toEqual(before);
});

test('level and change are of these prompts, as on the Overview; questions like these stand apart', async () => {
  const many = await createProject(
    context,
    CreateProject.parse({ name: 'Acme', brand: { name: 'Acme', domains: ['acme.example'] } }),
  );
  await scan(12, 40, 8, many);
  await scan(18, 2, 8, many);
  const asked = { projectId: many.id, ...CreateReport.parse({ template: 'full_measurement' }) };
  const { id } = await createReport(context, asked);
  await build(id);
  const { content, sentence } = await getReport(context, { projectId: many.id, reportId: id });
  const { surfaces } = await getAnalyticsOverview(
    context,
    OverviewQuery.parse({ projectId: many.id, days: 28 }),
  );
  const { change } = surfaces[0]?.measures.find(({ measure }) => measure === 'presence') ?? {};
  const [these, like] = [change?.tracked, change?.market].map(
    (one) => one && movedBy(one.value ?? 0, one.ci, 'en'),
  );
  expect(these).not.toBe(like);
  expect(sentence).toContain(`On these prompts, presence rose by ${these}.`);
  const changes = content?.blocks.find((block) => block.kind === 'table' && block.id === 'changes');
  const rows = changes?.kind === 'table' ? changes.rows : [];
  expect(rows.slice(0, 2).map((row) => [row[2], row[6]])).toEqual([
    ['These prompts', '24 prompts'],
    ['Questions like these', '8 topics'],
  ]);
});

test('experiments are told as they were judged, and one that is not to be judged yet without a figure', async () => {
  const tested = await createProject(context, CreateProject.parse({ name: 'Tested', engines: ['openai'] }));
  await insertScan(context, {
    project: tested,
    engines: ['openai'],
    prompts: [{ text: 'One?' }],
    samplesK: 3,
  });
  const arm = { cells: 12, clusters: 12, before: 0.2, after: 0.4 };
  const design = {
    change: 'Tables',
    measure: 'presence',
    unit: 'prompt',
    engines: ['openai'],
    samplesK: 2,
    seed: 1,
    analysis: '',
    scansBefore: 1,
    scansAfter: 2,
    stopRule: 'fixed',
    smallestEffect: 0.1,
    prompts: [],
  };
  const result = {
    look: 2,
    level: 0.05,
    value: 0.18,
    ci: { low: 0.1, high: 0.26, level: 0.95, method: 'clustered-t' },
    pValue: 0.001,
    verdict: 'rise',
    final: true,
    treated: arm,
    holdout: { ...arm, after: 0.22 },
    provenance: 'live',
    at: new Date().toISOString(),
  };
  for (const [id, name, state, judged] of [
    ['exp_0199f3c2a1b47c3d8e4f5a6b7c8d9e01', 'Tables on pages', 'ended', JSON.stringify(result)],
    ['exp_0199f3c2a1b47c3d8e4f5a6b7c8d9e02', 'Shorter pages', 'registered', null],
  ] as const)
    await owner`insert into experiment (workspace_id, project_id, id, name, state, design, hash, result)
      values (${workspaceId}, ${tested.id}, ${id}, ${name}, ${state}, ${JSON.stringify(design)}::text::json, ${'a'.repeat(64)}, ${judged}::text::json)`;
  const { id } = await createReport(context, {
    ...CreateReport.parse({ template: 'experiment', language: 'de' }),
    projectId: tested.id,
  });
  await build(id);
  const { blocks }: ReportContent = JSON.parse((await fileOf(id, 'report.json')).toString());
  const table = blocks.find((block) => block.kind === 'table' && block.id === 'experiments');
  const rows = table?.kind === 'table' ? table.rows.map((row) => [row[0], row[1], row[5], row[8]]) : [];
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Tables on pages', 'beendet', { value: 0.18, low: 0.1, high: 0.26 }, 'Anstieg'],
      ['Shorter pages', 'angemeldet', null, 'noch nicht zu beurteilen'],
    ]),
  );
});

test('a report on no data says so, in every format', async () => {
  const empty = await createProject(context, CreateProject.parse({ name: 'New', engines: ['openai'] }));
  const { id } = await createReport(context, {
    ...CreateReport.parse({ template: 'full_measurement' }),
    projectId: empty.id,
  });
  await build(id);
  const report = await getReport(context, { projectId: empty.id, reportId: id });
  expect(report).toMatchObject({ status: 'completed', sentence: 'Nothing was measured in this period.' });
  for (const name of ['report.html', 'report.md'] as const)
    expect((await fileOf(id, name)).toString()).toContain('Nothing was measured in this period.');
  expect((await fileOf(id, 'badge.svg')).toString()).toContain('not run');
  expect((await fileOf(id, 'report.pdf')).length).toBeGreaterThan(1_000);
});

const share = async (reportId: string, input: object = {}) => {
  const asked = { ...ShareReport.parse(input), projectId, reportId };
  const made = await shareReport(context, asked, await prepareShare(context, asked));
  return { ...made, token: made.url.split('/r/')[1] ?? '' };
};
const open = (visit: Omit<Visit, 'file'> & { file?: FileName }, by: Environment = environment) =>
  openShare(by, { file: 'report.html', ...visit });
const said = async (opened: Awaited<ReturnType<typeof open>>) =>
  opened.kind === 'file' ? new Response(opened.file.body).text() : opened.kind;

test('a link shows the report without answers until it is revoked or too old; a guessed one shows nothing', async () => {
  const report = await built({ template: 'full_measurement' });
  const [plain, open_] = [
    await share(report.id),
    await share(report.id, { redactAnswers: false, expiresInDays: 1 }),
  ];
  expect(await said(await open({ token: open_.token }))).toContain('says the &lt;script&gt;page');
  for (const file of ['report.html', 'report.json', 'report.md'] as const)
    expect(await said(await open({ token: plain.token, file }))).not.toContain('says the');
  const { rows } = await sql`select s::text as row from report_share s`.execute(context.db);
  expect(JSON.stringify(rows)).not.toContain(plain.token);
  expect((await getReport(context, { projectId, reportId: report.id })).shares).toMatchObject([
    { id: open_.id, redacted: false, views: 1 },
    { id: plain.id, redacted: true, views: 3 },
  ]);
  expect(await open({ token: plain.token.split('').reverse().join('') })).toEqual({ kind: 'gone' });
  const later = { ...environment, now: () => new Date(Date.now() + 2 * day) };
  expect(await open({ token: open_.token }, later)).toEqual({ kind: 'gone' });
  const ids = { projectId, reportId: report.id };
  await expect(revokeReportShare(twin, { ...ids, shareId: plain.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  await revokeReportShare(context, { ...ids, shareId: plain.id });
  expect(await open({ token: plain.token })).toEqual({ kind: 'gone' });
  const deleted = await share(report.id);
  await deleteReport(context, ids);
  await deleteReportFiles(environment, { workspaceId, reportId: report.id });
  expect(await open({ token: deleted.token })).toEqual({ kind: 'gone' });
  expect((await fileOf(report.id, 'report.json', 'shared')).length).toBe(0);
});

test('a password is needed each time or once for a pass, and can be guessed five times', async () => {
  const report = await built({ template: 'methodology' });
  const { token } = await share(report.id, { password: 'correct horse' });
  expect(await open({ token })).toEqual({ kind: 'password_needed' });
  expect((await open({ token, password: 'correct horse' })).kind).toBe('file');
  const taken = await takePass(environment, { token, password: 'correct horse' });
  const pass = 'pass' in taken ? taken.pass : '';
  expect((await open({ token, pass })).kind).toBe('file');
  const other = await share(report.id, { password: 'correct horse' });
  for (const [at, wrong] of [
    [other.token, pass],
    [token, `${pass}x`],
    [token, '9999999999999.x'],
    [token, 'x'],
  ] as const)
    expect(await open({ token: at, pass: wrong })).toEqual({ kind: 'password_needed' });
  const later = { ...environment, now: () => new Date(Date.now() + day) };
  expect(await open({ token, pass }, later)).toEqual({ kind: 'password_needed' });
  const guesses = await Promise.all(Array.from({ length: 6 }, () => open({ token, password: 'wrong' })));
  expect(guesses.filter(({ kind }) => kind === 'password_wrong')).toHaveLength(5);
  expect(await open({ token, password: 'correct horse' })).toMatchObject({
    kind: 'too_many_guesses',
    retryAfter: expect.any(Number),
  });
  expect((await open({ token, password: 'correct horse' }, later)).kind).toBe('file');
});

test('by the clock each due time gives one report, whose channels get links of their own', async () => {
  const channelId = `chn_${'0'.repeat(32)}`;
  await sql`insert into notification_channel (workspace_id, project_id, id, kind, name, hint, events, minimum_severity, state, unsubscribe_token, created_by)
    values (${workspaceId}, ${projectId}, ${channelId}, 'slack', 'Team', 'x', '{scan.failed}', 'info', 'active', 't', 'key')`.execute(
    context.db,
  );
  const set = (input: object) => scheduleReport(context, { ...ScheduleReport.parse(input), projectId });
  await expect(set({ cadence: 'daily', channelIds: [`chn_${'1'.repeat(32)}`] })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await expect(set({ cadence: 'now and then' })).rejects.toMatchObject({ code: 'validation_failed' });
  expect((await set({ cadence: 'daily' })).next).toContain('Create a notification channel');
  const setState = (state: string) =>
    sql`update notification_channel set state = ${state}`.execute(context.db);
  await setState('unverified');
  expect((await set({ cadence: 'daily', channelIds: [channelId] })).next).toContain(
    '“Team” gets nothing yet',
  );
  await setState('active');
  const schedule = await set({ cadence: 'daily at 07:00', channelIds: [channelId], language: 'de' });
  expect(schedule.next).toBeNull();
  const at = (days: number): Environment => ({
    ...environment,
    now: () => new Date(Date.parse(schedule.nextRunAt) + days * day),
  });
  expect(await startDueReports(at(-0.5))).toEqual({ started: 0 });
  const started = await Promise.all([1, 2, 3].map(() => startDueReports(at(0.5))));
  expect(started.reduce((sum, one) => sum + one.started, 0)).toBe(1);
  const { rows } = await sql<{
    id: string;
  }>`select id from report where schedule_id = ${schedule.id}`.execute(context.db);
  const reportId = rows[0]?.id ?? '';
  await build(reportId);
  const told =
    await sql`select n.channel_id, e.type, e.data from notification n join event e on e.workspace_id = n.workspace_id and e.id = n.event_id`.execute(
      context.db,
    );
  expect(told.rows).toMatchObject([
    { channelId: channelId, type: 'report.ready', data: { reportId, scheduleId: schedule.id } },
  ]);
  const event = { workspaceId, type: 'report.ready', data: { reportId } };
  const link = await linkForChannel(environment, { ...event, channelId });
  expect(await said(await open({ token: link?.split('/r/')[1] ?? '' }))).toContain('<html lang="de">');
  expect(await linkForChannel(environment, { ...event, channelId: 'chn_other' })).toBeNull();
  await set({ cadence: 'daily', state: 'paused' });
  expect(await startDueReports(at(9))).toEqual({ started: 0 });
});

test('what cannot be built says why; others see nothing of it', async () => {
  const { id } = await create({});
  const failure = { code: 'internal', message: 'The store is away.' };
  await failReport(environment, { workspaceId, reportId: id }, failure);
  expect(await getReport(context, { projectId, reportId: id })).toMatchObject({
    status: 'failed',
    error: failure,
  });
  expect(await build(id)).toBe('nothing');
  await expect(share(id)).rejects.toMatchObject({ code: 'conflict' });
  await expect(getReport(twin, { projectId, reportId: id })).rejects.toMatchObject({ code: 'not_found' });
});

test('a German report is German: engines by their names, the method, its mode and origin', async () => {
  const report = await built({ template: 'full_measurement', language: 'de' });
  const text = (await fileOf(report.id, 'report.md')).toString();
  expect(text).toContain('- Modus: echte Daten\n- Herkunft: gemessen');
  expect(text).toContain('| ChatGPT | Assistenten mit Websuche |');
  expect(text).toContain('Diese Fragen: Wie oft ist die Marke in Antworten auf genau diese Fragen präsent?');
});

test('an executive report begins with its sentences, and is slides and a workbook, too', async () => {
  const report = await built({ template: 'executive' });
  const blocks = report.content?.blocks ?? [];
  expect(blocks[1]).toMatchObject({
    kind: 'list',
    items: [expect.stringContaining('assistants with web search'), expect.stringContaining('recommendation')],
  });
  expect(JSON.stringify(blocks)).not.toMatch(/api\+search|few_topics/);
  const voice = blocks.find((block) => block.kind === 'table' && block.id === 'share_of_voice_1');
  expect(voice).toMatchObject({ title: 'Share of voice, assistants with web search' });
  expect(JSON.stringify(voice)).toContain('Topics (n)');
  for (const name of ['report.pptx', 'report.xlsx'] as const)
    expect((await fileOf(report.id, name)).subarray(0, 2).toString()).toBe('PK');
});

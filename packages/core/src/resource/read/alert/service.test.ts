import { CreateProject, type Project } from '@svc/contract/account/project';
import { BacktestAlert, ListAlertEvents } from '@svc/contract/read/alert';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { inLanguage } from '../../../i18n/index.ts';
import { createProject } from '../../account/project/index.ts';
import { createSegment } from '../../measure/segment/index.ts';
import { alertsOf } from './factory.ts';
import { loadWatched } from './load.ts';
import { deleteAlert, getAlert, listAlertEvents, updateAlert } from './service.ts';
import { rateOf } from './watched.ts';

const workspace = await testWorkspace();
const { context, twin } = workspace;
const { add, make, panels, scan, told, trial, watch } = alertsOf(workspace);

let project: Project;
let alertId: string;
beforeAll(async () => {
  project = await make('Watched');
  alertId = (await add(project, { baselineScans: 3, minimumEffect: 0.03 })).id;
  for (let index = 0; index < 3; index += 1) await scan(project, 0.6);
  await watch(project);
});
const read = () => getAlert(context, { projectId: project.id, alertId });

test('an alert learns first and says what it waits for', async () => {
  expect(await read()).toMatchObject({
    state: 'learning',
    detail: expect.stringContaining('one more scan'),
    falseAlarms: { scans: 18, from: 3 },
  });
});

test('it fires once with interval, false-alarm rate and evidence, and is over when the level is back', async () => {
  await scan(project, 0.6);
  expect(await watch(project)).toEqual({ fired: 0, resolved: 0 });
  expect(await read()).toMatchObject({ state: 'calm' });
  let fell = '';
  for (let index = 0; index < 3; index += 1) {
    fell = await scan(project, 0.2);
    await watch(project);
    // The same scan again changes nothing.
    expect(await watch(project)).toEqual({ fired: 0, resolved: 0 });
  }
  const { state, events } = await read();
  expect(state).toBe('firing');
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event?.sentence).toMatch(
    /^Presence on ChatGPT fell to 2\d% \(95%: \d+% to \d+%\), \d+ points below the 3 scans before/,
  );
  expect(event?.evidence.baselineScanIds).toHaveLength(3);
  expect(event?.evidence.cells[0]?.prompt).toMatch(/^Which tool/);
  expect(event?.evidence.answerIds.length).toBeGreaterThan(0);
  // The difference is that of the two levels; what fired is the smoothed one.
  const { now, before, change, smoothed, provenance } = event?.reading ?? {};
  expect(provenance).toBe('live');
  expect(change?.value).toBeCloseTo((now?.value ?? 0) - (before?.value ?? 0), 10);
  expect(change?.ci?.high).toBeLessThan(0);
  expect(event?.sentence).toContain(` ${Math.round(-100 * (change?.value ?? 0))} points below`);
  expect(Math.abs(smoothed?.value ?? 1)).toBeLessThan(0.6 * Math.abs(change?.value ?? 0));
  // Another process tells the row in German without reading its words.
  const { messages } = await context.db
    .selectFrom('alert_event')
    .select('messages')
    .where('workspaceId', '=', context.workspace.id)
    .where('alertId', '=', alertId)
    .executeTakeFirstOrThrow();
  const german = new Map(messages?.map(([text, message]) => [text, inLanguage(message, 'de')]));
  expect(german.get(event?.sentence ?? '')).toMatch(/^Die Präsenz auf ChatGPT fiel auf 2\d\u00a0% /);
  for (const note of event?.evidence.notes ?? []) expect(german.get(note)).not.toBeUndefined();
  const [fired] = await told(alertId);
  expect(fired).toMatchObject({
    type: 'alert.fired',
    data: {
      severity: 'warning',
      message: expect.stringMatching(
        /^The 3 scans before showed .+\nThe rule’s smoothed fall, .+: this set off the alert\.\nThe scan of \d+ \w+ 2026 was the first .+\nFell most: “Which tool.+ on ChatGPT .+\nNo cause was found: .+\nStart with .+\nWhat to do now: no site has clearly dropped out.+\n.+ expect a false alarm (?:about|less)/,
      ),
    },
  });
  expect(fell).not.toBe('');
  for (let index = 0; index < 6; index += 1) {
    await scan(project, 0.6);
    await watch(project);
  }
  expect((await read()).events[0]).toMatchObject({ state: 'resolved', resolvedBy: 'system' });
  expect((await told(alertId)).map(({ type }) => type)).toEqual(['alert.fired', 'alert.resolved']);
});

test('a figure that is back ends the alarm within two scans, however far the chart went', async () => {
  const other = await make('Back');
  const { id } = await add(other, { baselineScans: 3, minimumEffect: 0.03 });
  for (const share of [0.6, 0.6, 0.6, 0.6, 0.1, 0.1, 0.1, 0.1]) {
    await scan(other, share);
    await watch(other);
  }
  expect((await getAlert(context, { projectId: other.id, alertId: id })).state).toBe('firing');
  for (const share of [0.6, 0.6]) {
    await scan(other, share);
    await watch(other);
  }
  const { state, events, falseAlarms } = await getAlert(context, { projectId: other.id, alertId: id });
  expect({ state, events: events.map(({ state }) => state) }).toEqual({
    state: 'calm',
    events: ['resolved'],
  });
  // One real fall does not make calm weeks likely to fire.
  expect(falseAlarms?.value).toBeLessThan(0.9);
  // Nor does it fire again by what the chart remembers.
  await scan(other, 0.6);
  expect(await watch(other)).toEqual({ fired: 0, resolved: 0 });
});

test('several rules that one event sets off tell channels once', async () => {
  const other = await make('Once');
  const ids: string[] = [];
  for (const [name, severity] of [
    ['Chart', 'warning'],
    ['Step', 'critical'],
  ])
    ids.push((await add(other, { name, severity, baselineScans: 3, minimumEffect: 0.03 })).id);
  for (const share of [0.6, 0.6, 0.6, 0.6]) await scan(other, share);
  await watch(other);
  let fired = 0;
  for (let at = 0; at < 3 && fired === 0; at += 1) {
    await scan(other, 0.1);
    fired = (await watch(other)).fired;
  }
  expect(fired).toBe(2);
  const [chart, step] = await Promise.all(ids.map(async (id) => (await told(id))[0]?.data));
  expect(step).toMatchObject({
    channelIds: null,
    message: expect.stringContaining('The same event also set off: Chart.'),
  });
  expect(chart).toMatchObject({ channelIds: [] });
});

test('a backtest tells what the rule would have told of the same scans, its false alarms and its power', async () => {
  const input = { baselineScans: 3, minimumEffect: 0.03 };
  const found = await trial(project, input);
  expect(found.scans).toBe(13);
  expect(found.firings).toHaveLength(1);
  expect(found.firings[0]).toMatchObject({
    resolvedScanId: expect.any(String),
    reading: { provenance: 'live' },
  });
  const { falseAlarms, power } = found;
  expect(falseAlarms?.ci.low).toBeLessThanOrEqual(falseAlarms?.value ?? 0);
  expect(power?.within).toBe(4);
  expect((await trial(project, { kind: 'change' })).firings[0]?.sentence).toContain('the 4 scans before');
  const none = await make('Never scanned');
  expect(await trial(none)).toMatchObject({
    scans: 0,
    falseAlarms: null,
    notes: [expect.stringContaining('needs 9 scans')],
  });
});

test('a change is measured from the scan before it until the level is back', async () => {
  const other = await make('Changed');
  for (const share of [0.7, 0.7, 0.7]) await scan(other, share);
  const alert = await add(other, { kind: 'change', minimumEffect: 0.05 });
  await scan(other, 0.2);
  expect(await watch(other)).toEqual({ fired: 1, resolved: 0 });
  // The fall itself does not pass for usual drift, by which nearly every calm project would fire.
  const [firing] = (await getAlert(context, { projectId: other.id, alertId: alert.id })).events;
  expect(firing?.falseAlarms).toMatchObject({ from: 3 });
  expect(firing?.falseAlarms?.value).toBeLessThan(0.5);
  for (const share of [0.2, 0.2]) {
    await scan(other, share);
    expect(await watch(other)).toEqual({ fired: 0, resolved: 0 });
  }
  await scan(other, 0.7);
  await watch(other);
  await scan(other, 0.7);
  expect(await watch(other)).toEqual({ fired: 0, resolved: 1 });
  expect((await getAlert(context, { projectId: other.id, alertId: alert.id })).state).toBe('calm');
});

test('a source that is no longer cited, and an engine that loses answers', async () => {
  const other = await make('Sources');
  const lost = await add(other, { kind: 'source_lost', source: 'review.example' });
  await add(other, { kind: 'engine_health', threshold: 0.1 });
  for (const url of ['https://review.example/a', 'https://review.example/a', 'https://other.example/']) {
    const scanId = await scan(other, 0.5, { cites: () => [url] });
    if (url.includes('other'))
      await sql`update engine_run set failed_samples = 50, recorded_samples = 22 where scan_id = ${scanId}`.execute(
        context.db,
      );
  }
  expect(await watch(other)).toEqual({ fired: 2, resolved: 0 });
  const { items } = await listAlertEvents(context, { projectId: other.id, ...ListAlertEvents.parse({}) });
  const sentences = items.map(({ sentence }) => sentence).sort();
  expect(sentences[0]).toMatch(/^ChatGPT lost 69% \(95%: /);
  expect(sentences[1]).toMatch(
    /^review\.example is hardly cited any more on ChatGPT: in 0% .+ of answers, down from 100%/,
  );
  expect(
    (await getAlert(context, { projectId: other.id, alertId: lost.id })).falseAlarms?.value,
  ).toBeLessThan(0.5);
});

test('a break between levels is told with what it is measured from, and is over when the level is back', async () => {
  const other = await make('Breaks');
  const alert = await add(other, { kind: 'anomaly', baselineScans: 3 });
  for (let index = 0; index < 4; index += 1) await scan(other, 0.7);
  expect(await watch(other)).toEqual({ fired: 0, resolved: 0 });
  const looks: { fired: number; resolved: number }[] = [];
  for (const share of [0.2, 0.2, 0.2, 0.7, 0.7, 0.7]) {
    await scan(other, share);
    looks.push(await watch(other));
  }
  expect(looks[0]).toEqual({ fired: 1, resolved: 0 });
  expect(looks.reduce((sum, { fired }) => sum + fired, 0)).toBe(1);
  expect(looks.reduce((sum, { resolved }) => sum + resolved, 0)).toBe(1);
  const { events, falseAlarms } = await getAlert(context, { projectId: other.id, alertId: alert.id });
  expect(events[0]?.sentence).toMatch(
    /^Presence on ChatGPT fell on \d+ [A-Z][a-z]+ 2026 to 2\d% .+ points below the 4 scans before \(95%: /,
  );
  const [over] = await workspace.owner<
    { data: { sentence: string; message: string; reading: { now: { value: number } } } }[]
  >`
    select data from event where type = 'alert.resolved' and data ->> 'alertId' = ${alert.id}`;
  expect(over?.data.sentence).toMatch(/^Presence is back at its earlier level on ChatGPT: [67]\d% \(95%: /);
  expect(over?.data.message).toContain(events[0]?.sentence);
  expect(over?.data.reading.now.value).toBeGreaterThan(0.6);
  expect(events[0]?.evidence.baselineScanIds).toHaveLength(4);
  expect(falseAlarms?.panels).toBe(panels);
  const { firings, power } = await trial(other, { kind: 'anomaly', baselineScans: 3 });
  expect(firings).toMatchObject([{ reading: { direction: 'fall' }, resolvedScanId: expect.any(String) }]);
  expect(power?.value).toBeGreaterThan(0);
});

test('other measures and scopes are read from the same cells', async () => {
  const other = await createProject(
    context,
    CreateProject.parse({ name: 'Scopes', brand: { name: 'Acme' }, competitors: [{ name: 'Rival' }] }),
  );
  const rival = other.competitors[0]?.id ?? '';
  for (const held of [true, false])
    await scan(other, 0, {
      present: (prompt) => prompt < (held ? 16 : 6),
      competitorPresent: () => !held,
      cites: () => (held ? ['https://acme.example/'] : []),
    });
  const rates = async (rule: object) => {
    const watched = await loadWatched(context, other, BacktestAlert.parse(rule), null);
    return typeof watched === 'string' ? [watched] : watched.panel.map((look) => rateOf(look)?.toFixed(1));
  };
  expect(await rates({})).toEqual(['0.7', '0.3']);
  expect(await rates({ metric: 'mention', engine: 'openai' })).toEqual(['0.7', '0.3']);
  expect(await rates({ engine: 'mistral' })).toEqual([]);
  expect(await rates({ brandId: rival })).toEqual(['0.0', '1.0']);
  expect(await rates({ metric: 'share_of_voice' })).toEqual(['1.0', '0.1']);
  expect(await rates({ metric: 'share_of_voice', brandId: rival })).toEqual(['0.0', '0.9']);
  expect(await rates({ minimumPrompts: 25 })).toEqual([]);
  const segment = await createSegment(context, {
    projectId: other.id,
    name: 'One',
    description: null,
    rules: { contains: 'task 1' },
  });
  expect(await rates({ segmentId: segment.id })).toEqual(['0.6', '0.1']);
  expect(await rates({ segmentId: 'seg_gone' })).toEqual([expect.stringContaining('segment was deleted')]);
});

test('a threshold is refused where it counts for nothing; rules of earlier releases that have one can still be changed', async () => {
  const refused = {
    code: 'validation_failed',
    message: expect.stringContaining('“minimumEffect” instead'),
    extra: { errors: [expect.objectContaining({ path: 'threshold' })] },
  };
  const { id } = await add(project, { kind: 'change' });
  const rule = { projectId: project.id, alertId: id };
  await expect(add(project, { kind: 'sequential', threshold: 0.1 })).rejects.toMatchObject(refused);
  await expect(trial(project, { kind: 'anomaly', threshold: 0.1 })).rejects.toMatchObject(refused);
  await expect(updateAlert(context, { ...rule, threshold: 0.1 })).rejects.toMatchObject(refused);
  await workspace.owner`update alert set threshold = 0.1 where id = ${id}`;
  for (const change of [{ name: 'Renamed' }, { threshold: 0.1, minimumEffect: 0.1 }, { threshold: null }])
    expect(await updateAlert(context, { ...rule, ...change })).toMatchObject(change);
  await deleteAlert(context, rule);
});

test('what a rule names has to be the project’s, and another workspace sees nothing', async () => {
  for (const rule of [
    { engine: 'nobody' },
    { segmentId: 'seg_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f' },
    { brandId: 'brd_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f' },
    { channelIds: ['chn_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f'] },
    { kind: 'source_lost' },
    { kind: 'engine_health', threshold: 2 },
    { kind: 'goal_at_risk' },
    { kind: 'goal_at_risk', goalId: 'gol_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f' },
    { kind: 'credits_end', threshold: 400 },
    { kind: 'source_lost', source: 'review.example', threshold: 0.5 },
  ])
    await expect(add(project, rule)).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(getAlert(twin, { projectId: project.id, alertId })).rejects.toMatchObject({
    code: 'not_found',
  });
  await deleteAlert(context, { projectId: project.id, alertId });
  expect(await watch(project)).toEqual({ fired: 0, resolved: 0 });
});

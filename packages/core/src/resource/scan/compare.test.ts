import { expect, test } from 'vitest';
import { newId } from '../../kernel/index.ts';
import { compare, context, earlier, project, prompts, scan } from './acme.fixture.ts';
import { compareScans } from './compare.ts';
import type { ScanRows } from './factory.ts';
import { getScanQuality } from './quality.ts';

test('finds a change that happened, names its question, and tells the brand’s shift from its parts', async () => {
  await scan({ at: earlier, competitorPresent: () => true });
  const scanId = await scan({ present: (prompt) => prompt % 3 !== 2, competitorPresent: () => true });
  const compared = await compare({ scanId });
  expect(compared.pairedPrompts).toBe(30);
  expect(compared.headline).toMatchObject({ question: 'market', verdict: 'rise' });
  expect(compared.headline.sentence).toContain('rose by 33.3 points');
  for (const question of ['tracked', 'market'] as const) {
    const difference = compared.overall?.[question];
    expect(difference).toMatchObject({ question, verdict: 'rise', shared: 30, cells: 30, before: 1 / 3 });
    expect(difference?.value).toBeCloseTo(1 / 3, 6);
    expect(difference?.ci?.low).toBeGreaterThan(0.1);
    expect(difference?.pValue).toBeLessThan(0.05);
  }
  expect(compared.shift).toEqual(compared.overall?.market);
  const names = compared.movers.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Rival', 'best_of', 'openai', 'price']);
  expect(compared.movers.filter(({ verdict }) => verdict === 'moved')).toEqual([]);
  expect(compared.movers.find(({ name }) => name === 'Rival')).toMatchObject({ change: 0, beyond: 0 });
  expect(compared.prompts).toHaveLength(10);
  expect(compared.notes).toEqual([]);
});

test('names the intent that moved while the rest stood still, and does not test what three prompts can’t show', async () => {
  const asked = prompts(60).map((prompt, index) => ({
    ...prompt,
    intent: index < 3 ? 'how_to' : prompt.intent,
  }));
  const noisy = (prompt: number, sample: number) => (prompt * 7 + sample * 5) % 3 === 0;
  const base = { prompts: asked, at: earlier };
  await scan({ ...base, present: (prompt, _, sample) => noisy(prompt, sample) });
  const scanId = await scan({
    prompts: asked,
    present: (prompt, _, sample) => (prompt % 2 === 1 && prompt > 2) || noisy(prompt, sample + 1),
  });
  const { movers } = await compare({ scanId });
  expect(movers.find(({ name }) => name === 'price')).toMatchObject({ kind: 'intent', verdict: 'moved' });
  expect(movers.find(({ name }) => name === 'how_to')).toMatchObject({
    prompts: 3,
    verdict: 'too_few',
    pValue: null,
  });
});

test('an engine that loses answers shifts nothing: cells that both scans have are compared', async () => {
  const both = { engines: ['openai', 'gemini'], samplesK: 1 };
  const present = (prompt: number, engine: string) => engine === 'gemini' || prompt % 3 === 0;
  const before = await scan({ ...both, present, at: earlier });
  const scanId = await scan({ ...both, present });
  await context.db
    .deleteFrom('answer')
    .where('scan_id', '=', scanId)
    .where('engine', '=', 'gemini')
    .where('prompt_index', '>=', 10)
    .execute();
  const { overall } = await compare({ scanId, with: before });
  expect(overall?.market).toMatchObject({ value: 0, verdict: 'no_change_shown', shared: 30, cells: 40 });
  expect(overall?.tracked).toMatchObject({ value: 0, label: 'upper_bound' });
});

test('scans that share few prompts, or none, are compared by what questions like these get', async () => {
  const before = await scan({
    prompts: prompts(60).slice(0, 33),
    present: (prompt) => prompt % 3 === 0,
    at: earlier,
  });
  const few = await compare({
    scanId: await scan({ prompts: prompts(60).slice(30), present: () => true }),
    with: before,
  });
  expect(few.overall?.tracked).toMatchObject({ verdict: 'too_few', shared: 3, ci: null });
  expect(few.overall?.market).toMatchObject({ verdict: 'rise', shared: 3, unshared: 57 });
  expect(few.notes.join(' ')).toContain('3 questions are in both');
  const none = await compare({ scanId: await scan({ prompts: prompts(90).slice(40) }), with: before });
  expect(none.overall?.tracked).toMatchObject({ verdict: 'not_comparable', value: null });
  expect(none.overall?.market).toMatchObject({ verdict: 'no_change_shown', shared: 0 });
  expect(none.headline.sentence).toContain('4 times in 5');
});

test('prompts of one topic move together: topics are the clusters, and a few speak of themselves only', async () => {
  const about = (topics: number, from = 0) =>
    prompts(60).map((prompt, index) => ({
      ...prompt,
      text: `${prompt.text} of ${from}`,
      topic: `Topic ${index % topics}`,
    }));
  // Two topics of ten gain the brand: twelve prompts, but two things that happened.
  const gained = (prompt: number) => prompt % 10 < 2;
  const before = await scan({ prompts: about(10), present: () => false, at: earlier });
  const after = await scan({ prompts: about(10), present: gained });
  const { overall, pairedPrompts, headline } = await compare({ scanId: after, with: before });
  expect(pairedPrompts).toBe(60);
  expect(overall?.market).toMatchObject({ shared: 10, verdict: 'no_change_shown', label: 'indicative' });
  expect(overall?.tracked).toMatchObject({ shared: 60, verdict: 'rise' });
  expect(headline.sentence).toContain('questions like these');
  const other = await compare({
    scanId: await scan({ prompts: about(10, 1), present: () => true }),
    with: before,
  });
  expect(other.overall?.market).toMatchObject({ shared: 0, unshared: 20, verdict: 'rise' });
  const narrow = await scan({ prompts: about(4), present: () => false, at: earlier });
  const few = await compare({
    scanId: await scan({ prompts: about(4), present: gained }),
    with: narrow,
  });
  expect(few.overall?.market).toMatchObject({ shared: 60, label: 'few_topics' });
  expect(few.headline.sentence).toContain('questions on these topics');
  expect(few.notes.join(' ')).toContain('fewer than 8 topics');
});

test('does not call noise a change', async () => {
  await scan({
    present: (prompt, _, sample) => (prompt + sample) % 3 === 0,
    at: earlier,
  });
  const scanId = await scan({ present: (prompt, _, sample) => (prompt + 2 * sample) % 3 === 0 });
  const { overall, movers } = await compare({ scanId });
  expect(overall?.tracked.verdict).toBe('no_change_shown');
  expect(movers.filter(({ verdict }) => verdict === 'moved')).toEqual([]);
});

test('says what else changed between two scans', async () => {
  const before = await scan({
    engines: ['openai', 'gemini'],
    at: earlier,
    samplesK: 2,
  });
  const scanId = await scan({ model: 'model-2', identityVersion: 2, prompts: prompts(40).slice(10) });
  const { notes, engines } = await compare({ scanId, with: before });
  expect(engines).toEqual(['openai']);
  const said = notes.join('\n');
  for (const part of [
    'answered as model-2, before as model-1',
    'identity 1 → 2',
    'gemini was asked by the earlier scan only',
    '20 questions are in both',
    'asked 2 times before and 3 times now',
  ])
    expect(said).toContain(part);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('the last seven comparable scans make a level, with a verdict for the day and one for what lasts', async () => {
  const week = {
    prompts: prompts(40),
    present: (prompt: number, _: string, sample: number) => prompt % 4 < 2 && sample > 0,
  };
  for (let day = 9; day > 0; day -= 1) await scan({ ...week, at: daysAgo(day) });
  const same = await compare({ scanId: await scan(week) });
  expect(same.noBaseline).toBeNull();
  expect(same.baseline?.scans).toHaveLength(7);
  expect(same.baseline?.scans.map(({ at }) => at)).toEqual(
    same.baseline?.scans.map(({ at }) => at).toSorted(),
  );
  expect(same.baseline?.day.sentence).toMatch(
    /^That day shows no change against the 7 scans before; one of /,
  );
  expect(same.baseline?.lasting.tracked.verdict).toBe('no_change_shown');
  const fallen = await compare({
    scanId: await scan({ ...week, present: (prompt) => prompt === 0 }),
    baseline: 5,
  });
  expect(fallen.baseline?.scans).toHaveLength(5);
  expect(fallen.baseline?.day.tracked).toMatchObject({ verdict: 'fall', ci: { method: 'within-cells-t' } });
  expect(fallen.baseline?.lasting.tracked).toMatchObject({
    verdict: 'fall',
    ci: { method: 'within-cells-t-over-days' },
  });
  expect(fallen.baseline?.lasting.sentence).toMatch(
    /^Presence fell by .* against the 5 scans before, by more than days/,
  );
  const width = (ci: { low: number; high: number } | null | undefined) =>
    ci ? ci.high - ci.low : Number.NaN;
  // Before is known from five times as many answers; days add to what lasts.
  expect(width(fallen.baseline?.day.market.ci)).toBeLessThan(width(fallen.shift.ci));
  expect(width(fallen.baseline?.lasting.market.ci)).toBeGreaterThan(width(fallen.baseline?.day.market.ci));
});

test('a level ends where the model, the names or the questions changed, or where it broke itself', async () => {
  const at = (days: number, more: Partial<ScanRows> = {}) => scan({ ...more, at: daysAgo(days) });
  for (const day of [16, 15, 14]) await at(day);
  for (const day of [13, 12]) await at(day, { model: 'model-2' });
  const missing = async (scanId: string) => (await compare({ scanId })).noBaseline;
  expect(await missing(await at(11, { model: 'model-2' }))).toMatch(/there are 2\.$/);
  const fourth = await at(10, { model: 'model-2' });
  expect(await missing(fourth)).toBeNull();
  await context.db
    .insertInto('anomaly')
    .values({
      ...{ workspace_id: context.workspace.id, project_id: project.id, id: newId('anomaly') },
      ...{ surface: 'api+search', cause: 'brand', direction: 'drop', score: 4, headline: 'It fell.' },
      ...{ evidence: '{}', began_scan_id: fourth, found_scan_id: fourth },
      ...{ began_at: daysAgo(10.5).toISOString(), found_at: daysAgo(10).toISOString() },
    })
    .execute();
  expect(await missing(await at(9.5, { model: 'model-2' }))).toMatch(/there are 1\.$/);
  expect(await missing(await at(9, { model: 'model-2', identityVersion: 2 }))).toMatch(/there are 0/);
  expect(await missing(await at(8, { model: 'model-2', identityVersion: 2, prompts: prompts(31) }))).toMatch(
    /there are 0/,
  );
});

test('repeats that hang together are told of, and that asking once a day helps', async () => {
  const rows = { prompts: prompts(40), samplesK: 3 };
  const measured = async (scanId: string) => {
    const { checklist } = await getScanQuality(context, { scanId });
    return checklist.find(({ criterion }) => criterion === 'independent_repeats');
  };
  const first = await scan({ ...rows, at: daysAgo(2), present: (prompt) => prompt % 2 === 0 });
  expect(await measured(first)).toMatchObject({ met: true, measured: expect.stringContaining('not known') });
  // Of a prompt all answers of a scan are alike, and half of the prompts answer otherwise in the next.
  const alike = await scan({ ...rows, at: daysAgo(1), present: (prompt) => prompt % 4 < 2 });
  expect(await measured(alike)).toMatchObject({
    met: false,
    measured: expect.stringContaining('once a day'),
  });
  const varied = (prompt: number, _: string, sample: number) => (prompt * 7 + sample * 5) % 6 < 3;
  await scan({ ...rows, at: daysAgo(0.5), present: varied });
  const again = await scan({
    ...rows,
    present: (prompt, engine, sample) => varied(prompt, engine, sample + 1),
  });
  expect(await measured(again)).toMatchObject({ met: true, measured: expect.stringContaining('not shown') });
});

test('there is nothing to compare a first scan with, nor a scan with itself', async () => {
  const scanId = await scan({});
  await expect(compareScans(context, { baseline: 7, scanId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(compareScans(context, { baseline: 7, scanId, with: scanId })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('answers lost where the brand is present make no fall, but a wider interval', async () => {
  const before = await scan({ samplesK: 5, at: earlier });
  const after = await scan({ samplesK: 5 });
  await context.db
    .updateTable('answer')
    .set({ outcome: 'empty', present: null })
    .where('workspace_id', '=', context.workspace.id)
    .where('scan_id', '=', after)
    .where('present', '=', true)
    .where('sample_index', '<', 2)
    .execute();
  const { shift, overall, notes } = await compare({ scanId: after, with: before });
  expect(shift.ci?.method).toBe('bounded-by-loss');
  expect(overall?.tracked.ci?.method).toBe('bounded-by-loss');
  expect(shift.verdict).toBe('no_change_shown');
  expect(notes.join(' ')).toMatch(/bounded-by-loss/);
});

import { EstimateScan, PlannedSamples, PlanSamples, ScanAdvice, ScanEstimate } from '@svc/contract/scan';
import { expect, test } from 'vitest';
import { compare, context, earlier, project, prompts, scan } from './acme.fixture.ts';
import { getScanAdvice } from './advice.ts';
import { estimateScanCost } from './estimate.ts';
import { planSamples } from './plan.ts';

test('plans the cheapest way to a half-width, and says what it assumed', async () => {
  const planned = PlannedSamples.parse(
    await planSamples(context, PlanSamples.parse({ halfWidth: 0.1, baseline: 0.375, icc: 0.56 })),
  );
  expect(planned.plan).toMatchObject({ samplesK: 1 });
  expect(planned.plan?.marketHalfWidth).toBeLessThanOrEqual(0.1);
  expect(planned.plan?.credits).toBeGreaterThan(80);
  expect(planned.plan?.credits).toBeLessThan(100);
  expect(planned.assumed.source).toBe('given');
  const tight = await planSamples(context, PlanSamples.parse({ halfWidth: 0.01, maxPrompts: 20 }));
  expect(tight.plan).toBeNull();
  expect(tight.best.prompts).toBe(20);
  await expect(planSamples(context, PlanSamples.parse({}))).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('learns presence and agreement from the newest scan', async () => {
  await scan({});
  const { assumed } = await planSamples(
    context,
    PlanSamples.parse({ projectId: project.id, halfWidth: 0.1 }),
  );
  expect(assumed).toMatchObject({ source: 'history', iccSource: 'history', scans: 1 });
  expect(assumed.rate).toBeCloseTo(1 / 3, 1);
  // Every prompt answers alike: next to no noise within prompts.
  expect(assumed.icc).toBeGreaterThan(0.8);
  expect(assumed.iccRange.low).toBeLessThan(assumed.icc);
});

test('a dozen prompts teach too, by what they are worth; prompts asked once teach no agreement', async () => {
  const assumed = async () =>
    (await planSamples(context, PlanSamples.parse({ projectId: project.id, halfWidth: 0.1 }))).assumed;
  await scan({ prompts: prompts(12), samplesK: 1, at: earlier });
  expect(await assumed()).toMatchObject({
    source: 'history',
    iccSource: 'default',
    icc: 0.62,
    iccLearned: 0,
  });
  await scan({
    prompts: prompts(12),
    samplesK: 4,
    present: (prompt, _, sample) => (prompt + sample) % 3 === 0,
  });
  const learned = await assumed();
  expect(learned).toMatchObject({ iccSource: 'history', scans: 2 });
  expect(learned.icc).toBeLessThan(0.4);
  expect(learned.iccLearned).toBeLessThan(1);
});

test('whoever is advised to ask more prompts is told how to come by them', async () => {
  await scan({});
  const asked = async () => {
    const { items } = await getScanAdvice(context, { projectId: project.id });
    return items.find(({ code }) => code === 'prompts_before_repeats');
  };
  // Nothing is known of what it offers, so nothing can be generated.
  expect((await asked())?.message).toMatch(/90 prompts asked once/);
  expect((await asked())?.action).toMatch(/prompts\/bulk/);
  await context.db
    .updateTable('project')
    .set({
      description: 'Project management software and time tracking for agencies. Resource planning for teams.',
    })
    .where('id', '=', project.id)
    .execute();
  expect((await asked())?.message).toMatch(/topics/);
  expect((await asked())?.action).toMatch(/"count": 90/);
});

test('nobody plans from a sandbox that gave no figure: an engine is what is missing', async () => {
  await scan({ engines: ['sandbox'], surface: 'sandbox' });
  const { items, current } = await getScanAdvice(context, { projectId: project.id });
  expect(items[0]).toMatchObject({ code: 'no_figures', importance: 'high' });
  expect(current).toBeNull();
});

test('an estimate says what it assumes where nothing was measured', async () => {
  const before = ScanEstimate.parse(
    await estimateScanCost(context, EstimateScan.parse({ config: { engines: ['openai'] } })),
  );
  expect(before.assumed).toMatchObject({ rate: 0.3, source: 'default' });
});

test('advises to measure first, then what the scan calls for', async () => {
  const first = ScanAdvice.parse(await getScanAdvice(context, { projectId: project.id }));
  expect(first.items.map(({ code }) => code)).toEqual(['measure_first']);
  await scan({ prompts: prompts(8), at: earlier });
  const few = ScanAdvice.parse(await getScanAdvice(context, { projectId: project.id }));
  expect(few.items[0]?.code).toBe('more_prompts');
  expect(few.items.map(({ code }) => code)).toContain('stale');
  await scan({});
  const enough = await getScanAdvice(context, { projectId: project.id });
  expect(enough.items.map(({ code }) => code)).toContain('prompts_before_repeats');
  expect(enough.basedOn).toMatchObject({ prompts: 30, samplesK: 3 });
  // One panel, both figures: what noise does and what would be seen are about all engines together.
  const engines = ['openai', 'anthropic', 'perplexity', 'gemini'];
  await scan({ engines, present: (prompt, engine, sample) => (prompt + sample * engine.length) % 3 === 0 });
  const { items } = await getScanAdvice(context, { projectId: project.id });
  const floor = items.find(({ code }) => code === 'noise_floor')?.message ?? '';
  const [noise, visible] = [...floor.matchAll(/([\d.]+) points/g)].map(([, points]) => Number(points));
  expect(visible).toBeLessThan(2.2 * (noise ?? 0));
});

test('a sandbox with too few pages gives nothing to compare or to plan from, and says so', async () => {
  const rows = { engines: ['sandbox'], surface: 'sandbox' };
  await scan({ ...rows, at: earlier, present: () => false });
  const scanId = await scan({ ...rows, present: () => true });
  const { headline, shift, prompts: changed, movers, notes } = await compare({ scanId });
  expect(headline.verdict).toBe('not_comparable');
  expect({ before: shift.before, changed, movers }).toEqual({ before: null, changed: [], movers: [] });
  expect(notes.join(' ')).toMatch(/sandbox had too few pages of others in the later scan/);
  const planned = await planSamples(context, PlanSamples.parse({ projectId: project.id, halfWidth: 0.1 }));
  expect(planned.assumed).toMatchObject({ source: 'default', scanId: null });
});

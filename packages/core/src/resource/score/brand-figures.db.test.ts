import { expect, test } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { CreateProject, createProject } from '../project/index.ts';
import { insertScan, type ScanRows } from '../scan/factory.ts';
import { getScan } from '../scan/index.ts';
import { ScanResult } from './schema.ts';

const { context } = await testWorkspace();

async function brandsOf(domains: boolean, rows: Partial<ScanRows>) {
  const site = (host: string) => (domains ? { domains: [host] } : {});
  const project = await createProject(
    context,
    CreateProject.parse({
      name: 'Tenonly',
      brand: { name: 'Tenonly', ...site('tenonly.com') },
      competitors: [{ name: 'Rivalish', ...site('rivalish.com') }],
    }),
  );
  const prompts = Array.from({ length: 30 }, (_, index) => ({ text: `Question ${index}` }));
  const scanId = await insertScan(context, {
    project,
    engines: ['openai', 'gemini'],
    prompts,
    samplesK: 2,
    ...rows,
  });
  return ScanResult.parse((await getScan(context, { scanId })).result).brands;
}

test('share of voice divides what is said of the brands, and a competitor is met in the same answers', async () => {
  const [own, rival] = await brandsOf(true, {
    present: (prompt) => prompt % 2 === 0,
    competitorPresent: (_, prompt) => prompt % 10 === 0,
  });
  expect(own).toMatchObject({ comparedBy: 'presence', headToHead: null });
  expect(own?.shareOfVoice).toMatchObject({ n: 15, label: 'indicative' });
  expect(own?.shareOfVoice.value).toBeCloseTo(5 / 6, 10);
  expect(rival?.shareOfVoice.value).toBeCloseTo(1 / 6, 10);
  expect(rival?.shareOfVoice.ci?.low).toBeLessThan(1 / 6);
  expect(rival?.headToHead).toMatchObject({ verdict: 'ahead', prompts: 30 });
  expect(rival?.headToHead?.value).toBeCloseTo(0.4, 10);
  expect(rival?.headToHead?.ci?.low).toBeGreaterThan(0);
});

test('without domains for all, brands are compared by mention; nobody named has no share', async () => {
  const [own, rival] = await brandsOf(false, {});
  expect(own).toMatchObject({ comparedBy: 'mention' });
  expect(own?.shareOfVoice).toMatchObject({ value: null, ci: null, n: 0, label: 'insufficient' });
  expect(rival?.headToHead).toMatchObject({ value: 0, verdict: 'no_difference_shown' });
});

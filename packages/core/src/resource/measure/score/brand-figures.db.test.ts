import { CreateProject } from '@svc/contract/account/project';
import { ScanResult } from '@svc/contract/measure/score';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan, type ScanRows } from '../scan/factory.ts';
import { getScan } from '../scan/index.ts';

const { context } = await testWorkspace();

const brandsOf = async (domains: boolean, rows: Partial<ScanRows>) => (await resultOf(domains, rows)).brands;

async function resultOf(domains: boolean, rows: Partial<ScanRows>) {
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
  return ScanResult.parse((await getScan(context, { scanId })).result);
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

test('brands stand beside each other on what all can have, and a brand without a domain gets some to choose from', async () => {
  const cited = {
    text: 'Rivalish and Tenonly. See https://rivalish.io/plans and https://reviews.example/top.',
  };
  const { brands, notes } = await resultOf(false, { text: () => cited.text });
  const [own, rival] = brands;
  expect(rival?.suggestedDomains).toEqual([{ domain: 'rivalish.io', answers: 120 }]);
  expect(own?.suggestedDomains).toEqual([]);
  expect(rival?.compared).toMatchObject({ value: 1, trials: 60 });
  const note = notes.find((one) => one.includes('by mention'));
  expect(note).toMatch(/Tenonly, Rivalish have no domain/);
  expect(note).toMatch(/rivalish\.io \(Rivalish, 120 answers\)/);
  expect(note).toMatch(/Add their domains to the project’s identity\./);
});

test('brands that all have domains are compared with their citations, and nobody is warned', async () => {
  const { brands, notes } = await resultOf(true, { text: () => 'Read https://rivalish.com/ for more.' });
  expect(brands.map(({ compared }) => compared.value)).toEqual([0, 1]);
  expect(brands.map(({ suggestedDomains }) => suggestedDomains)).toEqual([[], []]);
  expect(notes.join()).not.toMatch(/by mention/);
});

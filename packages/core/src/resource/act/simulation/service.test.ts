import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  SimulateChange,
  Simulation,
  SimulationComparison,
  SimulationList,
} from '@svc/contract/act/simulation';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { activatePromptSet, generatePromptSet } from '../../measure/prompt-set/index.ts';
import { compareSimulations } from './compare.ts';
import { getSimulation, listSimulations, simulate as runSimulation, storeSimulation } from './service.ts';

const { context } = await testWorkspace({ plan: 'enterprise' });
let project: Project;
beforeEach(async () => {
  project = await createProject(
    context,
    CreateProject.parse({
      name: 'Acme',
      brand: { name: 'Acme', domains: ['acme.com'] },
      engines: ['openai', 'gemini'],
    }),
  );
  const set = await generatePromptSet(context, {
    ...GeneratePrompts.parse({ topics: ['kanban boards'], count: 10 }),
    projectId: project.id,
  });
  await activatePromptSet(context, { projectId: project.id, setId: set.id });
});

const simulate = async (body: object) => {
  const input = { ...SimulateChange.parse(body), projectId: project.id };
  return Simulation.parse(await storeSimulation(context, input, await runSimulation(context, input)));
};
const page = (more = '') =>
  `<html lang="en"><head><title>Acme</title></head><body><h1>Acme</h1><p>${'Acme makes boards for teams that plan work together every day. '.repeat(12)}</p>${more}</body></html>`;
const now = { html: page(), url: 'https://acme.com/' };

test('edits have a small uplift whose interval says how little is known', async () => {
  const { result, provenance } = await simulate({ ...now, edits: ['addQuotations', 'addStatistics'] });
  expect(provenance).toBe('predicted');
  expect(result.cells.length).toBeGreaterThan(10);
  expect(result.portfolio.median).toBeGreaterThan(0);
  expect(result.portfolio.median).toBeLessThan(0.1);
  expect(result.portfolio.low95).toBeLessThan(0);
  expect(result.portfolio.probabilityPositive).toBeLessThan(0.95);
  expect(result.portfolio.high80).toBeLessThan(result.portfolio.high95);
  expect(result.notes.join(' ')).toMatch(/small effects/);
  expect(result.cells[0]?.changes.sort()).toEqual(['quotations', 'statistics']);
  // What was only seen together is named in its field; the sentence is for people.
  const seen = await simulate({ ...now, edits: ['addComparison'] });
  expect(seen.result.associations).toEqual(['comparison_structure']);
  expect(seen.result.notes.join(' ')).toMatch(/Nobody has tested one of these effects\./);
  expect(seen.result.notes.join(' ')).not.toContain('comparison_structure');
});

test('structured data alone does nothing, and prices count for prompts that mean to buy', async () => {
  const structured = await simulate({ ...now, edits: ['addStructuredData'] });
  expect(Math.abs(structured.result.portfolio.median)).toBeLessThan(0.005);
  const prices = await simulate({ ...now, edits: ['showPrices'] });
  const moved = prices.result.cells.filter(({ changes }) => changes.length > 0);
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.length).toBeLessThan(prices.result.cells.length);
  for (const { changes, uplift } of prices.result.cells)
    if (changes.length === 0) expect(uplift.median).toBe(0);
});

test('a new page is compared with the present one, feature by feature', async () => {
  const quoted = page(
    '<blockquote>“It saved us two days a week,” says Ada Bell, manager.</blockquote><blockquote>“We plan faster than ever,” says Tom Reed, editor.</blockquote>',
  );
  const { result, change } = await simulate({ ...now, newHtml: quoted });
  expect(change.replacement).toBe('html');
  expect(result.cells[0]?.changes).toContain('quotations');
  const same = await simulate({ ...now, newHtml: page(), newUrl: 'https://acme.com/' });
  expect(same.result.portfolio).toMatchObject({ median: 0, high95: 0 });
  expect(same.result.notes.join(' ')).toMatch(/nothing would change/);
});

test('a page given as HTML that forbids nothing gains nothing from being let in, and taking a noindex away does', async () => {
  const ready = await simulate({ ...now, edits: ['makeReadable'] });
  expect(ready.result.portfolio).toMatchObject({ low95: 0, high95: 0 });
  expect(ready.result.notes.join(' ')).toMatch(/nothing would change/);
  expect(ready.change.page).toBe(now.url);
  const hidden = page().replace('<title>', '<meta name="robots" content="noindex"><title>');
  const opened = await simulate({ html: hidden, newHtml: page() });
  expect(opened.result.cells[0]?.changes).toEqual(['not_indexable']);
  expect(opened.result.portfolio.median).toBeGreaterThan(0.02);
  expect(opened).toMatchObject({ name: 'New page: Acme', change: { page: 'html', replacement: 'html' } });
});

test('a thin page in the place of a rich one has lost what the rich one had', async () => {
  const rich = page('<p>In 2025, 48 teams saved 12.5 hours a week, 31% less than in 2024.</p>'.repeat(6));
  const thin =
    '<html lang="en"><head><title>Acme</title></head><body><h1>Acme</h1><p>Boards.</p></body></html>';
  const forth = await simulate({ html: rich, newHtml: thin });
  const back = await simulate({ html: thin, newHtml: rich });
  expect(forth.result.portfolio.median).toBeLessThan(0);
  expect(back.result.portfolio.median).toBeGreaterThan(0);
  expect(forth.result.cells[0]?.changes).toEqual(expect.arrayContaining(['statistics', 'fluency']));
});

test('is kept, listed, and compared on the same draws', async () => {
  const small = await simulate({ ...now, edits: ['addLlmsTxt'] });
  const large = await simulate({
    ...now,
    edits: ['addComparison', 'answerInTitle', 'earnListicle'],
    name: 'Everything',
  });
  expect(await getSimulation(context, { projectId: project.id, simulationId: large.id })).toEqual(large);
  const list = SimulationList.parse(
    await listSimulations(context, { projectId: project.id, limit: 20, offset: 0 }),
  );
  expect(list.items.map(({ id }) => id)).toEqual([large.id, small.id]);
  const compared = SimulationComparison.parse(
    await compareSimulations(context, { projectId: project.id, simulationIds: [small.id, large.id] }),
  );
  expect(compared.variants[0]).toMatchObject({ simulationId: large.id, name: 'Everything' });
  const total =
    compared.unchangedBestProbability + compared.variants.reduce((sum, one) => sum + one.bestProbability, 0);
  expect(total).toBeCloseTo(1, 9);
  const other = await createProject(context, CreateProject.parse({ name: 'Other' }));
  await expect(
    compareSimulations(context, { projectId: other.id, simulationIds: [small.id, large.id] }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await expect(getSimulation(context, { projectId: other.id, simulationId: small.id })).rejects.toMatchObject(
    { code: 'not_found' },
  );
});

test('what starts from different pages is not compared, in whatever order the ids come', async () => {
  const edits = ['addQuotations'];
  const here = await simulate({ ...now, edits });
  const there = await simulate({
    html: page('<table><tr><th>Board</th><th>Price</th></tr><tr><td>Acme</td><td>$9</td></tr></table>'),
    url: 'https://acme.com/',
    edits,
  });
  const compare = (...simulationIds: string[]) =>
    compareSimulations(context, { projectId: project.id, simulationIds });
  for (const ids of [
    [here.id, there.id],
    [there.id, here.id],
  ])
    await expect(compare(...ids)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('different pages'),
    });
  const unchanged = await simulate({ ...now, newHtml: page(), newUrl: 'https://acme.com/' });
  const [forth, back] = [await compare(here.id, unchanged.id), await compare(unchanged.id, here.id)];
  const upliftOf = ({ variants }: typeof forth, id: string) =>
    variants.find(({ simulationId }) => simulationId === id)?.uplift;
  expect(upliftOf(forth, unchanged.id)).toMatchObject({ median: 0, low95: 0, high95: 0 });
  expect(upliftOf(forth, here.id)?.median).toBeCloseTo(here.result.portfolio.median, 3);
  expect(upliftOf(back, here.id)).toEqual(upliftOf(forth, here.id));
});

test('something has to change', async () => {
  await expect(simulate({})).rejects.toMatchObject({ code: 'validation_failed' });
});

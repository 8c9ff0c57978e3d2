import { CreateProject, type Project } from '@svc/contract/account/project';
import { ClaimsQuery, SetFactSheet } from '@svc/contract/read/fact-sheet';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { getClaimAccuracy, setFactSheet } from './service.ts';

const { context, twin } = await testWorkspace();
const prompts = ['saws', 'planes', 'glue', 'vices', 'clamps', 'rasps'].map((topic) => ({
  text: `Which ${topic}?`,
  topic,
}));
const texts = [
  'Tenonly was founded in 2011. Tenonly Pro costs $12 per month.',
  'Tenonly was founded in 1998, says one blog.',
  'Was Tenonly founded in 2011? Rivalish and Tenonly were both founded in 1987.',
];
const facts = SetFactSheet.parse({
  facts: [
    { id: 'founded', terms: ['founded'], kind: 'date', value: '2011' },
    { id: 'pro-price', terms: ['Pro'], kind: 'price', value: 12, currency: 'USD', period: 'month' },
  ],
});

let project: Project;
const read = () => getClaimAccuracy(context, ClaimsQuery.parse({ projectId: project.id }));
beforeAll(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', competitors: [{ name: 'Rivalish' }] }),
  );
  await insertScan(context, {
    project,
    engines: ['openai'],
    prompts,
    samplesK: 1,
    text: (prompt) => texts[prompt % 3] ?? '',
  });
});

test('without facts it says how to set them; with them each is checked, once an answer', async () => {
  const bare = await read();
  expect(bare).toMatchObject({ facts: [], answersRead: 6, notes: [expect.stringContaining('fact sheet')] });
  // What answers state is read without any fact, with each value.
  expect(bare.subjects).toMatchObject([
    {
      about: 'founded',
      answers: 4,
      values: [
        { value: '2011', answers: 2 },
        { value: '1998', answers: 2 },
      ],
    },
    { about: 'price', answers: 2, values: [{ value: '$12 per month', answers: 2 }] },
  ]);
  await setFactSheet(context, { ...facts, projectId: project.id });
  const report = await read();
  expect(report.answersRead).toBe(6);
  const [founded, price] = report.facts;
  // A sentence with two brands says nothing sure of one, and a question claims nothing.
  expect(founded).toMatchObject({ right: 2, wrong: 2, cannotTell: 2, accuracy: { value: 0.5 } });
  expect(founded?.evidence[0]).toMatchObject({
    verdict: 'wrong',
    claimed: '1998',
    sentence: expect.stringContaining('blog'),
  });
  expect(price).toMatchObject({ right: 2, wrong: 0, cannotTell: 0, accuracy: { value: 1 } });
  expect(report).toMatchObject({ right: 4, wrong: 2, accuracy: { value: 4 / 6 } });
});

test('setting replaces all facts; others can neither read nor set them; an id stands once', async () => {
  const saved = await setFactSheet(context, { facts: facts.facts.slice(0, 1), projectId: project.id });
  expect(saved.facts).toHaveLength(1);
  await expect(setFactSheet(twin, { ...facts, projectId: project.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(getClaimAccuracy(twin, ClaimsQuery.parse({ projectId: project.id }))).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(SetFactSheet.safeParse({ facts: [...facts.facts, ...facts.facts] }).success).toBe(false);
});

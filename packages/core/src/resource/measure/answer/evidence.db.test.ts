import { CreateProject } from '@svc/contract/account/project';
import { EvidenceQuery, PromptEvidence } from '@svc/contract/measure/answer';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createProject } from '../../account/project/index.ts';
import { generatePromptSet } from '../prompt-set/index.ts';
import { insertScan } from '../scan/factory.ts';
import { getPromptEvidence } from './evidence.ts';

const { context } = await testWorkspace();
const brand = { name: 'Tenonly', domains: ['tenonly.com'] };
const project = await createProject(
  context,
  CreateProject.parse({ name: 'Tenonly', brand, competitors: [{ name: 'Rivalish' }], engines: ['openai'] }),
);
const { prompts } = await generatePromptSet(context, {
  projectId: project.id,
  topics: ['time tracking'],
  count: 4,
  activate: true,
} as Parameters<typeof generatePromptSet>[1]);

const evidence = async (query: object = {}, promptId = prompts[0]?.id ?? '') =>
  PromptEvidence.parse(
    await getPromptEvidence(context, { ...EvidenceQuery.parse(query), projectId: project.id, promptId }),
  );
const page = 'https://news.example/boards?utm_source=x';
const scan = (text: (prompt: number, engine: string, sample: number) => string, at: Date) =>
  insertScan(context, {
    project,
    engines: ['openai', 'gemini'],
    prompts: prompts.map(({ id, text }) => ({ id, text })),
    samplesK: 2,
    text,
    at,
  });

test('before any scan there is nothing behind the prompt', async () => {
  expect(await evidence()).toMatchObject({
    scanId: null,
    engines: [],
    answers: { total: 0 },
    text: prompts[0]?.text,
  });
});

test('opens the newest scan down to words and pages', async () => {
  const older = await scan(() => 'Nothing is good.', new Date('2026-10-01T00:00:00Z'));
  const scanId = await scan(
    (_, engine, sample) =>
      engine === 'openai' && sample === 0
        ? `First Rivalish. Then Tenonly is good, says [a paper](${page}) and [its site](https://www.tenonly.com/a).`
        : `Rivalish is good, says [a paper](${page}).`,
    new Date('2026-11-01T00:00:00Z'),
  );
  const found = await evidence();
  expect(found).toMatchObject({ scanId, branded: false, answers: { total: 4 } });
  const openai = found.engines.find(({ engine }) => engine === 'openai');
  expect(openai).toMatchObject({
    answers: 2,
    readable: 2,
    present: 1,
    mentioned: 1,
    cited: 1,
    provenance: 'live',
  });
  expect(openai?.score?.presence).toMatchObject({ status: 'measured', k: 2 });
  expect(found.engines.find(({ engine }) => engine === 'gemini')).toMatchObject({ present: 0, readable: 2 });

  const answer = found.answers.items.find(({ present }) => present);
  expect(answer?.spans.map(({ brand, counted }) => [brand, counted])).toEqual([
    ['Rivalish', true],
    ['Tenonly', true],
  ]);
  for (const { excerpt, excerptStart, matched } of answer?.spans ?? [])
    expect(excerpt.slice(excerptStart, excerptStart + matched.length)).toBe(matched);
  // One page, however it was linked; most cited first.
  expect(found.citations[0]).toMatchObject({ url: 'https://news.example/boards', answers: 4, brandId: null });
  expect(found.citations[1]).toMatchObject({
    domain: 'tenonly.com',
    sourceType: 'own',
    answers: 1,
    brandId: project.brand.id,
  });

  expect(await evidence({ scanId: older })).toMatchObject({
    scanId: older,
    engines: [{ present: 0 }, { present: 0 }],
  });
  expect((await evidence({ engine: 'gemini', limit: 1 })).answers).toMatchObject({
    total: 2,
    items: [{ engine: 'gemini' }],
  });
});

test('what is not this project’s is not there', async () => {
  const missing = { code: 'not_found' };
  await expect(evidence({ scanId: `scn_${'0'.repeat(32)}` })).rejects.toMatchObject(missing);
  await expect(evidence({}, `prm_${'0'.repeat(32)}`)).rejects.toMatchObject(missing);
  const input = { ...EvidenceQuery.parse({}), projectId: project.id, promptId: prompts[0]?.id ?? '' };
  await expect(getPromptEvidence(actingWith(context, { projectIds: [] }), input)).rejects.toMatchObject(
    missing,
  );
});

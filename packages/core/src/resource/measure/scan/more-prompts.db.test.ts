import { CreateProject, type Project } from '@svc/contract/account/project';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { CompareScans, PlanSamples } from '@svc/contract/measure/scan';
import { beforeAll, describe, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { tellGerman } from '../../../i18n/index.ts';
import { createProject } from '../../account/project/index.ts';
import { generatePromptSet, getPromptSet, listPromptSets, lockPromptSet } from '../prompt-set/index.ts';
import { getScanAdvice } from './advice.ts';
import { compareScans } from './compare.ts';
import { insertScan } from './factory.ts';
import { planSamples } from './plan.ts';

const { context } = await testWorkspace();
const engines = ['openai', 'mistral'];
const description =
  'Rota software for cafés and restaurants: shift swaps, time clock, payroll export, holiday planning.';
let project: Project;
let setId: string;

/** A scan that asks what the project's set asks. */
const scan = async (present: (at: number) => boolean) => {
  const { prompts } = await getPromptSet(context, { projectId: project.id, setId });
  return insertScan(context, {
    project,
    engines,
    prompts: prompts.map(({ id, text, intent, topic }) => ({ id, text, intent: intent ?? 'best_of', topic })),
    samplesK: 2,
    present,
  });
};
const generate = (more: object) =>
  generatePromptSet(context, { ...GeneratePrompts.parse(more), projectId: project.id });

beforeAll(async () => {
  const input = { name: 'Planderly', description, engines, competitors: [{ name: 'Rotamill' }] };
  project = await createProject(context, CreateProject.parse(input));
  ({ id: setId } = await generate({ count: 12, activate: true }));
});

/** The call that advice gives to programs: `POST path {json}`. */
function parse(call: string): { path: string; body: Record<string, unknown> } {
  const [, path = '', json = '{}'] = /^POST (\S+)(?: (\{.*\}))?$/.exec(call) ?? [];
  return { path, body: JSON.parse(json) as Record<string, unknown> };
}

describe('advice keeps the trend', () => {
  test('what it prints, sent as it stands, adds to the tracked set: all are kept, topics come to it, scans stay comparable', async () => {
    const before = await getPromptSet(context, { projectId: project.id, setId });
    const first = await scan((at) => at % 3 === 0);
    const { items } = await getScanAdvice(context, { projectId: project.id });
    const adding = items.filter(({ call }) => /prompt-sets/.test(call ?? ''));
    expect(adding.length).toBeGreaterThan(0);
    for (const { action, call } of items) {
      expect(call).not.toContain('"activate"');
      expect(action).toMatch(/^[A-Z].*\.$/);
      expect(action).not.toMatch(/\/v1\/|[{}_]/);
      expect(tellGerman(action ?? '')).not.toBeNull();
    }
    const { path, body } = parse(adding[0]?.call ?? '');
    expect(path).toBe(`/v1/projects/${project.id}/prompt-sets`);
    expect(body).toMatchObject({ addTo: setId });
    const after = await generate(body);
    expect(after.id).toBe(setId);
    expect(after.active).toBe(true);
    const kept = new Set(after.prompts.map(({ id }) => id));
    expect(before.prompts.every(({ id }) => kept.has(id))).toBe(true);
    expect(after.prompts.length).toBeGreaterThan(before.prompts.length);
    const topics = (prompts: typeof before.prompts) => new Set(prompts.map(({ topic }) => topic));
    expect(topics(after.prompts).size).toBeGreaterThan(topics(before.prompts).size);
    const { items: sets } = await listPromptSets(context, { projectId: project.id, limit: 20, offset: 0 });
    expect(sets).toHaveLength(1);
    const second = await scan((at) => at % 3 === 0);
    const compared = await compareScans(context, { scanId: second, ...CompareScans.parse({ with: first }) });
    expect(compared.headline.verdict).not.toBe('not_comparable');
    expect(compared.pairedPrompts).toBe(before.prompts.length);
  });

  test('with “addTo” nothing is asked twice, and a locked set is left as it is', async () => {
    const { prompts } = await generate({ addTo: setId, count: 5 });
    const texts = prompts.map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    const { id } = await generate({ count: 3 });
    await lockPromptSet(context, { projectId: project.id, setId: id });
    await expect(generate({ addTo: id, count: 5 })).rejects.toMatchObject({ code: 'conflict' });
  });
});

test('where the number of topics is the limit, the plan names it and offers what comes near for least', async () => {
  const few = await createProject(context, CreateProject.parse({ name: 'Rotamill', engines }));
  const prompts = Array.from({ length: 24 }, (_, at) => ({
    text: `Question ${at} on topic ${at % 8}`,
    topic: `topic ${at % 8}`,
  }));
  for (const week of [21, 14, 7])
    await insertScan(context, {
      project: few,
      engines,
      prompts,
      samplesK: 2,
      present: (at) => at % 8 < 3,
      at: new Date(context.now().getTime() - week * 86_400_000),
    });
  const planned = await planSamples(
    context,
    PlanSamples.parse({ projectId: few.id, halfWidth: 0.05, maxPrompts: 1_000, maxSamplesK: 10 }),
  );
  expect(planned.plan).toBeNull();
  expect(planned.notes[0]).toMatch(/^The project’s prompts cover 8 topics, which limits precision: /);
  expect(planned.best.credits).toBeLessThan(2_000);
});

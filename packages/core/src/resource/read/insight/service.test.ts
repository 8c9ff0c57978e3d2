import { CreateProject, type Project } from '@svc/contract/account/project';
import { ListInsights } from '@svc/contract/read/insight';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { tell } from '../../../i18n/index.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { listInsights, setInsightReaction } from './service.ts';

const { context, twin } = await testWorkspace();

let project: Project;
const prompts = Array.from({ length: 20 }, (_, index) => ({
  text: `Question ${index} on ${['saws', 'planes', 'glue', 'vices', 'clamps', 'rasps'][index % 6]}?`,
}));
const scan = (daysAgo: number, cites: string) =>
  insertScan(context, {
    project,
    engines: ['openai'],
    prompts,
    samplesK: 2,
    at: new Date(context.now().getTime() - daysAgo * 86_400_000),
    present: (prompt) => prompt % 5 === 0,
    competitorPresent: (_, prompt) => prompt % 4 !== 0,
    cites: () => [cites],
  });
const list = async (query: object = {}) =>
  (await listInsights(context, { projectId: project.id, ...ListInsights.parse(query) })).items;

beforeAll(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', competitors: [{ name: 'Rivalish' }] }),
  );
  await scan(40, 'https://old.example/best');
  await scan(10, 'https://new.example/best');
});

test('findings come by value, in words with interval, with the way to their figures', async () => {
  const found = await list();
  const ranks = found.map(({ value }) => value);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  const behind = found.find(({ kind }) => kind === 'behind_rival');
  expect(behind).toMatchObject({ severity: 'high', provenance: 'live', figure: expect.closeTo(-0.55, 10) });
  expect(behind?.headline).toMatch(
    /Rivalish is mentioned more often than you, by 55 points \(95%: [\d.]+ to [\d.]+ points\)/,
  );
  expect(behind?.evidence[0]?.url).toContain('/head-to-head?days=30');
  expect(tell(behind, 'de')).toMatchObject({
    headline: expect.stringMatching(/^Rivalish wird um 55 Punkte \(95\u00a0%: .+\) öfter genannt als Sie\./),
  });
  const lost = found.find(({ kind }) => kind === 'source_lost');
  expect(lost?.headline).toContain('of answers cite old.example, down from');
  expect((await list({ kind: 'source_lost' })).map(({ kind }) => kind)).toEqual(['source_lost']);
});

test('a reaction follows the finding when it is found again, hides it, and can be taken back', async () => {
  const [first] = await list({ kind: 'behind_rival' });
  const key = { projectId: project.id, fingerprint: first?.fingerprint ?? '' };
  const said = await setInsightReaction(context, { ...key, reaction: 'dismissed', note: 'We know.' });
  expect(said.reaction).toMatchObject({ reaction: 'dismissed', note: 'We know.', by: context.actor.id });
  await scan(1, 'https://new.example/best');
  expect(await list({ kind: 'behind_rival' })).toEqual([]);
  const [again] = await list({ kind: 'behind_rival', show: 'all' });
  expect(again).toMatchObject({ fingerprint: key.fingerprint, reaction: { reaction: 'dismissed' } });
  await setInsightReaction(context, { ...key, reaction: null, note: null });
  expect(await list({ kind: 'behind_rival' })).toMatchObject([{ reaction: null }]);
});

test('what was never found is not found, nor is another workspace’s project', async () => {
  const unknown = {
    projectId: project.id,
    fingerprint: '0'.repeat(32),
    reaction: 'useful',
    note: null,
  } as const;
  await expect(setInsightReaction(context, unknown)).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    listInsights(twin, { projectId: project.id, ...ListInsights.parse({}) }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('a rival that one of many may be ahead as far by chance is no finding, the same rival alone is', async () => {
  const behind = async (rivals: number) => {
    const names = Array.from({ length: rivals }, (_, at) => ({ name: `Rival ${'abcdefgh'[at]}` }));
    const project = await createProject(
      context,
      CreateProject.parse({ name: `Of ${rivals}`, competitors: names }),
    );
    await insertScan(context, {
      project,
      engines: ['openai'],
      prompts,
      samplesK: 2,
      at: new Date(context.now().getTime() - 86_400_000),
      present: (prompt) => prompt < 8,
      // The first is ahead on five questions, the others on as many as they are behind on.
      competitorPresent: (rival, prompt) => (rival === 0 ? prompt < 13 : prompt >= 4 && prompt < 12),
    });
    const { items } = await listInsights(context, {
      projectId: project.id,
      ...ListInsights.parse({ kind: 'behind_rival' }),
    });
    return items.map(({ test }) => test);
  };
  expect(await behind(1)).toEqual([{ name: 'qValue', value: expect.closeTo(0.02, 1) }]);
  expect(await behind(8)).toEqual([]);
});

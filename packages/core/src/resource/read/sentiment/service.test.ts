import { CreateProject, type Project } from '@svc/contract/account/project';
import { SentimentQuery } from '@svc/contract/read/sentiment';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { getSentiment } from './service.ts';

const { context, twin } = await testWorkspace();
const said = [
  'Tenonly is excellent: easy to use, reliable and affordable.',
  'Tenonly was sued for fraud, and customers complain about slow support.',
  'Tenonly was founded in Leeds in 2011 and employs 40 people.',
  'As for Tenonly, the jury on the whole affair has yet to reach a view of any kind.',
];
const topics = ['saws', 'planes', 'glue', 'vices', 'clamps', 'rasps', 'files', 'chisels'];
const prompts = topics.map((topic) => ({ text: `Which ${topic}?`, topic }));

let project: Project;
beforeAll(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', competitors: [{ name: 'Rivalish' }] }),
  );
  await insertScan(context, {
    project,
    engines: ['openai'],
    prompts,
    samplesK: 2,
    text: (prompt, _, sample) => `${said[(prompt + 2 * sample) % 4]} Rivalish is slow and overpriced.`,
  });
});

const read = (query: object = {}) =>
  getSentiment(context, SentimentQuery.parse({ projectId: project.id, ...query }));

test('counts each polarity, unknown apart, with intervals over prompts and a series', async () => {
  const report = await read();
  expect(report).toMatchObject({ mentions: 16, positive: 4, negative: 4, neutral: 4, unknown: 4, mixed: 0 });
  expect(report.positiveShare).toMatchObject({ value: 4 / 12, ci: { level: 0.95 }, least: 0.25, most: 0.5 });
  expect(report.unknownShare.value).toBe(0.25);
  expect(report.strength).toEqual({
    ...{ recommended: 0, listed: 0, compared: 0, mentioned: 16, warnedAgainst: 0 },
  });
  expect(report.series).toMatchObject([{ mentions: 16, positive: 4 }]);
  expect(report.recommendedShare).toMatchObject({ value: 0, ci: { low: 0, level: 0.95 } });
});

test('quotes the sentences about this brand with their themes, each wording once', async () => {
  const { quotes, themes, answersQuoted } = await read();
  expect(answersQuoted).toBe(16);
  expect(quotes.map(({ text, sentiment }) => [text, sentiment]).sort()).toEqual([
    [said[0], 'positive'],
    [said[1], 'negative'],
  ]);
  expect(themes.find(({ theme }) => theme === 'trust')).toMatchObject({ negative: 4 });
  const rival = await read({ brandId: project.competitors[0]?.id });
  expect(rival).toMatchObject({ mentions: 16, negative: 16 });
  expect(rival.quotes.every(({ text }) => text.startsWith('Rivalish'))).toBe(true);
});

test('a span without answers says so; a strange brand and other workspaces are not found', async () => {
  const empty = await read({ from: '2020-01-01', to: '2020-01-31' });
  expect(empty).toMatchObject({ mentions: 0, series: [], positiveShare: { value: null, ci: null } });
  expect(empty.notes).toHaveLength(1);
  await expect(read({ brandId: 'brd_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(getSentiment(twin, SentimentQuery.parse({ projectId: project.id }))).rejects.toMatchObject({
    code: 'not_found',
  });
});

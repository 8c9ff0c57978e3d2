import { CreateProject } from '@svc/contract/account/project';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { newId } from '../../../kernel/index.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { getAiReferrals } from './service.ts';

const { context, another, owner } = await testWorkspace();
const project = await createProject(
  context,
  CreateProject.parse({ name: 'Tenonly', brand: { name: 'Tenonly', domains: ['tenonly.example'] } }),
);
const projectId = project.id;
const workspaceId = context.workspace.id;
const day = 86_400_000;
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** The Monday so many whole weeks ago. */
const monday = (weeks: number) => {
  const today = Math.floor(Date.now() / day) * day;
  return today - ((new Date(today).getUTCDay() + 6) % 7) * day - weeks * 7 * day;
};

const integrationId = newId('integration');
await owner`insert into integration (workspace_id, id, kind, project_id, property, state, synced_through, created_by)
  values (${workspaceId}, ${integrationId}, 'google_analytics', ${projectId}, '123456', 'connected', ${dateOf(monday(0) - day)}, 'key')`;
const visit = (at: number, referrer: string, page: string, visits: number) =>
  owner`insert into referral (workspace_id, integration_id, day, referrer, page, visits, engaged)
    values (${workspaceId}, ${integrationId}, ${dateOf(at)}, ${referrer}, ${page}, ${visits}, 1)`;
await visit(monday(3), 'chatgpt', '/pricing', 5);
await visit(monday(3) + 6 * day, 'chatgpt', '/', 2);
await visit(monday(1), 'perplexity', '/', 3);
// A visit in a week that is not over.
await visit(monday(0), 'chatgpt', '/', 100);

test('visits by engine, page and whole week; a week without any has none', async () => {
  const found = await getAiReferrals(context, { projectId });
  expect(found.referrers).toEqual([
    { referrer: 'chatgpt', label: 'ChatGPT', visits: 107, engaged: 3 },
    { referrer: 'perplexity', label: 'Perplexity', visits: 3, engaged: 1 },
  ]);
  expect(found.pages[0]).toEqual({ page: '/', referrer: 'chatgpt', visits: 102, engaged: 2 });
  expect(found.weeks.map(({ week, visits }) => [week, visits])).toEqual([
    [dateOf(monday(3)), 7],
    [dateOf(monday(2)), 0],
    [dateOf(monday(1)), 3],
  ]);
  expect(found).toMatchObject({
    correlation: null,
    presenceOf: null,
    sources: [{ integrationId, stale: false }],
  });
});

test('a period that cuts its first and last week has the whole ones between them', async () => {
  const [from, to] = [dateOf(monday(3) + 2 * day), dateOf(monday(1) + 5 * day)];
  const found = await getAiReferrals(context, { projectId, from, to });
  expect(found.referrers.map(({ visits }) => visits)).toEqual([3, 2]);
  expect(found.weeks.map(({ week, visits }) => [week, visits])).toEqual([[dateOf(monday(2)), 0]]);
  const whole = { from: dateOf(monday(3)), to: dateOf(monday(1) - day) };
  expect((await getAiReferrals(context, { projectId, ...whole })).weeks.map(({ week }) => week)).toEqual([
    dateOf(monday(3)),
    dateOf(monday(2)),
  ]);
});

test('stands beside the presence of the engine itself, and says nothing of a few weeks', async () => {
  await insertScan(context, {
    project,
    engines: ['openai', 'gemini'],
    prompts: Array.from({ length: 8 }, (_, index) => ({ text: `Question ${index} about saws` })),
    samplesK: 2,
    present: (_, engine) => engine === 'openai',
    at: new Date(monday(1) + day),
  });
  const found = await getAiReferrals(context, { projectId, referrer: 'chatgpt' });
  expect(found.referrers.map(({ referrer }) => referrer)).toEqual(['chatgpt']);
  // ChatGPT stands beside the engine of its maker, not beside Gemini, where the brand never is.
  expect(found.presenceOf).toBe('openai');
  expect(found.weeks.map(({ presence }) => presence?.value ?? null)).toEqual([null, null, 1]);
  expect(found.correlation).toBeNull();
  expect(found.warning).toContain('no proof');
});

test('refuses an engine that is none, and another workspace', async () => {
  await expect(getAiReferrals(context, { projectId, referrer: 'altavista' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  const { context: stranger } = await another();
  await expect(getAiReferrals(stranger, { projectId })).rejects.toMatchObject({ code: 'not_found' });
});

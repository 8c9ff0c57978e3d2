import { CreateProject } from '@svc/contract/account/project';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { EngineError } from '@svc/engines';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { commissionPrompts } from './commission.ts';
import { generatePromptSet } from './generate.ts';

const { context, twin, owner } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Acme', brand: { name: 'Acme' } }));

const asked: { prompt: string; secret: string }[] = [];
const answering = (text: string | Error): PrepareContext => ({
  ...context,
  ask: async (_adapter, { secret }, { prompt }) => {
    asked.push({ prompt, secret });
    if (text instanceof Error) throw text;
    return { outcome: 'answered', text, model: 'gpt-6', searched: false, costUsd: 0.01 };
  },
});
const input = (more: object = {}) => ({
  ...GeneratePrompts.parse({ topics: ['time tracking'], count: 4, engine: 'openai', ...more }),
  projectId: project.id,
});
const generate = async (context: PrepareContext, more: object = {}) =>
  generatePromptSet(context, input(more), await commissionPrompts(context, input(more)));
const good = JSON.stringify([
  'Which time tracking tool suits lawyers?',
  'What does time tracking cost for ten people?',
  'Is Acme good at time tracking?',
]);

test('without a key of one’s own nothing is asked, and the answer says what to set', async () => {
  await expect(generate(answering(good))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('PUT /v1/provider-keys/openai'),
  });
  await expect(generate(answering(good), { engine: 'sandbox' })).rejects.toMatchObject({
    extra: { errors: [{ path: 'engine', allowed: expect.arrayContaining(['openai', 'mistral']) }] },
  });
  expect(asked).toEqual([]);
});

test('an engine writes the draft on the own key; what it costs and what was left out is told', async () => {
  const sealed = await context.vault?.seal('sk-own', {
    workspaceId: context.workspace.id,
    id: 'pvk_1',
    engine: 'openai',
    field: 'secret',
  });
  if (!sealed) throw new Error('tests have a vault');
  await owner`insert into provider_key (workspace_id, engine, id, hint, kek_id, wrapped_key, ciphertext, checked_at, created_by)
    values (${context.workspace.id}, 'openai', 'pvk_1', '…', ${sealed.kekId}, ${sealed.wrappedKey}, ${sealed.ciphertext}, now(), 'key_1')`;
  const set = await generate(answering(good), { intents: undefined });
  expect(set).toMatchObject({
    state: 'draft',
    promptCount: 2,
    notes: ['Only 2 of 4 prompts could be taken.'],
    writer: {
      engine: 'openai',
      model: 'gpt-6',
      costUsd: 0.01,
      estimatedCostUsd: { low: expect.any(Number) },
    },
  });
  expect(set.writer?.rejected).toEqual([{ reason: 'It names the brand.', count: 1 }]);
  expect(asked.map(({ secret }) => secret)).toEqual(['sk-own']);
  expect(asked[0]?.prompt).toContain('None names Acme');
});

test('more than the caller allows is refused with the estimate, before anything is asked', async () => {
  asked.length = 0;
  await expect(generate(answering(good), { maxCostUsd: 0, count: 120 })).rejects.toMatchObject({
    code: 'validation_failed',
    message: expect.stringMatching(/^This takes 3 answers of openai, usually [\d.]+ to [\d.]+ US dollars/),
    extra: { errors: [{ path: 'maxCostUsd' }] },
  });
  expect(asked).toEqual([]);
});

test('an engine that fails or writes nonsense leaves no set behind', async () => {
  const sets = async () => Number((await owner`select count(*) as n from prompt_set`)[0]?.n);
  const before = await sets();
  for (const nonsense of ['', 'As an AI I can not do that.', '[1, 2, {"a": "b"}]', '[['.repeat(5_000)])
    await expect(generate(answering(nonsense))).rejects.toMatchObject({ code: 'engine_unavailable' });
  await expect(generate(answering(new EngineError('auth', 'OpenAI refused the key')))).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(
    generate(answering(new EngineError('overloaded', 'OpenAI is overloaded'))),
  ).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(await sets()).toBe(before);
});

test('the key of the live workspace is not the one of its test twin', async () => {
  const { id } = await createProject(twin, CreateProject.parse({ name: 'Acme', brand: { name: 'Acme' } }));
  await expect(
    commissionPrompts({ ...twin, ask: answering(good).ask }, { ...input(), projectId: id }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
});

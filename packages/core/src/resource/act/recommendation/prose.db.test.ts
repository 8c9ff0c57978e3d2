import { BriefRequest, Generate } from '@svc/contract/act/recommendation';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { noteBrief, writeBrief } from './brief.ts';
import { makeWorkshop } from './factory.ts';
import { findMoves, storeMoves } from './generate.ts';

const { context, owner } = await testWorkspace({ plan: 'enterprise' });
const shop = await makeWorkshop(context);
await shop.scan(
  2,
  (prompt) => prompt < 24,
  (prompt) => prompt >= 24,
);
const projectId = shop.project.id;
const { items } = await storeMoves(
  context,
  { projectId },
  await findMoves(context, { projectId, ...Generate.parse({}) }),
);
const recId = items.find(({ move }) => move === 'lost_to_rival')?.id ?? 'none';

const orders: string[] = [];
const answering = (text: string): PrepareContext => ({
  ...context,
  ask: async (_adapter, _credential, { prompt }) => {
    orders.push(prompt);
    return { outcome: 'answered', text, model: 'gpt-6', searched: false, costUsd: 0.02 };
  },
});
const brief = async (context: PrepareContext, more: object = {}) =>
  noteBrief(
    context,
    { projectId, recId },
    await writeBrief(context, { projectId, recId, ...BriefRequest.parse({ engine: 'openai', ...more }) }),
  );
const written = `# Tenonly or Rivalish?\n\n1. Answer the questions.\n\nTenonly saves 73.5% of 300 hours, says https://invented.example/study. ${'Write plainly. '.repeat(20)}`;

test('without a key of one’s own no engine is asked, and the brief itself can be had', async () => {
  await expect(brief(answering(written))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('leave out “engine”'),
  });
  expect(orders).toEqual([]);
  expect(await brief(answering(written), { engine: undefined })).toMatchObject({ prose: null });
});

test('an engine writes the brief out, what it costs is told and logged, and what it made up is named', async () => {
  const place = {
    workspaceId: context.workspace.id,
    id: 'pvk_1',
    engine: 'openai',
    field: 'secret',
  } as const;
  const sealed = await context.vault?.seal('sk-own', place);
  if (!sealed) throw new Error('tests have a vault');
  await owner`insert into provider_key (workspace_id, engine, id, hint, kek_id, wrapped_key, ciphertext, checked_at, created_by)
    values (${context.workspace.id}, 'openai', 'pvk_1', '…', ${sealed.kekId}, ${sealed.wrappedKey}, ${sealed.ciphertext}, now(), 'key_1')`;
  const { prose, questions } = await brief(answering(written));
  expect(prose).toMatchObject({
    text: written.trim(),
    engine: 'openai',
    model: 'gpt-6',
    costUsd: 0.02,
    estimatedCostUsd: { low: expect.any(Number) },
    unsupported: ['73.5', '300', 'https://invented.example/study'],
  });
  for (const { text } of questions) expect(orders[0]).toContain(text);
  const [logged] = await owner`select canonical::jsonb -> 'detail' as detail from audit_entry
    where action = 'brief.created' order by at desc limit 1`;
  expect(logged).toMatchObject({ detail: { engine: 'openai', costUsd: 0.02 } });
});

test('more than the caller allows is refused before anything is asked; an empty answer is no brief', async () => {
  orders.length = 0;
  await expect(brief(answering(written), { maxCostUsd: 0 })).rejects.toMatchObject({
    code: 'validation_failed',
    message: expect.stringMatching(/^This takes 1 answer of openai, usually [\d.]+ to [\d.]+ US dollars/),
  });
  expect(orders).toEqual([]);
  await expect(brief(answering('No.'))).rejects.toMatchObject({ code: 'engine_unavailable' });
});

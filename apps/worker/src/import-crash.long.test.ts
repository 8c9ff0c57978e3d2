import { ImportAnswers } from '@svc/contract/measure/answer-import';
import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { importAnswers, receiveFile } from '@svc/core/resource/measure/answer-import';
import { expect, test } from 'vitest';
import { crashSettings, killAt } from './test/crash.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({ settings: crashSettings });
const use = (id: string, input: Record<string, unknown>) =>
  perform(
    operations.find((operation) => operation.id === id),
    stack.context,
    input,
  );
const rows = 1_200;
const content = Array.from({ length: rows }, (_, at) =>
  JSON.stringify({
    id: at,
    prompt: `Which planner suits shop ${at % 40}?`,
    engine: at % 2 === 0 ? 'chatgpt-ui' : 'google-ai-mode',
    askedAt: `2026-05-0${1 + (at % 3)}T00:00:00Z`,
    text: `Answer ${at}.`,
  }),
).join('\n');
const settings = ImportAnswers.parse({});

test.each([
  ['before_save', 1],
  ['after_save', 3],
  ['before_finish', 1],
] as const)(
  'killed at %s, an import goes on in another process: each answer once, and its figures stand',
  async (point, time) => {
    const projectId = await stack.project({ engines: ['sandbox'], samplesK: 1, prompts: [] });
    const { id } = await importAnswers(stack.context, { projectId, ...settings }, { id: null, file: null });
    const body = new Blob([content]).stream();
    await receiveFile(
      stack.context,
      stack.environment.objects,
      { projectId, importId: id },
      { offset: 0, last: true, body },
    );
    expect(await killAt(stack, stack.databaseUrl, point, time, projectId)).toBe('SIGKILL');
    const worker = await stack.startWorker({ leaseSeconds: 2 });
    const status = async () =>
      ((await use('get_answer_import', { projectId, importId: id })) as { status: string }).status;
    await expect.poll(status, { interval: 100 }).toBe('completed');
    await worker.stop();
    const [found] = await stack.owner`
    select count(*)::int as answers, count(distinct a.raw_hash)::int as distinct from answer a where a.project_id = ${projectId}`;
    expect(found).toEqual({ answers: rows, distinct: rows });
    const scans = await stack.owner`
    select status, recorded_samples, (result #>> '{overall}') is null as apart from scan where project_id = ${projectId} order by created_at`;
    expect(scans.map(({ status, recorded_samples }) => [status, recorded_samples])).toEqual([
      ['completed', 400],
      ['completed', 400],
      ['completed', 400],
    ]);
  },
);

import { CreateProject } from '@svc/contract/account/project';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { getCycle } from './service.ts';

const { context, twin, owner } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Acme', engines: ['openai'] }));
const projectId = project.id;
const read = () => getCycle(context, { projectId });

const parts = 2;
const questions = 40;
const start = Date.parse('2026-03-02T06:00:00Z');

/** Run number `run` of a cycle of two parts; `present` of its twenty questions name the brand. */
async function ask(run: number, present: number, answered = 20): Promise<void> {
  const part = run % parts;
  const id = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: Array.from({ length: 20 }, (_, index) => ({
      text: `Question ${part * 20 + index}?`,
      topic: `topic ${index % 10}`,
    })),
    samplesK: 1,
    present: (prompt) => prompt < present,
    at: new Date(start + run * 86_400_000),
  });
  const cycle = { deal: 'one', parts, part, run, questions };
  await owner`update scan set config = config || ${owner.json({ cycle })}, recorded_samples = ${answered} where id = ${id}`;
}

test('before its parts were asked it says what is missing; then the level covers all of them, and a cycle later the change', async () => {
  const none = await read();
  expect(none).toMatchObject({ parts: null, level: null, change: null });
  expect(none.missing.level).toContain('a cycle of 7');
  await ask(0, 16);
  expect(await read()).toMatchObject({ parts, asked: 1, level: null });
  expect((await read()).missing.level).toContain('1 of 2 parts');
  await ask(1, 12);
  const first = await read();
  expect(first).toMatchObject({ title: 'Presence over the last 2 days', questions, asked: 2, change: null });
  // 28 of 40 questions, each asked once.
  expect(first.level?.figure).toMatchObject({ value: 0.7, n: 40 });
  expect(first.level?.figure?.ci?.low).toBeLessThan(0.7);
  expect(first.missing.change).toContain('2 of the 4 runs');
  await ask(2, 6);
  await ask(3, 2);
  const second = await read();
  expect(second.level?.figure).toMatchObject({ value: 0.2 });
  expect(second.change?.market).toMatchObject({ value: expect.closeTo(-0.5), verdict: 'fall' });
  expect(second.history).toHaveLength(3);
});

test('a part that few answered gives no level', async () => {
  await ask(4, 1, 3);
  const found = await read();
  expect(found).toMatchObject({ level: null, change: null });
  expect(found.missing.level).toContain('Only 15% of part');
});

test('another workspace finds no such project', async () => {
  await expect(getCycle(twin, { projectId })).rejects.toMatchObject({ code: 'not_found' });
});

import { CreateProject } from '@svc/contract/account/project';
import { ImportAnswers } from '@svc/contract/measure/answer-import';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { expireImports } from '../../../runner/index.ts';
import { createProject } from '../../account/project/index.ts';
import { findImport, moveImport } from './queries.ts';
import { receiveFile } from './receive-file.ts';
import {
  cancelAnswerImport,
  getAnswerImport,
  importAnswers,
  keepContent,
  listAnswerImports,
  startAnswerImport,
} from './service.ts';

const { context, another, environment, owner } = await testWorkspace();
const { id: projectId } = await createProject(context, CreateProject.parse({ name: 'Acme' }));
const make = async (body: object = {}) => {
  const input = { ...ImportAnswers.parse(body), projectId };
  return importAnswers(context, input, await keepContent(context, input));
};
const piece = 5 * 1_048_576;
const stream = (...parts: Uint8Array[]) =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
const send = (importId: string, offset: number, last: boolean, ...parts: Uint8Array[]) =>
  receiveFile(
    context,
    environment.objects,
    { projectId, importId },
    { offset, last, body: stream(...parts) },
  );

test('without content it awaits a file, which may come in parts; what broke off is sent again from where it is kept', async () => {
  const { id, status, uploadUrl } = await make();
  expect(status).toBe('awaiting_file');
  expect(uploadUrl).toContain(`/answer-imports/${id}/file`);
  // The second piece broke off: less than a piece is not kept.
  const first = await send(id, 0, false, new Uint8Array(piece), new Uint8Array(100));
  expect(first).toMatchObject({ status: 'awaiting_file', file: { bytes: piece } });
  await expect(send(id, 3, true, new Uint8Array(1))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining(`Upload-Offset: ${piece}`),
  });
  expect(await send(id, piece, true, new Uint8Array(200))).toMatchObject({
    status: 'queued',
    uploadUrl: null,
    file: { bytes: piece + 200 },
  });
  await expect(send(id, 0, true, new Uint8Array(1))).rejects.toMatchObject({ code: 'conflict' });
});

test('from the beginning it may be sent anew', async () => {
  const { id } = await make();
  await send(id, 0, false, new Uint8Array(piece));
  expect(await send(id, 0, true, new Uint8Array(7))).toMatchObject({ status: 'queued', file: { bytes: 7 } });
});

test('another workspace sees nothing of it', async () => {
  const { id } = await make({ content: 'prompt,text\na,b' });
  const { context: other } = await another();
  const input = { projectId, importId: id };
  await expect(getAnswerImport(other, input)).rejects.toMatchObject({ code: 'not_found' });
  await expect(cancelAnswerImport(other, input)).rejects.toMatchObject({ code: 'not_found' });
});

test('only what was checked can be started, and what has ended cannot be cancelled', async () => {
  const { id } = await make({ content: 'prompt,text\na,b', dryRun: true });
  const input = { projectId, importId: id };
  await expect(startAnswerImport(context, input)).rejects.toMatchObject({ code: 'conflict' });
  expect(await cancelAnswerImport(context, input)).toMatchObject({ status: 'cancelled' });
  await expect(cancelAnswerImport(context, input)).rejects.toMatchObject({ code: 'conflict' });
});

test('a sixth import has to wait', async () => {
  await owner`update answer_import set status = 'completed'`;
  for (let count = 0; count < 5; count += 1) await make({ content: 'prompt,text\na,b' });
  await expect(make({ content: 'prompt,text\na,b' })).rejects.toMatchObject({ code: 'quota_exceeded' });
  const { total } = await listAnswerImports(context, { projectId, status: 'queued', limit: 1, offset: 0 });
  expect(total).toBe(5);
  await owner`update answer_import set status = 'completed'`;
});

test('a file that nobody sends and a rehearsal that nobody goes on with end after a week', async () => {
  const [waiting, checked, fresh] = [
    await make(),
    await make({ content: 'prompt,text\na,b', dryRun: true }),
    await make(),
  ];
  await moveImport(context, checked.id, ['queued'], 'checked');
  await owner`update answer_import set updated_at = now() - interval '8 days' where id = any(${[waiting.id, checked.id]})`;
  expect(await expireImports(environment)).toEqual({ expired: 2 });
  const statusOf = async (id: string) => (await findImport(context, id))?.status;
  expect([await statusOf(waiting.id), await statusOf(checked.id), await statusOf(fresh.id)]).toEqual([
    'cancelled',
    'cancelled',
    'awaiting_file',
  ]);
});

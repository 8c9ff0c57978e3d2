import { withOrigin } from '@svc/core/kernel';
import { startScan } from '@svc/core/resource/measure/scan';
import { startTracing } from '@svc/core/trace';
import { receiveSpans } from '@svc/testing';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const receiver = await receiveSpans();
const trace = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }, 'worker');
const lines: { text: string; fields: Record<string, unknown> }[] = [];
const note = (fields: object, text: string) => void lines.push({ text, fields: { ...fields } });
const stack = await testStack({ trace, log: { info: note, warn: note, error: note } });

test('jobs, calls and statements of a scan are one trace with its request, and each line of its jobs names it', async () => {
  const { context } = stack;
  const prompts = questions(2);
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts });
  const { id: scanId } = await trace.span('POST /v1/scans', { kind: 'server' }, () =>
    withOrigin({ traceparent: trace.traceparent() ?? '' }, () => startScan(context, { projectId })),
  );
  const worker = await stack.startWorker();
  await stack.settle(scanId);
  await worker.stop();
  await trace.close();
  await receiver.close();

  const spans = receiver.spans();
  const root = spans.find(({ name }) => name === 'POST /v1/scans');
  const names = spans.filter(({ traceId }) => traceId === root?.traceId).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['job plan_scan', 'job run_engine', 'job finish_scan']));
  expect(names.filter((name) => name === 'ask openai')).toHaveLength(2);
  expect(names.some((name) => name.startsWith('postgresql '))).toBe(true);
  const run = spans.find(({ name }) => name === 'job run_engine');
  expect(spans.find(({ name }) => name === 'ask openai')?.traceId).toBe(run?.traceId);
  // Statements are told without their values.
  for (const secret of [...prompts, 'Authorization', 'Bearer']) expect(receiver.text()).not.toContain(secret);

  const whose = {
    requestId: context.requestId,
    workspaceId: context.workspace.id,
    actorId: context.actor.id,
  };
  const jobs = lines.filter(({ text }) => text === 'job').map(({ fields }) => fields);
  for (const task of ['plan_scan', 'run_engine', 'finish_scan'])
    expect(jobs.find((fields) => fields.task === task)).toMatchObject(whose);
});

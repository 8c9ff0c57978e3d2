import { startTracing } from '@svc/core/trace';
import { receiveSpans } from '@svc/testing';
import { expect, test } from 'vitest';
import { openWorld } from './testing/world.ts';

test('a request is a span of its caller’s trace, with its route and whose it is; no path that holds a token is told', async () => {
  const receiver = await receiveSpans();
  const trace = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.endpoint}/` }, 'api');
  const world = await openWorld({ trace });
  const caller = await world.tenant();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const authorization = `Bearer ${caller.secret}`;
  await world.request('/v1/projects', {
    headers: { authorization, traceparent, 'x-request-id': 'traced-request' },
  });
  await world.request('/invitations/very-secret-token');
  await world.request('/v1/nothing?secret=very-secret-token');
  await trace.close();
  await receiver.close();

  expect(receiver.spans().find((span) => span.traceId === traceId)).toMatchObject({
    name: 'GET /v1/projects',
    parentSpanId: 'b7ad6b7169203331',
    service: 'svc-api',
    attributes: {
      'http.route': '/v1/projects',
      'http.response.status_code': 200,
      'svc.requestId': 'traced-request',
      'svc.workspaceId': caller.context.workspace.id,
    },
  });
  expect(receiver.text()).not.toContain('very-secret-token');
  expect(receiver.text()).not.toContain(caller.secret);
});

test('nothing is traced, and nothing loaded for it, unless an endpoint is set', async () => {
  const off = await startTracing({}, 'api');
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  expect(off.on).toBe(false);
  expect((await startTracing({ ...given, OTEL_SDK_DISABLED: 'true' }, 'api')).on).toBe(false);
  expect((await startTracing({ ...given, OTEL_TRACES_EXPORTER: 'none' }, 'api')).on).toBe(false);
  expect(await off.span('work', { kind: 'internal' }, async () => 'done')).toBe('done');
});

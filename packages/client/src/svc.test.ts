import { describe, expect, test } from 'vitest';
import { ConnectionError, isSvcError, PendingApprovalError } from './errors.ts';
import { createSvc, type Svc } from './svc.ts';

type Answerer = (request: Request, count: number) => Response | Promise<Response>;

/** A client whose requests this function answers; what was asked stands in `asked`. */
function against(answer: Answerer, options: object = {}): { svc: Svc; asked: Request[] } {
  const asked: Request[] = [];
  const svc = createSvc({
    baseUrl: 'http://api.test',
    apiKey: 'k',
    async fetch(request) {
      asked.push(request);
      return answer(request, asked.length);
    },
    ...options,
  });
  return { svc, asked };
}

const problem = (status: number, code: string, headers = {}): Response =>
  Response.json(
    { title: 'No', detail: 'It was refused.', status, code, instance: 'req_1' },
    { status, headers },
  );
const pathOf = ({ url }: Request): string => url.replace('http://api.test', '');

describe('calls by name', () => {
  test('arguments go into the path, the query and the body', async () => {
    const { svc, asked } = against(() => Response.json({ id: 'x' }));
    await svc.prompts.getSet('prj_1', 'pst/1');
    await svc.analytics.getMovers({ projectId: 'prj_1', days: 7 });
    await svc.projects.create({ name: 'Acme' }, { idempotencyKey: 'mine' });
    await svc.projects.update('prj_1', { name: 'Acme' }, { version: 'v1' });
    expect(asked.map((one) => `${one.method} ${pathOf(one)}`)).toEqual([
      'GET /v1/projects/prj_1/prompt-sets/pst%2F1',
      'GET /v1/analytics/movers?projectId=prj_1&days=7',
      'POST /v1/projects',
      'PATCH /v1/projects/prj_1',
    ]);
    const [, , create, update] = asked;
    expect(create?.headers.get('idempotency-key')).toBe('mine');
    expect(await create?.json()).toEqual({ name: 'Acme' });
    expect(update?.headers.get('if-match')).toBe('"v1"');
    expect(update?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(() => svc.projects.get('')).toThrow(/projectId/);
  });

  test('a list is awaited for its first page, and iterated over all', async () => {
    const { svc, asked } = against((request) =>
      Response.json(
        request.url.includes('after=two')
          ? { items: [{ id: 3 }], next: null, total: 3 }
          : { items: [{ id: 1 }, { id: 2 }], next: 'two', total: 3 },
      ),
    );
    expect((await svc.projects.list({ limit: 2 })).total).toBe(3);
    const found: unknown[] = [];
    for await (const { id } of svc.projects.list({ limit: 2 })) found.push(id);
    expect(found).toEqual([1, 2, 3]);
    expect(asked.map(pathOf)).toEqual([
      '/v1/projects?limit=2',
      '/v1/projects?limit=2',
      '/v1/projects?limit=2&after=two',
    ]);
  });
});

describe('errors', () => {
  test('are told apart by code, with request id and wait', async () => {
    const { svc } = against(() => problem(429, 'rate_limited', { 'retry-after': '60' }));
    const error = await svc.projects.get('prj_1').catch((caught: unknown) => caught);
    expect(isSvcError(error, 'not_found')).toBe(false);
    expect(isSvcError(error, 'not_found', 'rate_limited')).toBe(true);
    expect(error).toMatchObject({ requestId: 'req_1', retryAfter: 60, status: 429 });
  });

  test('what waits for approval and what cannot be reached have types of their own', async () => {
    const approval = { id: 'apr_1', operation: 'delete_project' };
    const waiting = against(() => Response.json({ status: 'pending_approval', approval }, { status: 202 }));
    await expect(waiting.svc.projects.delete('prj_1', { name: 'Acme' })).rejects.toThrow(
      PendingApprovalError,
    );
    const broken = against(() => Promise.reject(new TypeError('refused')), { retries: 0 });
    await expect(broken.svc.projects.get('prj_1')).rejects.toThrow(ConnectionError);
  });

  test('a write that is tried again carries the same key', async () => {
    const { svc, asked } = against((_, count) =>
      count === 1 ? problem(503, 'overloaded', { 'retry-after': '0' }) : Response.json({ id: 'prj_1' }),
    );
    await svc.projects.create({ name: 'Acme' });
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('a try that hangs ends in time, and a caller can end it', async () => {
    const hang: Answerer = ({ signal }) =>
      new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const slow = against(hang, { timeout: 5, retries: 1 });
    await expect(slow.svc.projects.get('prj_1')).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(slow.asked).toHaveLength(2);
    const { svc } = against(hang);
    await expect(svc.projects.get('prj_1', { timeout: 5 })).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(svc.projects.get('prj_1', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a scan is started and waited for', () => {
  const progress = (status: string) => ({ scanId: 'scn_1', status, progress: { recorded: 1, planned: 2 } });
  const ended = { id: 'scn_1', status: 'completed', progress: { recorded: 2, planned: 2 } };

  test('by its stream', async () => {
    const seen: string[] = [];
    const { svc, asked } = against((request) => {
      if (request.method === 'POST') return Response.json({ id: 'scn_1', status: 'queued' }, { status: 201 });
      if (!request.url.endsWith('/events')) return Response.json(ended);
      const events = [progress('running'), progress('completed')].map(
        (data, index) =>
          `event: ${index === 0 ? 'progress' : 'end'}\nid: ${index}\ndata: ${JSON.stringify(data)}\n\n`,
      );
      return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
    });
    const scan = await svc.scans.startAndWait(
      { projectId: 'prj_1' },
      { onProgress: ({ status }) => seen.push(status) },
    );
    expect(scan.id).toBe('scn_1');
    expect(seen).toEqual(['running', 'completed', 'completed']);
    expect(asked.map(pathOf)).toEqual(['/v1/scans', '/v1/scans/scn_1/events', '/v1/scans/scn_1']);
  });

  test('by looking, where no stream comes through', async () => {
    const { svc } = against((request) =>
      request.url.endsWith('/events') ? problem(404, 'not_found') : Response.json(ended),
    );
    expect(await svc.scans.wait('scn_1')).toEqual(ended);
    const gone = against(() => problem(404, 'not_found'));
    await expect(gone.svc.scans.wait('scn_1')).rejects.toMatchObject({ code: 'not_found' });
  });
});

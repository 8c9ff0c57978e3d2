import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { SvcError } from './errors.ts';
import { followScan } from './follow.ts';

const event = (id: string, name = 'progress') =>
  `event: ${name}\nid: ${id}\ndata: {"scanId":"scn_1","status":"${name === 'end' ? 'completed' : 'running'}"}\n\n`;

/** Sends these pieces, and then breaks off or closes. */
const stream = (pieces: string[], breaks = false): Response => {
  const left = [...pieces];
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
      else if (breaks) controller.error(new Error('connection lost'));
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

const clientOf = (answers: Response[], asked: (string | null)[] = []) =>
  createClient({
    baseUrl: 'http://127.0.0.1:1',
    apiKey: 'k',
    async fetch(request) {
      asked.push(request.headers.get('last-event-id'));
      return answers.shift() ?? Response.error();
    },
  });

test('after a break it goes on with what came last, and ends with the scan', async () => {
  const asked: (string | null)[] = [];
  const [first, rest] = [event('a').slice(0, 20), event('a').slice(20)];
  const client = clientOf(
    [
      stream([`retry: 1000\n\n${first}`, `${rest}: still here\n\n`], true),
      stream([event('b'), event('c', 'end')]),
    ],
    asked,
  );
  const seen: string[] = [];
  for await (const { status } of followScan(client, 'scn_1')) seen.push(status);
  expect(seen).toEqual(['running', 'running', 'completed']);
  expect(asked).toEqual([null, 'a']);
});

test('a refusal is thrown at once', async () => {
  const problem = {
    title: 'Not found',
    detail: 'No scan scn_1.',
    status: 404,
    code: 'not_found',
    instance: 'req_1',
  };
  const client = clientOf([Response.json(problem, { status: 404 })]);
  await expect(followScan(client, 'scn_1').next()).rejects.toThrow(SvcError);
});

import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pack } from './pack.ts';

const asked = new Request('http://svc.test/mcp', { headers: { 'accept-encoding': 'gzip, deflate' } });
const bytes = (text: string) => new TextEncoder().encode(text);

/** A body whose pieces come when they are sent. */
function body() {
  let control: ReadableStreamDefaultController | undefined;
  const stream = new ReadableStream({
    start(controller) {
      control = controller;
    },
  });
  return {
    stream,
    send: (text: string) => control?.enqueue(bytes(text)),
    end: () => control?.close(),
  };
}

test('a short answer is sent whole, with its length, and not compressed', async () => {
  const response = await pack(asked, new Response('{"ok":true}', { status: 202 }));
  expect(response.status).toBe(202);
  expect(response.headers.get('content-length')).toBe('11');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('{"ok":true}');
});

test('a long answer is compressed for who takes that, and for nobody else', async () => {
  const text = 'presence '.repeat(1_000);
  const packed = await pack(asked, new Response(text));
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const sent = Buffer.from(await packed.arrayBuffer());
  expect(sent.length).toBeLessThan(text.length / 4);
  expect(gunzipSync(sent).toString()).toBe(text);
  const plain = await pack(new Request('http://svc.test/mcp'), new Response(text));
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
});

test('progress arrives before the answer ends', async () => {
  const { stream, send, end } = body();
  send('one');
  const response = await pack(asked, new Response(stream));
  const reader = response.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('one');
  send('two');
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('two');
  end();
  expect((await reader?.read())?.done).toBe(true);
});

test('an answer that begins late shows its headers before', async () => {
  const { stream, send, end } = body();
  const response = await pack(asked, new Response(stream));
  expect(response.headers.get('content-encoding')).toBe('gzip');
  send('late');
  end();
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('late');
});

test('an answer without a body stays one', async () => {
  const response = await pack(asked, new Response(null, { status: 204 }));
  expect([response.status, response.body]).toEqual([204, null]);
});

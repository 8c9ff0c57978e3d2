import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const line = `GPTBot ${`${fill('111 a ', 198)}[${fill('x', 25)}] "GET ${fill('y', 3_900)}`.repeat(3)}`;
const megabyte = 1_000_000;

/** Server logs that cost their reader most. */
const logs = [
  fill(`${line.slice(0, 15_990)}\n`, megabyte),
  `#Fields: ${fill('name ', megabyte)}\n${fill('GPTBot x\n', megabyte)}`,
].map((log) => gzipSync(log));
const slowSenders = 205;
const slowMs = 4_000;

export interface Target {
  port: number;
  key: string;
  projectId: string;
}

/** Sends one of the worst logs; the status, or null where the API is away. */
export async function sendWorstLog({ port, key, projectId }: Target, turn: number): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/projects/${projectId}/traffic/logs`, {
    method: 'POST',
    signal: AbortSignal.timeout(30_000),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/plain', 'content-encoding': 'gzip' },
    body: new Uint8Array(logs[turn % logs.length] ?? Buffer.alloc(0)),
  }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? null;
}

/** Begins as many requests as the API has places, one byte each, and leaves them so for some seconds. */
export async function sendSlowly({ port, key }: Target): Promise<void> {
  const head = `POST /v1/projects HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`;
  const sockets = Array.from({ length: slowSenders }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).write(head);
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, slowMs));
  for (const socket of sockets) socket.destroy();
}

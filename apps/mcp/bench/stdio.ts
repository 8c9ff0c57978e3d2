import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const opening = {
  protocolVersion: '2025-11-25',
  // A client that shows charts is listed one tool more.
  capabilities: {
    extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } },
  },
  clientInfo: { name: 'bench', version: '1' },
};
const lines = [
  { id: 1, method: 'initialize', params: opening },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }));

interface Start {
  milliseconds: number;
  /** Resident megabytes once the list was sent. */
  megabytes: number;
  list: { tools: Record<string, unknown>[] };
}

/** From the spawn to the list of tools. */
export async function startAndList(cli: string, args: string[], env: Record<string, string>): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, [cli, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.write(`${lines.join('\n')}\n`);
  for await (const line of createInterface({ input: child.stdout })) {
    const message = JSON.parse(line);
    if (message.id !== 2) continue;
    const milliseconds = performance.now() - began;
    const megabytes = residentMegabytes(child);
    child.stdin.end();
    await once(child, 'exit');
    return { milliseconds, megabytes, list: message.result };
  }
  throw new Error('svc-mcp ended before it listed its tools');
}

/** A process that only says a word: what every start costs. */
export async function startBare(): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("up")'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  const milliseconds = performance.now() - began;
  await once(child, 'exit');
  return milliseconds;
}

export const residentMegabytes = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

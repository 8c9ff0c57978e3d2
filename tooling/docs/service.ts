import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operations } from '@svc/core/operations';
import { demoMarket } from '@svc/engines/sandbox';
import { testDatabase } from '@svc/testing';
import { createApp } from '../../apps/api/src/app.ts';
import { listen } from '../../apps/api/src/server.ts';
import { openCaller, requester } from '../../apps/api/src/testing/world.ts';
import { type Stack, startStack } from '../../apps/worker/src/test/stack.ts';

const page = `<html lang="en"><head><title>Planderly | Shift scheduling software</title></head><body><h1>Planderly</h1>
<p>${'Planderly is shift scheduling software for hospitals and shops: plan shifts, swap them, and keep to working hours. '.repeat(12)}</p></body></html>`;

export interface DocsService {
  api: string;
  /** A page that the service may read. */
  pageUrl: string;
  /** A test key of an administrator. */
  key: string;
  stack: Stack;
  /** The folder in which readers paste code: `@svc/client` is installed there. */
  folder: string;
  bash: (script: string, env?: Record<string, string>) => Promise<string>;
  node: (file: string, env?: Record<string, string>) => Promise<string>;
  close: () => Promise<void>;
}

/** The service as a reader of its docs has it: over HTTP, with a worker and emulated engines. */
export async function openService(): Promise<DocsService> {
  const pages = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await once(pages.listen(0, '127.0.0.1'), 'listening');
  const pageHost = `127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const clone = await testDatabase();
  const brands = demoMarket.brands.map(({ name, aliases, domains: [domain = ''] }) => ({
    name,
    aliases,
    domain,
  }));
  const stack = await startStack({
    databaseUrl: clone.ownerUrl,
    emulator: { brands },
    egressAllow: pageHost,
  });
  await stack.startWorker();
  const { app, close } = createApp({
    environment: stack.environment,
    operations,
    docs: { publicUrl: 'http://api.test' },
    validateResponses: true,
    ready: () => true,
  });
  const limits = { headersTimeoutMs: 15_000, bodyTimeoutMs: 30_000, connectionsPerAddress: 100 };
  const server = listen({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, ...limits }, () => {});
  if (!server.listening) await once(server, 'listening');
  const { context, environment } = stack;
  const caller = await openCaller(
    { context, twin: context, environment },
    requester(app, () => null),
  );
  const folder = mkdtempSync(join(tmpdir(), 'svc-docs-'));
  mkdirSync(join(folder, 'node_modules/@svc'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../packages/client'), join(folder, 'node_modules/@svc/client'));
  const run = async (program: string, args: string[], env: Record<string, string> = {}): Promise<string> => {
    const options = { cwd: folder, timeout: 280_000, maxBuffer: 1 << 26, env: { ...process.env, ...env } };
    return (await promisify(execFile)(program, args, options)).stdout;
  };
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pageUrl: `http://${pageHost}/`,
    key: caller.secret,
    stack,
    folder,
    bash: (script, env) => run('bash', ['-c', script], env),
    node: (file, env) => run('node', [file], env),
    async close() {
      server.close();
      server.closeAllConnections();
      pages.close();
      await close();
      await stack.close();
      await clone.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

export interface CodeBlock {
  language: string;
  code: string;
}

export const codeBlocks = (markdown: string): CodeBlock[] =>
  [...markdown.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import type { Context } from 'hono';
import type { Authenticator } from '../../middleware/authenticate.ts';
import { sendFile } from '../../middleware/kept-file.ts';
import type { AppEnv } from '../../schema.ts';
import { readFiles } from './files.ts';
import { mountSessions } from './session.ts';

export interface ConsoleOptions {
  environment: Environment;
  authenticator: Authenticator;
  /** Folder of the console's build; null: this deployment has none. */
  folder: string | null;
  /** Whether the folder may appear later: `npm start` builds the console while the API is up already. */
  comesLater: boolean;
}

// Loaded again once the console is there, with the fragment of its address, which may be a token that signs in.
const waiting = `const look = async () => {
  const found = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (found?.ok) location.reload();
  else setTimeout(look, 1000);
};
setTimeout(look, 1000);`;
const notBuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>The console is being built</title></head><body style="max-width:36rem;margin:4rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif"><main><h1 style="font-size:1.3rem">The console is being built</h1><p>It opens here in a few seconds. The API answers already.</p></main><script>${waiting}</script></body></html>`;
const notBuiltHeaders = {
  'cache-control': 'no-store',
  'retry-after': '1',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; connect-src 'self'; script-src 'sha256-${createHash('sha256').update(waiting).digest('base64')}'`,
  'x-content-type-options': 'nosniff',
};

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The console: its files, and the sessions of those who use it. All else it does through the public API. */
export function mountConsole(app: OpenAPIHono<AppEnv>, options: ConsoleOptions): void {
  mountSessions(app, options);
  if (options.folder === null) return;
  const files = filesOf(options.folder, options);

  const send = (c: Context<AppEnv>, name: string): Response => {
    const page = name === 'index.html';
    const built = files();
    if (built === null && page) return c.html(notBuilt, 503, notBuiltHeaders);
    const file = built?.get(name);
    // Never the page in place of a missing script: a tab from before an update would try to run it.
    if (!file) return c.text('There is no such file.', 404, { 'cache-control': 'no-store' });
    return sendFile(c, file, {
      'cache-control': page ? 'no-cache' : 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      ...(page && { 'content-security-policy': policy, 'cross-origin-opener-policy': 'same-origin' }),
    });
  };
  app.get('/app/assets/:name', (c) => send(c, `assets/${c.req.param('name')}`));
  app.get('/app/icon.svg', (c) => send(c, 'icon.svg'));
  app.get('/app', (c) => send(c, 'index.html'));
  app.get('/app/*', (c) => send(c, 'index.html'));
}

type Files = ReturnType<typeof readFiles>;

/** The files, read at once; or, where they may come later, with the first request after that, and null until then. */
function filesOf(folder: string, { environment, comesLater }: ConsoleOptions): () => Files | null {
  let files = comesLater && !existsSync(folder) ? null : readFiles(folder, environment.productName);
  return () => {
    if (files === null && existsSync(folder)) files = readFiles(folder, environment.productName);
    return files;
  };
}

import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
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

/** A build takes a few seconds. */
const mostSeconds = 60;
const notYet = new ServiceError('overloaded', 'The console is still being built. Try again in a moment.', {
  retryAfter: 5,
});

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

  const send = async (c: Context<AppEnv>, name: string): Promise<Response> => {
    const file = (await files()).get(name);
    // Never the page in place of a missing script: a tab from before an update would try to run it.
    if (!file) return c.text('There is no such file.', 404, { 'cache-control': 'no-store' });
    const page = name === 'index.html';
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

/** The files, read at once; or, where they may come later, with the first request after that. */
function filesOf(folder: string, { environment, comesLater }: ConsoleOptions): () => Promise<Files> {
  let files = comesLater && !existsSync(folder) ? null : readFiles(folder, environment.productName);
  return async () => {
    for (let waited = 0; files === null && !existsSync(folder); waited += 1) {
      if (waited === mostSeconds * 10) throw notYet;
      await delay(100);
    }
    files ??= readFiles(folder, environment.productName);
    return files;
  };
}

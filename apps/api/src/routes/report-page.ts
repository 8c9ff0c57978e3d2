import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { type FileName, type Opened, openShare, takePass } from '@svc/core/resource/tell/report';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { compress } from '../middleware/compress.ts';
import { isSecure } from '../middleware/session-cookie.ts';
import type { AppEnv } from '../schema.ts';

const files: Readonly<Record<string, FileName>> = {
  '': 'report.html',
  '.json': 'report.json',
  '.md': 'report.md',
  '.pdf': 'report.pdf',
  '.csv': 'report.csv',
  '.pptx': 'report.pptx',
  '.xlsx': 'report.xlsx',
  '/chart.svg': 'chart.svg',
  '/badge.svg': 'badge.svg',
};

const headers = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};
const bare = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Shared reports, for whoever has the link: a page, its other formats, a picture and a badge. */
export function mountReportPages(app: OpenAPIHono<AppEnv>, environment: Environment): void {
  app.get('/r/:name', (c) => {
    const [, token = '', ending = ''] = /^([\w-]+)(\.\w+)?$/.exec(c.req.param('name')) ?? [];
    return show(c, environment, token, ending);
  });
  app.get('/r/:token/:picture', (c) =>
    show(c, environment, c.req.param('token'), `/${c.req.param('picture')}`),
  );
  app.post('/r/:token', async (c) => {
    const token = c.req.param('token');
    if (Number(c.req.header('content-length') ?? 10_000) > 2_000)
      return notShown(c, { kind: 'password_wrong' });
    const { password } = await c.req.parseBody();
    const taken = await takePass(environment, {
      token,
      password: typeof password === 'string' ? password.slice(0, 200) : '',
    });
    if ('kind' in taken) return notShown(c, taken);
    setCookie(c, cookieOf(token), taken.pass, {
      path: '/r',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure(c, environment),
      maxAge: taken.hours * 3_600,
    });
    return c.redirect(`/r/${token}`, 303);
  });
}

const cookieOf = (token: string): string => `svc_share_${token.slice(0, 12).replace(/[^\w-]/g, '')}`;

async function show(
  c: Context<AppEnv>,
  environment: Environment,
  token: string,
  ending: string,
): Promise<Response> {
  const file = files[ending];
  if (!file) return notShown(c, { kind: 'gone' });
  const opened = await openShare(environment, {
    token: token.slice(0, 100),
    file,
    password: basicPassword(c.req.header('authorization')),
    pass: getCookie(c, cookieOf(token)),
  });
  if (opened.kind !== 'file') return notShown(c, opened);
  const { contentType, body, size, policy } = opened.file;
  const common = { ...headers, 'content-type': contentType };
  if (file !== 'report.html')
    return c.body(body, 200, { ...common, 'content-security-policy': bare, 'content-length': String(size) });
  const packed = await compress(await new Response(body).text(), c.req.header('accept-encoding'));
  return c.body(packed.body, 200, {
    ...common,
    'content-security-policy': policy,
    ...(packed.encoding && { 'content-encoding': packed.encoding }),
  });
}

/** Password from HTTP basic authentication, for programs: `curl -u :password`. The name does not matter. */
function basicPassword(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,400})$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  return text.slice(text.indexOf(':') + 1).slice(0, 200);
}

const sayings = {
  gone: [404, 'This report does not exist, or was removed.', 'Diesen Bericht gibt es nicht oder nicht mehr.'],
  not_built: [
    404,
    'This report is being built. Try again in a minute.',
    'Dieser Bericht wird noch erstellt.',
  ],
  password_needed: [401, 'This report needs a password.', 'Dieser Bericht ist mit einem Passwort geschützt.'],
  password_wrong: [401, 'This is not the password.', 'Das ist nicht das Passwort.'],
  too_many_guesses: [
    429,
    'Too many wrong passwords. Try again later.',
    'Zu viele falsche Passwörter. Versuchen Sie es später wieder.',
  ],
} as const;

function notShown(c: Context<AppEnv>, refused: Exclude<Opened, { kind: 'file' }>): Response {
  const [status, english, german] = sayings[refused.kind];
  const asks = refused.kind === 'password_needed' || refused.kind === 'password_wrong';
  const form = asks
    ? '<form method="post"><label>Password / Passwort <input type="password" name="password" autocomplete="current-password" required autofocus></label> <button>Open / Öffnen</button></form>'
    : '';
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Report</title></head><body><main><p>${english}</p><p lang="de">${german}</p>${form}</main></body></html>`;
  return c.body(page, status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': bare,
    ...(refused.kind === 'too_many_guesses' && { 'retry-after': String(refused.retryAfter) }),
  });
}

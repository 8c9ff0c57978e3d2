import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@svc/testing/embedded';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizeUrl, newVerifier } from '../../apps/api/src/testing/programs.ts';
import { authorizationSuite } from '../../apps/mcp/src/testing/conformance/suite.ts';
import { hearFaults, openBrowser, overflow, patience, photograph, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
let faults: string[];
const without = !hasBrowser();

/** The program's end on the person's own machine. */
const program = createServer((_, response) => {
  response.end('The program has what it needs.');
});

beforeAll(async () => {
  if (without) return;
  program.listen(0, '127.0.0.1');
  [served, browser] = await Promise.all([serveConsole(), openBrowser(), once(program, 'listening')]);
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  faults = hearFaults(page);
});
afterAll(async () => {
  program.closeAllConnections();
  program.close();
  await browser?.close();
  await served?.close();
});

test.skipIf(without)(
  'a program is let in by whoever signs in on the way, and ended beside the keys',
  async () => {
    const callback = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
    const json = { 'content-type': 'application/json' };
    const registered = await fetch(`${served.url}/oauth/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ client_name: 'Notebook', redirect_uris: [callback] }),
    });
    const { client_id } = (await registered.json()) as { client_id: string };
    const verifier = newVerifier();
    const client = { client_id, redirect_uri: callback };
    const begin = `${served.url}${authorizeUrl(verifier, { ...client, resource: served.url })}`;

    await page.goto(begin);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(await served.signInLink());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Notebook asks to work with your figures.').waitFor();
    await page.getByText('so its name is unverified').waitFor();
    await page.getByText('It runs on a computer').waitFor();
    await page.getByLabel('Data', { exact: false }).first().selectOption('live');
    expect(await violations(page)).toEqual([]);
    await photograph(page, 'connect');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await photograph(page, 'connect-phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel('Credits it may spend a month').fill('250');
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/callback');
    const back = new URL(page.url()).searchParams;
    expect(back.get('iss')).toBe(served.url);
    const redeemed = await fetch(`${served.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        ...client,
        code: back.get('code') ?? '',
        code_verifier: verifier,
        resource: served.url,
      }),
    });
    const tokens = (await redeemed.json()) as { access_token: string };
    const me = await fetch(`${served.url}/v1/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(await me.json()).toMatchObject({ mode: 'live', key: { name: 'Notebook' } });

    await page.goto(`${served.url}/app/settings/keys`);
    const row = page.getByRole('row').filter({ hasText: 'Notebook' });
    await row.getByText('signed in by 127.0.0.1').waitFor();
    await row.getByText('250 credits a month').waitFor();
    expect(await row.getByRole('button', { name: 'Rotate' }).count()).toBe(0);
    await photograph(page, 'connected-keys');
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByText('refused at once').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row.getByText('revoked').waitFor();
    expect(faults).toEqual([]);
  },
);

test.skipIf(without)('whoever says no sends the program away; the page works once', async () => {
  const registered = await fetch(`${served.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Other', redirect_uris: ['http://127.0.0.1/callback'] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const callback = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
  await page.goto(
    `${served.url}${authorizeUrl(newVerifier(), { client_id, redirect_uri: callback, scope: 'scores:read' })}`,
  );
  const asked = page.url();
  await page.getByRole('button', { name: 'Do not allow' }).click();
  await page.waitForURL((url) => url.pathname === '/callback');
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  await page.goto(asked);
  await page.getByText('This took too long, was answered already').waitFor();
});

test.skipIf(without)('the official suite’s scenarios for authorization servers pass', async () => {
  // Below the ports that any connection of this machine may be given before the suite listens.
  const port = await freePort(24_500);
  const callback = `http://127.0.0.1:${port}/callback`;
  const registered = await fetch(`${served.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Conformance', redirect_uris: [callback] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const outcome = await authorizationSuite({
    issuer: served.url,
    clientId: client_id,
    port,
    async follow(address) {
      await page.goto(address);
      await page.getByRole('button', { name: 'Allow', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/callback');
    },
  });
  expect(outcome, outcome.output).toMatchObject({ failed: 0 });
  expect(outcome.passed).toBeGreaterThanOrEqual(3);
});

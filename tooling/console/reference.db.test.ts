import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearFaults, openBrowser, overflow, patience, photograph, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;

const without = !hasBrowser();

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const open = async (path: string, options: Parameters<Browser['newPage']>[0] = {}) => {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(patience);
  await page.goto(served.url + path);
  return page;
};

test.skipIf(without).each([
  ['light', 1280],
  ['dark', 390],
] as const)('the reference can be read without scripts, %s, %d pixels wide', async (colorScheme, width) => {
  for (const path of ['/docs/reference', '/docs/reference/start_scan', '/docs/reference/scan.completed']) {
    const options = { colorScheme, viewport: { width, height: 900 } };
    const page = await open(path, { ...options, javaScriptEnabled: false });
    expect(await page.locator('main li').count()).toBeGreaterThan(3);
    await page.close();
    const looked = await open(path, options);
    expect(await overflow(looked)).toBeLessThanOrEqual(0);
    expect(await violations(looked)).toEqual([]);
    await photograph(looked, `${path}-${colorScheme}`);
    await looked.close();
  }
});

test.skipIf(without)(
  'words find an operation, and an address of the former interface leads to its page',
  async () => {
    const page = await open('/docs/reference');
    const faults = hearFaults(page);
    await page.getByLabel('Find an operation').fill('start scan');
    const shown = page.locator('#all li:visible');
    await expect.poll(() => shown.count()).toBeLessThan(10);
    expect(await shown.allTextContents()).toContainEqual(expect.stringContaining('/v1/scans'));
    await page.getByLabel('Find an operation').fill('xyzzy');
    await page.getByText('Nothing has these words').waitFor();
    await page.goto('about:blank');
    await page.goto(`${served.url}/docs/reference#/Scans/start_scan`);
    await page.getByRole('heading', { name: 'Start a scan', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  },
);

test.skipIf(without)('an operation is tried where it is described', async () => {
  const page = await open('/docs/reference/list_projects');
  await page.getByRole('link', { name: 'Try it' }).click();
  const answer = page.waitForResponse((one) => new URL(one.url()).pathname === '/v1/projects');
  await page.getByRole('button', { name: 'Execute' }).click();
  // Without a key: the request arrived, and was refused.
  expect((await answer).status()).toBe(401);
  await page.close();
});

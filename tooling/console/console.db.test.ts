import { startScan } from '@svc/core/resource/scan';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearFaults, openBrowser, overflow, violations } from './browser.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
let faults: string[];
let projectId: string;

/** Set where no browser can be had: .ci/run says so. */
const without = process.env.SVC_NO_BROWSER === '1';

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
  page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  faults = hearFaults(page);
  const { stack } = served;
  projectId = await stack.project({
    engines: ['openai', 'perplexity'],
    samplesK: 3,
    prompts: ['Which payroll software is best?', 'Best point of sale system for a bakery?'],
  });
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** A page of the console over the test data. */
const open = async (path: string): Promise<void> => {
  await page.goto(`${served.url}/app${path}${path.includes('?') ? '&' : '?'}mode=test`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

test.skipIf(without)(
  'a link signs in, once, and without a session every page leads to the sign-in',
  async () => {
    await page.goto(`${served.url}/app/projects/${projectId}`);
    await page.getByRole('button', { name: 'Mail me a link' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const link = await served.signInLink();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    const second = await browser.newPage();
    await second.goto(link);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await second.getByText('This link was used or has expired').waitFor();
    await second.close();
  },
);

test.skipIf(without)(
  'test data is framed, and pages hold in both themes, on a phone and on a desk',
  async () => {
    const { stack } = served;
    const { id } = await startScan(stack.context, { projectId });
    await stack.settle(id);
    for (const [width, colorScheme] of [
      [1_440, 'light'],
      [360, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const path of ['/', `/projects/${projectId}`]) {
        await open(path);
        await page.getByText('Invented answers').waitFor();
        await page.waitForLoadState('networkidle');
        expect([path, await violations(page), await overflow(page)]).toEqual([path, [], 0]);
      }
    }
    expect(faults).toEqual([]);
  },
);

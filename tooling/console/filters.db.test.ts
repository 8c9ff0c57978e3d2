import { startScan } from '@svc/core/resource/measure/scan';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearFaults, jump, leave, openBrowser, overflow, patience, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
let faults: string[];
let projectId: string;
let rivalId: string;

const without = !hasBrowser();

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
  page.setDefaultTimeout(patience);
  faults = hearFaults(page);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  const { stack } = served;
  projectId = await stack.project({
    engines: ['openai', 'perplexity'],
    samplesK: 2,
    prompts: ['Which payroll software is best?', 'Best point of sale system for a bakery?'],
  });
  const added = await page.request.post(`${served.url}/v1/projects/${projectId}/competitors`, {
    headers: { 'svc-mode': 'test', origin: served.url },
    data: { name: 'Lumenta', domains: ['lumenta.example'] },
  });
  rivalId = String(((await added.json()) as { id?: string }).id);
  const { id } = await startScan(stack.context, { projectId });
  await stack.settle(id);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const open = async (path: string, search = ''): Promise<void> => {
  await page.goto(`${served.url}/app/projects/${projectId}${path}?mode=test${search}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const bar = () => page.getByRole('search', { name: 'Filters' });

test.skipIf(without)('filters go along, and one that has no say is struck out with its reason', async () => {
  await open('/prompts', '&topic=payroll&lang=en&frame=market');
  await bar().getByText('payroll').waitFor();
  expect(await page.locator('.barred').count()).toBe(0);
  await page.getByRole('link', { name: 'Answers', exact: true }).click();
  await bar().getByText('Language and Questions like these do not apply to single answers.').waitFor();
  expect(await bar().locator('.barred').allTextContents()).toEqual([expect.stringMatching('English')]);
  await page.getByRole('link', { name: 'Improve', exact: true }).click();
  await bar()
    .getByText(/Topic, .*Period.* do not apply to moves\./)
    .waitFor();
  expect(new URL(page.url()).searchParams.get('topic')).toBe('payroll');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('f');
  await page
    .getByRole('dialog')
    .getByText(/do not apply to moves/)
    .waitFor();
  expect(await overflow(page)).toBe(0);
  await leave(page.getByRole('dialog'));
  await page.setViewportSize({ width: 1_440, height: 900 });
});

test.skipIf(without)(
  'a view is saved from the bar, found in the menu and the search, changed and removed',
  async () => {
    await open('/answers', '&present=true');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name', { exact: true }).fill('With us');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'With us' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change the view With us' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Answers with us');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Answers with us' }).waitFor();
    await open('/sources');
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').fill('answers with');
    await page.getByRole('option', { name: /Answers with us/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/answers\?/);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('present'), searchParams.get('mode')]).toEqual(['true', 'test']);
    await page.getByRole('button', { name: 'Change the view Answers with us' }).click();
    await page.getByRole('button', { name: 'Delete the view Answers with us' }).click();
    await page.getByRole('link', { name: 'Answers with us' }).waitFor({ state: 'detached' });
  },
);

test.skipIf(without)('a filter is chosen by mouse and by keyboard', async () => {
  await open('');
  await page.getByRole('button', { name: /^Last 4 weeks/ }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await page.waitForURL(/period=7d/);
  await page.getByRole('button', { name: /^Last 7 days/ }).press('Enter');
  await page.getByRole('option', { name: 'Last 7 days' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/period=84d/);
  await page.getByRole('button', { name: 'Reset' }).click();
});

test.skipIf(without)('keys search in the page, and lead to filters, inbox and reports', async () => {
  await open('/answers');
  await page.locator('.explorer-search input').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('payroll');
  await page.waitForURL(/q=payroll/);
  await page.locator('main h1').click();
  await jump(page, 'b');
  await leave(page.getByRole('dialog', { name: 'Inbox' }));
  await page.keyboard.press('f');
  await leave(page.getByRole('dialog', { name: 'Filters' }));
  await jump(page, 'r');
  await page.getByRole('heading', { name: 'No report yet.', level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
});

test.skipIf(without)('a rival’s cell leads to the answers that name it', async () => {
  expect(rivalId).toMatch(/^brd_/);
  await open('/competitors');
  const asked = page.waitForRequest((request) => request.url().includes(`brandId=${rivalId}`));
  await page
    .getByRole('row', { name: /Lumenta/ })
    .getByRole('link')
    .first()
    .click();
  await asked;
  await page.getByRole('link', { name: 'with Lumenta' }).click();
  await page.waitForURL((url) => !url.searchParams.has('brandId'));
  expect(faults).toEqual([]);
});

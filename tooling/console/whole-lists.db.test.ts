import { startScan } from '@svc/core/resource/measure/scan';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, patience } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
let projectId: string;

const without = !hasBrowser();
/** More than one page of any list. */
const many = 130;
/** By name the last of them. */
const last = (what: string): string => `${what} ${many - 1}`;

const send = async (method: 'post' | 'put', path: string, data: object): Promise<void> => {
  const answer = await page.request[method](`${served.url}/v1${path}`, {
    headers: { 'svc-mode': 'test', origin: served.url },
    data,
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
};

/** Ten at a time. */
async function make(what: string, one: (name: string, index: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < many; from += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        one(`${what} ${String(from + index).padStart(3, '0')}`, from + index),
      ),
    );
}

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
  page.setDefaultTimeout(patience);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  const { stack } = served;
  projectId = await stack.project({
    engines: ['openai', 'perplexity'],
    samplesK: 5,
    prompts: Array.from({ length: 13 }, (_, index) => `Which payroll software is best for team ${index}?`),
  });
  const { id } = await startScan(stack.context, { projectId });
  await stack.settle(id);
  const inside = `/projects/${projectId}`;
  await make('Segment', (name) =>
    send('post', `${inside}/segments`, { name, rules: { engines: ['openai'] } }),
  );
  await make('Channel', (name, index) =>
    send('post', `${inside}/notification-channels`, {
      ...{ kind: 'slack', name },
      address: `https://hooks.slack.com/services/T0/B0/${index}`,
    }),
  );
}, 400_000);
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const open = async (path: string): Promise<void> => {
  await page.goto(`${served.url}/app/projects/${projectId}${path}${path.includes('?') ? '&' : '?'}mode=test`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

test.skipIf(without)(`of ${many} segments each can be chosen as a filter`, async () => {
  await open('');
  await page.getByRole('search', { name: 'Filters' }).getByRole('button', { name: 'Filter' }).click();
  const choice = page.getByRole('dialog').getByLabel('Segment');
  await expect.poll(() => choice.locator('option').count()).toBe(many + 1);
  expect(await choice.locator('option').last().textContent()).toBe(last('Segment'));
});

test.skipIf(without)(`of ${many} channels each can be told of a rule`, async () => {
  await open('/reports/alerts/rules?new=true');
  await expect
    .poll(() => page.getByRole('dialog').getByLabel(last('Channel')).count(), { timeout: patience })
    .toBe(1);
});

test.skipIf(without)('a search that finds more than a hundred answers lists all of them', async () => {
  const query = 'people or price or plan or use or shop or team or names or check';
  const found = await page.request.post(`${served.url}/v1/projects/${projectId}/answers/search`, {
    headers: { 'svc-mode': 'test', origin: served.url },
    data: { query, limit: 1 },
  });
  const { total } = (await found.json()) as { total: number };
  expect(total).toBeGreaterThan(100);
  await open(`/answers?q=${encodeURIComponent(query)}`);
  await page.locator('main [aria-rowindex="2"]').waitFor();
  // The head is row 1; rows out of sight are not in the page.
  const reached = () =>
    page
      .locator('main [aria-rowindex]')
      .evaluateAll((rows) => Math.max(...rows.map((row) => Number(row.getAttribute('aria-rowindex')))));
  await expect
    .poll(
      async () => {
        await page.locator('main [aria-rowindex]').last().scrollIntoViewIfNeeded();
        return reached();
      },
      { timeout: patience },
    )
    .toBe(total + 1);
});

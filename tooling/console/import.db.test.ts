import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearFaults, openBrowser, overflow, patience, photograph, tabTo, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
let faults: string[];

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
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const project = () => served.stack.project({ engines: ['openai'], samplesK: 1, prompts: ['Best planner?'] });
const open = async (projectId: string): Promise<void> => {
  await page.goto(`${served.url}/app/projects/${projectId}/answers/import?mode=test`);
  await page.getByText('Drop a file here, or choose one').waitFor();
};
const choose = (name: string, buffer: Buffer, mimeType: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const answersOf = async (projectId: string): Promise<number> => {
  const [row] = await served.stack
    .owner`select count(*)::int as n from answer where project_id = ${projectId}`;
  return Number(row?.n);
};

/** Within the last days, so that the console's default period includes them. */
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString();

test.skipIf(without)('a CSV of unknown columns is mapped, rehearsed, imported, and taken back', async () => {
  const projectId = await project();
  const rows = Array.from(
    { length: 40 },
    (_, at) =>
      `a${at},Which planner suits shop ${at % 10}?,"Acme is fine, says [a test](https://tests.example/${at}).",${day(1 + (at % 2))}`,
  );
  const csv = ['nr,Frage,Antwort,Wann', ...rows, 'x1,,No prompt,', ''].join('\n');
  await open(projectId);
  await choose('may.csv', Buffer.from(csv), 'text/csv');
  await page.getByRole('heading', { level: 1, name: 'Nothing of this file can be imported yet' }).waitFor();
  await page.getByText('41 rows refused').waitFor();
  const problems = page.getByRole('region', { name: 'Rows that are refused' });
  expect(await problems.getByRole('row').nth(1).textContent()).toMatch(/^2/);
  expect(await answersOf(projectId)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Read as: Frage').selectOption({ label: 'Prompt' });
  await page.getByLabel('Read as: Antwort').selectOption({ label: 'Answer, as text or Markdown' });
  await page.getByLabel('Read as: Wann').selectOption({ label: 'When it was asked' });
  await page.getByLabel('Read as: nr').selectOption({ label: 'Id of the answer' });
  await page.locator('select[name=engine]').selectOption('chatgpt-ui');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('heading', { level: 1, name: '40 answers can be imported' }).waitFor();
  await page.getByText('1 row refused').waitFor();
  await page.getByText('It is not known how often each prompt was asked', { exact: false }).waitFor();
  expect(await overflow(page)).toBe(0);
  await photograph(page, 'import-checked');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.getByRole('button', { name: 'Import 40 answers' }).click();
  await page.getByRole('heading', { level: 1, name: '40 answers imported' }).waitFor();
  expect(await answersOf(projectId)).toBe(40);
  await page.getByRole('link', { name: 'Read the answers' }).click();
  await page.getByRole('heading', { level: 1, name: '40 answers' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'See the figures' }).click();
  await page.locator('h1.display em').first().waitFor();
  await page.goBack();
  // Once something was measured, figures leave imported answers out, and a filter shows them.
  await served.stack.owner`update scan set origin = 'measured' where id =
    (select id from scan where project_id = ${projectId} order by created_at desc limit 1)`;
  await page.reload();
  await page.getByText('Figures stay those of the measured answers.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'See the figures' }).click();
  await page.getByRole('button', { name: 'Answers imported' }).click();
  expect(new URL(page.url()).searchParams.get('origin')).toBe('imported');
  await page.getByRole('option', { name: 'measured', exact: true }).click();
  await page.getByRole('button', { name: 'Answers measured' }).waitFor();
  await photograph(page, 'import-origins');
  await page.goBack();
  await page.goBack();
  // A file holds what is asked for.
  const imported = page.url();
  await page.goto(`${served.url}/app/projects/${projectId}/reports/exports?mode=test`);
  await page.locator('select[name=origin]').selectOption('imported');
  await page.getByRole('button', { name: 'Make a file' }).click();
  const filters = () => served.stack.owner`select filters from data_export where project_id = ${projectId}`;
  await expect.poll(filters).toMatchObject([{ filters: { origin: 'imported' } }]);
  await page.goto(imported);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('heading', { level: 1, name: /Bring answers/ }).waitFor();
  await expect.poll(() => answersOf(projectId)).toBe(0);
});

const ndjson = (count: number, text = (at: number) => `Acme answers ${at}.`): Buffer =>
  gzipSync(
    Array.from({ length: count }, (_, at) =>
      JSON.stringify({
        ...{ id: `n${at}`, prompt: `Which till suits café ${at % 50}?`, topic: `topic ${at % 10}` },
        ...{ engine: 'ChatGPT', askedAt: day(2), country: 'DE', language: 'en', text: text(at) },
      }),
    ).join('\n'),
  );

test.skipIf(without)('a gzipped NDJSON is imported by keyboard alone', async () => {
  const projectId = await project();
  await open(projectId);
  await tabTo(page, page.locator('input[type=file]'));
  await choose('screens.ndjson.gz', ndjson(500), 'application/gzip');
  await page.getByRole('heading', { level: 1, name: '500 answers can be imported' }).waitFor();
  await page
    .getByText('ChatGPT (screen): 500')
    .or(page.getByText(/ChatGPT.*: 500/))
    .first()
    .waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Import 500 answers' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '500 answers imported' }).waitFor();
  expect(await answersOf(projectId)).toBe(500);
});

test.skipIf(without)(
  'one that is cancelled halfway leaves nothing, and is told of among the earlier ones',
  async () => {
    const projectId = await project();
    await open(projectId);
    const long = 'People compare tills for a long time before they choose one. '.repeat(20);
    await choose(
      'long.ndjson.gz',
      ndjson(30_000, (at) => `${at} ${long}`),
      'application/gzip',
    );
    await page.getByRole('button', { name: 'Import 30,000 answers' }).click();
    await expect.poll(() => answersOf(projectId), { interval: 50 }).toBeGreaterThan(0);
    await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { level: 1, name: /^Cancelled\./ }).waitFor();
    await expect.poll(() => answersOf(projectId)).toBe(0);
    await page.getByRole('row', { name: /long\.ndjson\.gz.*Cancelled/ }).waitFor();
    expect(faults).toEqual([]);
  },
);

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearFaults, openBrowser, patience, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { readInGerman } from './german.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { viewer } from './pictures.ts';
import { type Sampled, serveSample } from './sampled.ts';

let served: Sampled;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
let faults: string[];

const without = !hasBrowser();

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveSample(), openBrowser()]);
  const context = await viewer(browser, 'light', await served.signInLink());
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  faults = hearFaults(page);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const open = async (path: string): Promise<void> => {
  await page.goto(served.address(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Rows that name no surface, as a program or an earlier release may leave them. */
async function mixSurfaces(): Promise<void> {
  const { projectId, workspaceId } = served.sample;
  const url = `${served.url}/v1/projects/${projectId}/scorecards`;
  const headers = { 'svc-mode': 'test', 'svc-workspace': workspaceId };
  const { items } = await (await page.request.get(url, { headers })).json();
  const rows = [
    { name: 'Presence', target: 0.4 },
    { name: 'Mention', measure: 'mention', target: 0.35 },
  ];
  const authorization = `Bearer ${served.sample.apiKey}`;
  const changed = await fetch(`${url}/${items[0].id}`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ rows }),
  });
  expect(changed.status).toBe(200);
}

test.skipIf(without)('a goal is drawn with its past, its target and its chance', async () => {
  await open('/improve/goals');
  await page.getByRole('heading', { level: 1, name: /of 2 goals are reached/ }).waitFor();
  const goal = page.getByRole('region', { name: 'Three of ten in AI overviews' });
  const picture = goal.getByRole('img');
  await picture.waitFor();
  // Its description, as a screen reader has it.
  await goal
    .locator(`#${await picture.getAttribute('aria-describedby')}`, { hasText: /Target 30%/ })
    .waitFor({ state: 'attached' });
  await goal.getByText(/^(Fewer than 1|\d+) in 20$|^Over 19 in 20$/).waitFor();
  await goal.getByRole('button', { name: 'Milestones' }).click();
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  expect(await violations(page)).toEqual([]);
});

test.skipIf(without)(
  'a scorecard that mixes surfaces asks for one, and reads once each row has one',
  async () => {
    await mixSurfaces();
    await open('/improve/goals/scorecards');
    await page.getByText(/rows cover engines of several surfaces/).waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/api\+search|google-ai-overview|Σ/);
    await button('Change it').click();
    const form = page.getByRole('dialog', { name: 'Change it' });
    for (const row of await form.getByLabel('Where').all()) await row.selectOption({ label: 'Assistants' });
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Version 3, over 30 days').waitFor();
    await page.getByRole('row', { name: /Presence.*\d+%/ }).waitFor();
    // The target of a row has a percent sign before its figure is there.
    await page.getByText(/rows cover engines of several surfaces/).waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
  },
);

test.skipIf(without)('a change is tried before anybody makes it, and set beside another', async () => {
  await open('/improve/what-if');
  await page.getByLabel('Compare in a table').check();
  await button('Predict the effect').click();
  await page.getByText('With the change').waitFor();
  await page
    .getByText(/^The whole 95% range is above 0 for \d+ of \d+ pairs of prompt and engine\.$/)
    .waitFor();
  const tried = page.locator('section.card', { hasText: 'Tried so far' });
  // Named by the words that were ticked.
  await tried.getByText('Compare in a table', { exact: true }).waitFor();
  await tried.getByRole('checkbox').nth(0).check();
  await tried.getByRole('checkbox').nth(1).check();
  await page.getByRole('heading', { name: 'Side by side' }).waitFor();
  // Controls that the bars at the top half cover would count as too small.
  await page.evaluate('scrollTo(0, 0)');
  expect(await violations(page)).toEqual([]);
});

test.skipIf(without)('a plan fits its budget and says what it brings together', async () => {
  await open('/improve/plan');
  const headline = page.getByRole('heading', { level: 1, name: /steps? for [\d.]+ days of work: together/ });
  await headline.waitFor();
  await page.getByLabel('Budget').fill('2');
  await page.getByRole('heading', { level: 1, name: /1 step for [\d.]+ days of work/ }).waitFor();
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
});

test.skipIf(without)('an experiment says its price before it asks anything', async () => {
  await open('/improve/experiments');
  await button('Set up an experiment').click();
  const form = page.getByRole('dialog', { name: 'Set up an experiment' });
  await form.getByLabel('Name').fill('Prices on the page');
  await form.getByLabel('What you will change').fill('Show prices');
  await form.getByRole('button', { name: 'Register it' }).click();
  const card = page.locator('section.card', { hasText: 'Prices on the page' });
  await card.getByRole('button', { name: 'Measure before the change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^At most [\d,]+ credits\.$/).waitFor();
  const scans = async () => {
    const [row] = await served.stack.owner`select count(*)::integer as scans from scan`;
    return Number(row?.scans);
  };
  const before = await scans();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await scans()).toBe(before);
});

test.skipIf(without)('a scan of two surfaces has a figure for each, and no engine by its id', async () => {
  await open('/scans');
  await page.locator('main table a').first().click();
  await page.getByRole('heading', { level: 1, name: /The scan got \d+ of \d+ answers/ }).waitFor();
  await page.getByText('Presence, Assistants').waitFor();
  await page.getByText('Presence, Google AI Overviews').waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/openai|anthropic|google-ai-overview/);
  expect(await violations(page)).toEqual([]);
});

test.skipIf(without)(
  'sets show what they ask, rivals how they are found, the status in a sentence',
  async () => {
    await open('/prompts/sets');
    await page
      .getByRole('heading', { level: 1, name: 'Scans ask “Help desk buyers”: 28 prompts.' })
      .waitFor();
    await page.getByText('28 different questions').waitFor();
    await open('/competitors/suggested');
    const quote = page.locator('main q').first();
    await quote.waitFor();
    expect(await quote.textContent()).not.toMatch(/\*\*|\]\(|^[“"]?[a-z]/);
    await page.goto(`${served.url}/app/status`);
    await page.getByRole('heading', { level: 1, name: /works/ }).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('/metrics');
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

/** Calls of the sample’s newest scan failed just now. Returns the scan’s id. */
async function failCalls(calls: number): Promise<string> {
  const { owner } = served.stack;
  const { projectId } = served.sample;
  const [scan] = await owner`
    update scan set status = 'partial', planned_samples = recorded_samples + ${calls}, failed_samples = ${calls},
      finished_at = now(), updated_at = now()
    where id = (select id from scan where project_id = ${projectId} order by created_at desc limit 1)
    returning id, workspace_id`;
  const [run] = await owner`
    update engine_run set status = 'partial', planned_samples = recorded_samples + ${calls}, failed_samples = ${calls},
      failures = '{"timeout": 1}'
    where scan_id = ${String(scan?.id)} and engine = 'openai'
    returning id`;
  for (let call = 0; call < calls; call += 1)
    await owner`
      insert into attempt (workspace_id, run_id, prompt_index, sample_index, state, fence, error)
      values (${String(scan?.workspace_id)}, ${String(run?.id)}, 0, ${99 - call}, 'failed', 1,
        ${{ kind: 'timeout', message: 'too slow' } as never})
      on conflict do nothing`;
  return String(scan?.id);
}

test.skipIf(without)('asking again what failed spends no more than was confirmed', async () => {
  const scanId = await failCalls(1);
  await open(`/scans/${scanId}`);
  await button('Ask what failed again').click();
  const dialog = page.getByRole('dialog', { name: 'Ask what failed again' });
  await dialog.getByText('1 failed call is asked again.', { exact: false }).waitFor();
  await dialog.getByText('At most 1 credit.').waitFor();
  // What fails meanwhile would cost more: it is refused.
  await failCalls(2);
  const before = faults.length;
  await dialog.getByRole('button', { name: 'Spend up to 1 credit' }).click();
  await dialog.getByRole('alert').waitFor();
  faults.length = before;
  await open(`/scans/${scanId}`);
  await button('Ask what failed again').click();
  const answered = page.waitForResponse((response) => response.url().endsWith(`/scans/${scanId}/retry`));
  await dialog.getByRole('button', { name: 'Spend up to 2 credits' }).click();
  expect((await answered).status()).toBe(201);
  await dialog.waitFor({ state: 'detached' });
});

test.skipIf(without)('whatever the service says of the sample is German for who reads German', async () => {
  const { answered, german, english } = await readInGerman(served);
  expect(english).toEqual([]);
  expect(answered).toBeGreaterThan(90);
  expect(german).toBeGreaterThan(500);
});

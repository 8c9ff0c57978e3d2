import { writeFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearFaults, jump, openBrowser, patience } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { type Done, jobsTable } from './jobs-table.ts';
import { tellPageOnFailure } from './on-failure.ts';
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
  page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience);
  faults = hearFaults(page);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await served?.close();
  if (process.env.SVC_JOBS) await writeFile(process.env.SVC_JOBS, jobsTable(done));
});

const done: Done[] = [];

/** A person at the console: each click counts as a step, and each key that is no letter of a text. */
function person(hand: Done['hand']) {
  let steps = 0;
  const press = async (key: string) => {
    steps += 1;
    await page.keyboard.press(key);
  };
  /** By Tab alone, as far as it takes. */
  const tabTo = async (meant: Locator) => {
    await meant.first().waitFor();
    for (let step = 0; step < 80; step += 1) {
      if (await meant.first().evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not lead to ${meant}.`);
  };
  return {
    steps: () => steps,
    /** A place, by its link or its two keys. */
    async go(name: string, key: string) {
      if (hand === 'mouse') {
        steps += 1;
        await page
          .getByRole('navigation', { name: 'Pages of this project' })
          .getByRole('link', { name, exact: true })
          .click();
      } else {
        steps += 2;
        await jump(page, key);
      }
    },
    async use(meant: Locator) {
      if (hand === 'mouse') {
        steps += 1;
        await meant.first().click();
      } else {
        await tabTo(meant);
        await press('Enter');
      }
    },
    async type(field: Locator, text: string) {
      if (hand === 'keyboard') await tabTo(field);
      await field.first().fill(text);
    },
    /** A row of an explorer. */
    async openRow() {
      const rows = page.locator('.grid-body .row:has([role=rowheader])');
      await rows.first().waitFor();
      if (hand === 'mouse') {
        steps += 1;
        await rows.first().getByRole('rowheader').click();
      } else {
        await tabTo(page.locator('.grid-scroller [tabindex="0"]'));
        await press('ArrowDown');
        await press('ArrowDown');
        await press('Enter');
      }
    },
  };
}
type Person = ReturnType<typeof person>;

const tab = (name: string) => page.locator('nav.tabs').getByRole('link', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const main = () => page.locator('main');

interface Job {
  name: string;
  /** By mouse. */
  most: Done['most'];
  run: (who: Person) => Promise<void>;
}

const jobs: Job[] = [
  {
    name: 'how present are we, and how sure',
    most: { clicks: 0, seconds: 10 },
    run: async () => {
      expect(await page.locator('h1.display').textContent()).toMatch(/in \d+% \(\d+–\d+%\)/);
    },
  },
  {
    name: 'did it change',
    most: { clicks: 0, seconds: 10 },
    run: async () => {
      await page
        .getByText(/points less \(−\d+ to −\d+\).*beyond chance/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'who is ahead on ChatGPT',
    most: { clicks: 1, seconds: 20 },
    run: async (who) => {
      await who.go('Competitors', 'c');
      const heads = page.locator('table.matrix thead th');
      await heads.first().waitFor();
      const at = (await heads.allTextContents()).indexOf('ChatGPT');
      expect(at).toBeGreaterThan(0);
      const cells = page.locator(`table.matrix tbody tr > :nth-child(${at + 1})`);
      await cells.filter({ hasText: 'you trail' }).first().waitFor();
    },
  },
  {
    name: 'where do we lose most',
    most: { clicks: 2, seconds: 30 },
    run: async (who) => {
      await who.go('Competitors', 'c');
      await who.use(tab('Prompts won and lost'));
      await main()
        .getByRole('row')
        .nth(1)
        .getByText(/\d+ of \d+/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'read what was said on one prompt',
    most: { clicks: 2, seconds: 30 },
    run: async (who) => {
      await who.go('Prompts & answers', 'q');
      await who.openRow();
      await page.locator('.beside .quote-box').first().waitFor();
    },
  },
  {
    name: 'which site to get onto',
    most: { clicks: 1, seconds: 20 },
    run: async (who) => {
      await who.go('Sources', 'u');
      await page.getByText(/^The largest gaps: /).waitFor();
    },
  },
  {
    name: 'what to do next, and what it brings',
    most: { clicks: 1, seconds: 20 },
    run: async (who) => {
      await who.go('Improve', 'i');
      await page.getByRole('heading', { level: 1, name: /moves are open: together \+\d/ }).waitFor();
    },
  },
  {
    name: 'did the last change work',
    most: { clicks: 2, seconds: 30 },
    run: async (who) => {
      await who.go('Improve', 'i');
      await page.getByText('It worked', { exact: true }).waitFor();
    },
  },
  {
    name: 'log a change',
    most: { clicks: 2, seconds: 40 },
    run: async (who) => {
      await who.use(button('Log a change'));
      await who.type(page.getByLabel('What was changed'), 'Prices stand on the first page');
      await who.use(button('Log it'));
      await page.getByText('Logged. Trends mark it from now on.').waitFor();
    },
  },
  {
    name: 'add ten prompts and see the price',
    most: { clicks: 3, seconds: 60 },
    run: async (who) => {
      await who.go('Prompts & answers', 'q');
      await who.use(button('Add prompts'));
      const texts = Array.from(
        { length: 10 },
        (_, at) => `Which help desk suits a shop of ${at + 2} people?`,
      );
      await who.type(page.getByRole('dialog').locator('textarea'), texts.join('\n'));
      await page
        .getByRole('dialog')
        .getByText(/credits/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'send the board a report',
    most: { clicks: 3, seconds: 60 },
    run: async (who) => {
      await who.go('Reports & alerts', 'r');
      await who.use(button('Build a report'));
      await who.use(button('Build and share'));
      await page.getByText('This link is shown once:').waitFor();
    },
  },
  {
    name: 'be told if we fall',
    most: { clicks: 3, seconds: 60 },
    run: async (who) => {
      await who.go('Reports & alerts', 'r');
      await who.use(button('New rule'));
      await who.use(button('Create the rule'));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
];

for (const hand of ['mouse', 'keyboard'] as const)
  test.skipIf(without).each(jobs)(`$name, by ${hand}`, async ({ name, most, run }) => {
    await page.goto(served.address());
    await page.locator('h1.display em').first().waitFor();
    const who = person(hand);
    const start = performance.now();
    await run(who);
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    done.push({ job: name, hand, steps: who.steps(), seconds, most });
    if (hand === 'mouse') expect(who.steps()).toBeLessThanOrEqual(most.clicks);
    expect(faults).toEqual([]);
  });

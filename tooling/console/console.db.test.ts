import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameText } from '../../apps/console/src/settings/text/frame.ts';
import {
  goOn,
  hearCalls,
  hearFaults,
  leave,
  openBrowser,
  overflow,
  patience,
  photograph,
  tabTo,
  violations,
} from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { everyPage } from './every-page.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { pageUses } from './page-uses.ts';
import { cutOff, hearData, plainWords } from './pseudo.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
let faults: string[];
let projectId: string;

const without = !hasBrowser();

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
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

/** Two areas went to places of the project. */
const areas = Object.keys(frameText.en.areas).filter((area) => area !== 'prompts' && area !== 'schedule');

/** The address of a page over the test data. */
const addressOf = (path: string): string =>
  `${served.url}/app${path}${path.includes('?') ? '&' : '?'}mode=test`;

const open = async (path: string): Promise<void> => {
  await page.goto(addressOf(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Another area of the settings, by their own menu: what stands open is not loaded anew. */
const openBeside = async (path: string): Promise<void> => {
  await page.locator('nav.side .back').waitFor();
  const folded = page.locator('nav.side summary');
  if (await folded.isVisible()) await folded.click();
  await page.locator(`nav.side a[href*="${path}"]`).click();
  await page.waitForURL((url) => url.pathname.endsWith(path));
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
    second.setDefaultTimeout(patience);
    await second.goto(link);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await second.getByText('This link was used or has expired').waitFor();
    await second.close();
  },
);

test.skipIf(without)(
  'steps lead from an address to the overview of a measured brand, by keyboard alone',
  async () => {
    const go = async (role: 'button' | 'link', name: string) => {
      await tabTo(page, page.getByRole(role, { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    const type = async (label: string, words: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(words);
    };
    await page.goto(`${served.url}/app`);
    await go('link', 'Measure a brand');
    await type('Your website, or the name of your brand', served.siteUrl);
    await page.keyboard.press('Enter');
    await type('Brand', 'Acme');
    await type('Domain', 'acme.example');
    await go('button', 'Next');
    await page.getByText('prompts will be asked').waitFor();
    // Findings of a page name their source as well.
    await page
      .getByText(/^(?:From our own collection|Your page answers it): /)
      .first()
      .waitFor();
    await go('button', 'Next');
    await page.getByLabel(/^Sample engine/).waitFor();
    await go('button', 'See the price');
    await page.getByText(/prompts × 1 engine × 3 = \d+ answers/).waitFor();
    await go('button', 'Ask 1 engine, free');
    await page.getByRole('heading', { level: 1, name: /Acme/ }).waitFor();
    // One page is too few for a figure of the sample engine.
    await page.getByRole('link', { name: 'Choose engines' }).waitFor();
  },
);

test.skipIf(without)('a scan is planned, started and followed; a number says why, by keyboard', async () => {
  await open(`/projects/${projectId}/scans`);
  await page.locator('main').getByRole('button', { name: 'Start a scan' }).click();
  await page.getByText(/credits at most for 12 answers/).waitFor();
  await page.getByRole('button', { name: /^Spend up to/ }).click();
  await page.getByText('Is it good enough to decide on?').waitFor();
  await page.getByRole('heading', { name: 'The scan got 12 of 12 answers.' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Overview', exact: true }).click();
  const why = page.getByRole('button', { name: 'How sure is this?' });
  await why.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/of 12 answers include it, over 2 prompts/).waitFor();
  await dialog.getByText('No answer of the newest scan is missing.').waitFor();
  expect(await violations(page)).toEqual([]);
  await leave(dialog);
  await expect.poll(() => why.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true);
});

/** Thirds of the pages, so that no test takes long where the machine is busy. */
const thirds = [0, 1, 2] as const;
const third = (paths: readonly string[], which: number) => paths.filter((_, index) => index % 3 === which);

test.skipIf(without).each(thirds)(
  'every page frames test data and holds in the dark on a phone; its words come from a catalogue and are not cut off, %i',
  async (which) => {
    const data = hearData(page);
    const settled = hearCalls(page);
    /** A tab that a longer word pushes half out of its row counts as too small. */
    const broken = async () =>
      (await violations(page)).filter((violation) => !violation.startsWith('target-size'));
    const faulty: unknown[] = [];
    await page.setViewportSize({ width: 360, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate("localStorage.setItem('language', 'en-XA')");
    try {
      const paths = [...(await everyPage(served, projectId)), ...areas.map((area) => `/settings/${area}`)];
      for (const [index, path] of third(paths, which).entries()) {
        const isBeside =
          path.startsWith('/settings/') && path !== '/settings/devices' && page.url().includes('/settings/');
        // The first brings the language along.
        await (index === 0 ? open(path) : isBeside ? openBeside(path) : goOn(page, addressOf(path)));
        await settled();
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
        await page.locator('.app.test .chip-test').waitFor();
        await photograph(page, `${path}-phone`);
        const found = {
          path,
          plain: await plainWords(page, data()),
          cut: await cutOff(page, data()),
          violations: isBeside ? [] : await broken(),
          wider: await overflow(page),
        };
        if (found.plain.length + found.cut.length + found.violations.length + found.wider > 0)
          faulty.push(found);
      }
    } finally {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.evaluate("localStorage.removeItem('language')");
    }
    expect({ faulty, faults }).toEqual({ faulty: [], faults: [] });
  },
);

test.skipIf(without)('to a German reader the service speaks German', async () => {
  const languages = new Set<string | undefined>();
  page.on('response', (response) => {
    if (response.url().includes('/v1/projects/')) languages.add(response.headers()['content-language']);
  });
  await page.evaluate("localStorage.setItem('language', 'de')");
  try {
    for (const path of ['/improve', '/improve/findings', '']) {
      await open(`/projects/${projectId}${path}`);
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
      expect(await page.locator('[lang=en]').allTextContents()).toEqual([]);
    }
    await page.getByText('Eine Änderung lässt sich nach dem nächsten Scan prüfen.').waitFor();
    expect([...languages]).toEqual(['de']);
  } finally {
    await page.evaluate("localStorage.removeItem('language')");
  }
});

test.skipIf(without)(
  'times are those of the project’s zone, which is named; a figure is had as files',
  async () => {
    await open(`/settings/project?project=${projectId}`);
    await page.getByLabel('Time zone of its days and schedule').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Saved.').waitFor();
    await page.setViewportSize({ width: 1_440, height: 900 });
    await open(`/projects/${projectId}/history`);
    await page.getByText('Times: Asia/Tokyo').first().waitFor();
    await page.getByRole('button', { name: 'Table and download' }).first().click();
    const box = page.getByRole('dialog');
    for (const [button, content] of [
      ['CSV', /^[^\r]*,value,from,to,/],
      ['SVG, Dark', /^<svg.*#171a21.*Test data/s],
      ['PNG, Dark', /^\u0089PNG/],
    ] as const) {
      const waiting = page.waitForEvent('download');
      await box.getByRole('button', { name: button }).click();
      const file = await waiting;
      expect(file.suggestedFilename()).toMatch(/^test-/);
      const bytes = await readFile(await file.path(), 'latin1');
      expect(bytes).toMatch(content);
    }
  },
);

test.skipIf(without)('what one does on a page is kept, and what is handed on can be taken back', async () => {
  await open(`/projects/${projectId}/improve?view=changes`);
  await page.getByRole('button', { name: 'Log a change' }).click();
  await page.getByLabel('What was changed').fill('New pricing page');
  await page.getByRole('button', { name: 'Log it' }).click();
  await page.getByRole('heading', { name: 'New pricing page' }).waitFor();
  await open(`/projects/${projectId}/alerts?view=rules`);
  await page.getByRole('button', { name: 'New rule' }).click();
  const asked = page.getByRole('dialog', { name: 'New rule' });
  await asked.getByLabel('Smallest change, points').fill('3');
  await asked.getByText('Tells you when presence falls by 3 points or more on all engines.').waitFor();
  await asked.getByRole('button', { name: 'Try it on past scans' }).click();
  // One scan is too few to learn from: the page says so, and never “nothing”.
  await asked.getByText(/^The rule needs \d+ scans/).waitFor();
  expect(await violations(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Create the rule' }).click();
  const rule = page.getByRole('row', { name: /A lasting change/ });
  await rule.getByRole('button', { name: 'Change', exact: true }).click();
  const changed = page.getByRole('dialog', { name: 'Change the rule' });
  await changed.getByLabel('Name').fill('Presence falls');
  await changed.getByLabel('Smallest change, points').fill('4');
  await changed.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('row', { name: /Presence falls.*by 4 points or more/ });
  await renamed.getByRole('button', { name: 'Pause a week' }).click();
  await renamed.getByText(/paused until/).waitFor();
  await open(`/projects/${projectId}/goals?view=scorecards`);
  await page.getByRole('button', { name: 'Make a scorecard' }).click();
  const card = page.getByRole('dialog', { name: 'Make a scorecard' });
  await card.getByLabel('Name').first().fill('Quarter');
  await card.getByLabel('Name').nth(1).fill('Presence');
  await card.getByLabel('Target, %').fill('40');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByText('Version 1, over 30 days').waitFor();
  await page.getByRole('button', { name: 'Change it' }).click();
  const again = page.getByRole('dialog', { name: 'Change it' });
  await again.getByLabel('Target, %').fill('55');
  await again.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Version 2, over 30 days').waitFor();
  await page.getByRole('row', { name: /55%/ }).waitFor();
  await open(`/projects/${projectId}/improve/goals`);
  await page.getByRole('button', { name: 'Set a goal' }).click();
  const goal = page.getByRole('dialog', { name: 'Set a goal' });
  await goal.getByLabel('Name').fill('Half by spring');
  await goal.getByLabel('Target, %').fill('50');
  await goal.getByLabel('By when').fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10));
  await goal.getByRole('button', { name: 'Set it' }).click();
  const set = page.getByRole('region', { name: 'Half by spring' });
  await set.getByText(/Target: 50% by/).waitFor();
  await set.getByRole('button', { name: 'Change it' }).click();
  const later = page.getByRole('dialog', { name: 'Change it' });
  await later.getByLabel('Target, %').fill('60');
  await later.getByRole('button', { name: 'Save' }).click();
  await set.getByText(/Target: 60% by/).waitFor();
  await open(`/projects/${projectId}/competitors/brands`);
  await page.getByRole('button', { name: 'Change', exact: true }).first().click();
  const rival = page.getByRole('dialog', { name: /^Change: / });
  await rival.getByLabel(/^Other names/).fill('Also known as this');
  await rival.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Also known as this/ }).waitFor();
  await open(`/projects/${projectId}/reports`);
  await page.getByRole('button', { name: 'Build a report' }).first().click();
  // The period of the pages before.
  await expect.poll(() => page.locator('select[name=period]').inputValue()).toBe('28');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Weekly pulse/ })
    .check();
  await page.getByRole('button', { name: 'Build it' }).click();
  await page.getByRole('link', { name: 'PDF' }).waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const { pathname } = new URL((await page.locator('[role=status] code').textContent()) ?? '');
  const shown = async () => (await fetch(`${served.url}${pathname}`)).ok;
  expect(await shown()).toBe(true);
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Revoke' })
    .getByRole('button', { name: 'Revoke', exact: true })
    .click();
  await page.getByText(/revoked on/).waitFor();
  expect(await shown()).toBe(false);
  expect(await violations(page)).toEqual([]);
  await open(`/projects/${projectId}/answers?present=true`);
  await page.locator('.grid-body .row').first().click();
  await page.getByText('This reading is wrong').first().click();
  await page.getByRole('button', { name: 'Correct it' }).first().click();
  await page.getByText('Corrected.').first().waitFor();
});

test.skipIf(without).each(pageUses)('used as a marketing lead would: %s', async (path, use) => {
  await open(`/projects/${projectId}/${path}`);
  await use(page, served);
});

test.skipIf(without)('a failure, a lost connection and a missing right say what they are', async () => {
  const problem = {
    title: 'Something went wrong',
    status: 500,
    detail: 'x',
    instance: 'req_1',
    code: 'internal',
  };
  const failing = { status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) };
  await page.route('**/v1/analytics?*', (route) => route.fulfill(failing));
  await open(`/projects/${projectId}`);
  // Code and id are for whoever helps: they are copied, not shown.
  await page.getByRole('button', { name: 'Copy details' }).waitFor();
  expect(await page.getByText('req_1').count()).toBe(0);
  await page.unroute('**/v1/analytics?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Presence of each brand' }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await page.context().setOffline(false);
  const other = await browser.newPage();
  other.setDefaultTimeout(patience);
  await other.goto(await served.signInLink('billing'));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByText('You would need the right to see projects').waitFor();
});

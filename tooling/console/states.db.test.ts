import { startScan } from '@svc/core/resource/measure/scan';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearCalls, leave, openBrowser, patience, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
/** Waits until all that the page asked for is there. */
let heard: () => Promise<void>;
/** With a scan that succeeded. */
let projectId: string | undefined;

const without = !hasBrowser();
const prompts = ['Which payroll software is best?', 'Best point of sale system for a bakery?'];

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  heard = hearCalls(page);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const open = async (path: string): Promise<void> => {
  await page.goto(`${served.url}/app${path}${path.includes('?') ? '&' : '?'}mode=test`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const settled = () => expect.poll(() => page.locator('.skeleton:visible').count()).toBe(0);

/** Figures, which rest on answers. */
const measured = ['', 'answers', 'history', 'competitors', 'sources', 'improve'];

async function measuredProject(): Promise<string> {
  const { stack } = served;
  const made = await stack.project({ engines: ['openai', 'mistral'], samplesK: 2, prompts });
  const { id } = await startScan(stack.context, { projectId: made });
  await stack.settle(id);
  return made;
}

const problem = {
  type: 'about:blank',
  title: 'Something went wrong',
  status: 500,
  detail: 'The database cannot be reached.',
  instance: 'req_1',
  code: 'internal',
};
const failing = { status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) };

/** Takes one page through its states: loading, failed, tried again, offline. */
async function passThrough(path: string): Promise<void> {
  let fail = (): void => {};
  const released = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const frame = /\/v1\/(me|projects\/prj_\w+\/overview)(\?|$)/;
  const hold = async (route: Route) => {
    if (frame.test(route.request().url())) return route.continue();
    await released;
    return route.fulfill(failing);
  };
  try {
    await page.route('**/v1/**', hold);
    await open(path);
    await page.locator('main .skeleton:visible').first().waitFor();
    const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    expect([path, (await height()) > 150]).toEqual([path, true]);
    fail();
    const notice = page.locator('main .notice.bad:visible').first();
    // Code and request id are for the clipboard alone.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await notice.getByRole('button', { name: 'Copy details' }).click();
    await notice.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('internal req_1');
    expect(await notice.textContent()).not.toMatch(/req_1|internal/);
    await page.unroute('**/v1/**', hold);
    const retries = page.getByRole('button', { name: 'Try again' });
    // All that stand there at once: each that works goes away.
    const failures = async () => {
      await retries.evaluateAll((buttons) =>
        buttons.map((button) => button.dispatchEvent(new Event('click', { bubbles: true }))),
      );
      return page.locator('main .notice.bad:visible').count();
    };
    await expect.poll(failures).toBe(0);
    await settled();
    await heard();
    const before = await restingText();
    await page.context().setOffline(true);
    await page.getByText('You are offline').waitFor();
    expect(await page.locator('main').textContent()).toBe(before);
  } finally {
    fail();
    await page.unroute('**/v1/**', hold);
    await page.context().setOffline(false);
  }
}

/** The page's text once it no longer changes: what comes late is no loss of what stood there. */
async function restingText(): Promise<string | null> {
  let text: string | null = null;
  const changed = async () => {
    const before = text;
    text = await page.locator('main').textContent();
    return before !== text;
  };
  await expect.poll(changed, { interval: 500 }).toBe(false);
  return text;
}

/**
 * One page of each kind: figures, a list of many answers, lists that change, files, running work. All are made of the same
 * parts.
 */
const kinds = ['', 'answers', 'improve', 'reports', 'scans'];

test.skipIf(without).each(kinds)(
  'it waits in place, says what failed, tries again, and stays when offline: %s',
  async (name) => {
    projectId ??= await measuredProject();
    await passThrough(`/projects/${projectId}/${name}`);
  },
);

test.skipIf(without)(
  'where nothing is there yet, each page says so in a sentence, with a thing to do',
  async () => {
    const projectId = await served.stack.project({ engines: ['openai'], samplesK: 1, prompts: [] });
    await open(`/projects/${projectId}/prompts`);
    await page.getByRole('heading', { name: 'No prompts yet' }).waitFor();
    await page.locator('main .notice').getByRole('button', { name: 'Add prompts' }).waitFor();
    for (const name of [...measured, 'improve?view=plan']) {
      await open(`/projects/${projectId}/${name}`);
      await page.locator('main .notice').getByText('This project asks no prompts yet.').waitFor();
      await page.locator('main .notice').getByRole('link', { name: 'Choose prompts' }).waitFor();
    }
    for (const [name, sentence, action] of [
      ['goals', 'No goal is set yet.', 'Set a goal'],
      ['goals?view=scorecards', 'No scorecard yet.', 'Make a scorecard'],
      ['alerts', 'Nothing watches this project.', 'Tell me when presence falls for good'],
      ['alerts?view=rules', 'Nothing watches this project.', 'Tell me when presence falls for good'],
      ['reports', 'Build the first one in a minute', 'Build a report'],
      ['improve?view=changes', 'Nothing is logged yet.', 'Log a change'],
    ] as const) {
      await open(`/projects/${projectId}/${name}`);
      await page.locator('main .notice').getByText(sentence).waitFor();
      await page.getByText(action).filter({ visible: true }).first().waitFor();
    }
  },
);

test.skipIf(without)(
  'an engine that fails is named with its reason; without any answer each page leads there',
  async () => {
    const { stack } = served;
    const configure = (faults: object) =>
      fetch(`${stack.emulator.origin}/__config`, {
        method: 'POST',
        body: JSON.stringify({ engines: { gemini: { faults } } }),
      });
    await configure({ '401': 1 });
    const [partly, none] = [
      await stack.project({ engines: ['openai', 'gemini'], samplesK: 3, prompts }),
      await stack.project({ engines: ['gemini'], samplesK: 1, prompts }),
    ];
    for (const projectId of [partly, none]) {
      const { id } = await startScan(stack.context, { projectId });
      await stack.settle(id);
    }
    await configure({});
    await open(`/projects/${partly}/`);
    await page.getByRole('heading', { name: 'Presence of each brand' }).waitFor();
    // What stands there is drawn once it is near the window.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2_000);
        return page.getByText('Gemini: no answers, key refused.').count();
      })
      .toBe(1);
    await page.getByRole('link', { name: 'See what failed' }).click();
    await page.getByText(/^Gemini: \d missing, key refused\.$/).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const name of measured) {
      await open(`/projects/${none}/${name}`);
      await page.getByText('The last scan got no usable answer.').waitFor();
      await page.getByRole('link', { name: 'See what failed' }).waitFor();
    }
  },
);

test.skipIf(without)(
  'a number of each page opens what it rests on, by mouse on the picture and by keyboard',
  async () => {
    projectId ??= await measuredProject();
    const [scan] = await served.stack.owner`select id from scan where project_id = ${projectId}`;
    const dialog = page.getByRole('dialog', { name: 'How sure is this?' });
    for (const path of [
      '/',
      ...['', 'history', 'scans', `scans/${scan?.id}`].map((name) => `/projects/${projectId}/${name}`),
    ]) {
      await open(path);
      await settled();
      await page.locator('main .figure-button').last().press('Enter');
      await dialog.getByText(/\d of \d+ answers include it/).waitFor();
      await leave(dialog);
    }
    await open(`/projects/${projectId}/history`);
    await settled();
    // A point is opened from the chart, too: one tab stop, arrows inside.
    await page.locator('.trend-plot').first().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await dialog.getByText(/\d of \d+ answers include it/).waitFor();
    expect(await violations(page)).toEqual([]);
    // Beside rivals a number leads to its answers at once.
    await open(`/projects/${projectId}/competitors`);
    await settled();
    const cells = page.locator('.matrix [data-cell]');
    await page.locator('.matrix [data-cell][tabindex="0"]').press('Enter');
    await page.waitForURL(/\/answers\?/);
    await page.locator('.grid-body .row').first().waitFor();
    await page.goBack();
    await cells.last().click();
    await page.waitForURL(/\/answers\?.*brandId=brd_/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test.skipIf(without)(
  'a service that does not answer is said in words, with no number that nobody knows',
  async () => {
    projectId ??= await measuredProject();
    const cut = (route: Route) => route.abort('connectionrefused');
    await page.route('**/v1/**', cut);
    try {
      await page.goto(`${served.url}/app/projects/${projectId}?mode=test`);
      const notice = page.getByRole('alert').filter({ hasText: 'The service does not answer.' }).first();
      await notice.waitFor();
      expect(await page.locator('.filter-bar').textContent()).not.toMatch(/\b0\b/);
      await page.unroute('**/v1/**', cut);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: `These ${prompts.length} prompts` }).waitFor();
    } finally {
      await page.unroute('**/v1/**', cut);
    }
  },
);

test.skipIf(without)(
  'offline, a page that was never opened waits for the connection, and the old one stays',
  async () => {
    projectId ??= await measuredProject();
    const fresh = await (await browser.newContext()).newPage();
    fresh.setDefaultTimeout(patience);
    await fresh.goto(await served.signInLink());
    await fresh.getByRole('button', { name: 'Sign in' }).click();
    await fresh.getByRole('heading', { name: 'Projects' }).waitFor();
    const calls = hearCalls(fresh);
    await fresh.goto(`${served.url}/app/projects/${projectId}?mode=test`);
    await fresh.getByRole('heading', { name: 'Presence of each brand' }).waitFor();
    await calls();
    await fresh.context().setOffline(true);
    await fresh.getByText('You are offline').waitFor();
    await fresh.getByRole('link', { name: 'Competitors', exact: true }).first().click();
    await expect(
      fresh.getByRole('tab', { name: 'Named together' }).waitFor({ timeout: 2_000 }),
    ).rejects.toThrow();
    await fresh.getByText('You are offline').waitFor();
    await fresh.context().setOffline(false);
    await fresh
      .getByRole('heading', { name: /^Every brand/ })
      .first()
      .waitFor();
    await fresh.context().close();
  },
);

test.skipIf(without)(
  'where the sample engine had no page to answer from, the way leads to engines, and nothing is called measured',
  async () => {
    const { stack } = served;
    const made = await stack.project({ engines: ['sandbox'], samplesK: 1, prompts });
    const { id } = await startScan(stack.context, { projectId: made });
    await stack.settle(id);
    await open(`/projects/${made}?first=true`);
    const choose = page.locator('main .notice').getByRole('link', { name: 'Choose engines' });
    await choose.waitFor();
    await heard();
    expect(await page.locator('main').textContent()).not.toMatch(/Measured\.|what failed/);
    await choose.click();
    await page.getByText('Engines', { exact: true }).first().waitFor();
  },
);

// It takes rights from the one member: nothing that needs them comes after it.
test.skipIf(without)('what a role does not include says what it takes', async () => {
  const narrow = await (await browser.newContext()).newPage();
  narrow.setDefaultTimeout(patience);
  await narrow.goto(await served.signInLink('billing'));
  await narrow.getByRole('button', { name: 'Sign in' }).click();
  await narrow.getByText('You would need the right to see projects').waitFor();
  for (const [area, right] of [
    ['project', 'see projects'],
    ['keys', 'see API keys'],
    ['webhooks', 'see webhooks'],
    ['audit', 'do everything'],
  ] as const) {
    await narrow.goto(`${served.url}/app/settings/${area}`);
    await narrow.getByText(`You would need the right to ${right}`).first().waitFor();
  }
  await narrow.context().close();
});

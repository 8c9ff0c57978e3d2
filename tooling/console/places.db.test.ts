import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearFaults, openBrowser, overflow, patience, photograph, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { outlineOf, unnamed } from './outline.ts';
import { type Sampled, serveSample } from './sampled.ts';

let served: Sampled;
let browser: Browser;
let page: Page;
let faults: string[];

const without = !hasBrowser();

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveSample(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
  page.setDefaultTimeout(patience);
  faults = hearFaults(page);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const places = ['', '/prompts', '/answers', '/competitors', '/competitors/prompts', '/competitors/together'];
const more = [
  '/sources',
  '/sources/gaps',
  '/improve',
  '/improve/changes',
  '/improve/goals',
  '/reports/alerts',
  '/reports/alerts/rules',
  '/reports',
  '/reports/schedule',
  '/trend',
  '/help',
];

const open = async (path: string): Promise<void> => {
  await page.goto(served.address(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('main .skeleton:visible').count()).toBe(0);
};

test.skipIf(without)('one click leads from the door to a full project, within three seconds', async () => {
  await page.goto(`${served.url}/app/new`);
  const door = page.getByRole('link', { name: 'Open the sample' });
  await door.waitFor();
  const start = performance.now();
  await door.click();
  await page.locator('h1.display em').first().waitFor();
  expect(performance.now() - start).toBeLessThan(3_000);
});

test.skipIf(without).each([...places, ...more])(
  'the place %s of the sample is full in light, dark and on a phone',
  async (path) => {
    const name = `sample${path || '-overview'}`;
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await open(path);
    // What waits out of sight is asked for, too.
    await page.evaluate(`(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += 400) {
      scrollTo(0, at);
      await new Promise((then) => setTimeout(then, 60));
    }
    scrollTo(0, 0);
  })()`);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main .skeleton').count()).toBe(0);
    await photograph(page, name);
    expect([path, await violations(page), await overflow(page)]).toEqual([path, [], 0]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await photograph(page, `${name}-dark`);
    expect([path, await violations(page, ['color-contrast'])]).toEqual([path, []]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForLoadState('networkidle');
    await photograph(page, `${name}-phone`);
    expect([path, await overflow(page)]).toEqual([path, 0]);
    // At 200% a window of 1280 × 720 has room for 640 × 360.
    await page.setViewportSize({ width: 640, height: 360 });
    await page.evaluate('scrollTo(0, 200)');
    const chrome = Number(
      await page.evaluate(`['.head', '.bottom-bar'].reduce((sum, name) => {
      const { top, bottom } = document.querySelector(name).getBoundingClientRect();
      return sum + Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
    }, 0)`),
    );
    expect([path, await overflow(page), chrome <= 360 * 0.35]).toEqual([path, 0, true]);
    expect(faults).toEqual([]);
  },
);

/** What a screen reader tells of the frame, in this order, on every place of a project. */
const frameOutline = ['link "Skip to the content"', 'navigation "Pages of this project"', 'main'];

test.skipIf(without).each([...places, ...more])(
  'a reader of the place %s hears the frame, then its sentence, and every control has a name',
  async (path) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await open(path);
    const tree = await page.locator('body').ariaSnapshot();
    const at = frameOutline.map((line) => tree.indexOf(`- ${line}`));
    expect([path, at.includes(-1)]).toEqual([path, false]);
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    const { first, steps } = outlineOf(await page.locator('main').ariaSnapshot());
    // The sentence of the page comes first, and no level of headings is left out below it.
    expect([path, first]).toEqual([path, 1]);
    expect([path, steps]).toEqual([path, []]);
    expect([path, unnamed(tree)]).toEqual([path, []]);
  },
);

import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { checkPlace, checkWords, speak, type Visit, visitSample } from './place-checks.ts';
import { beside, pageOf } from './places.ts';

let visit: Visit;
tellPageOnFailure(() => visit?.page);

const without = !hasBrowser();

beforeAll(async () => {
  if (!without) visit = await visitSample();
}, 300_000);
afterAll(async () => {
  await visit?.browser.close();
  await visit?.served.close();
});

test.skipIf(without).each(beside)(
  'the place %s holds in light, dark, on a phone and zoomed, has a name for every control, and no id or variable',
  (place) => checkPlace(visit, place, { frame: ['link "Skip to the content"', 'main'] }),
);

describe('in German', () => {
  beforeAll(() => (without ? undefined : speak(visit, 'de')));
  afterAll(() => (without ? undefined : speak(visit, null)));
  test.skipIf(without).each(beside)('nobody reads an id, path, method or variable on the place %s', (place) =>
    checkWords(visit, place),
  );
});

test.skipIf(without)('what waits moves, and keeps still for those who want less motion', async () => {
  const { page, served } = visit;
  /** Names of what moves longer than a blink. */
  const moving = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
      const lasts = (list) => list.split(',').some((one) => parseFloat(one) > 0.001);
      const moves = (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration);
      return moves || scrollBehavior === 'smooth' ? [element.tagName + ' ' + element.getAttribute('class')] : [];
    })`);
  const held: (() => void)[] = [];
  const hold = (route: Route) =>
    new Promise<void>((free) => held.push(() => void route.abort().then(free, free)));
  await page.route('**/v1/analytics?*', hold);
  try {
    await page.goto(pageOf(served, ''));
    await page.locator('main .bone').first().waitFor();
    expect(await moving()).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await moving()).length).toBeGreaterThan(0);
  } finally {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const free of held) free();
    await page.unroute('**/v1/analytics?*', hold);
  }
});

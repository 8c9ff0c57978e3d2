import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser } from './chromium.ts';
import {
  checkLooks,
  checkOutline,
  openPlace,
  technicalWords,
  type Visit,
  visitSample,
} from './place-checks.ts';
import { beside } from './places.ts';

let visit: Visit;

const without = !hasBrowser();

beforeAll(async () => {
  if (!without) visit = await visitSample();
}, 300_000);
afterAll(async () => {
  await visit?.browser.close();
  await visit?.served.close();
});

test.skipIf(without).each(beside)(
  'the place %s holds in light, dark, on a phone and zoomed, and nothing scrolls sideways',
  (place) => checkLooks(visit, place),
);

test.skipIf(without).each(beside)(
  'a reader of the place %s hears its heading first, and every control has a name',
  (place) => checkOutline(visit, place, ['link "Skip to the content"', 'main']),
);

test.skipIf(without).each(['en', 'de'])(
  'people read no id, path, method or variable: %s',
  async (language) => {
    const { page } = visit;
    const faulty: unknown[] = [];
    await page.evaluate(`localStorage.setItem('language', '${language}')`);
    try {
      for (const place of beside) {
        await openPlace(visit, place);
        const words = await technicalWords(visit);
        if (words.length > 0) faulty.push({ place, words });
      }
    } finally {
      await page.evaluate("localStorage.removeItem('language')");
    }
    expect(faulty).toEqual([]);
  },
  600_000,
);

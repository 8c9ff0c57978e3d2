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
import { ofOne, ofProject } from './places.ts';

const places = [...ofProject, ...ofOne];
/** What statisticians read is called there as the API and the literature call it. */
const forStatisticians = '/help/method';

let visit: Visit;

const without = !hasBrowser();

beforeAll(async () => {
  if (!without) visit = await visitSample();
}, 300_000);
afterAll(async () => {
  await visit?.browser.close();
  await visit?.served.close();
});

test.skipIf(without)('one click leads from the door to a full project, within three seconds', async () => {
  const { page, served } = visit;
  await page.goto(`${served.url}/app/new`);
  const door = page.getByRole('link', { name: 'Open the sample' });
  await door.waitFor();
  const start = performance.now();
  await door.click();
  await page.locator('h1.display em').first().waitFor();
  expect(performance.now() - start).toBeLessThan(3_000);
});

test.skipIf(without).each(places)(
  'the place %s of the sample is full in light, dark, on a phone and zoomed, and nothing scrolls sideways',
  (place) => checkLooks(visit, place),
);

/** What a screen reader tells of the frame, in this order, on every place of a project. */
const frame = ['link "Skip to the content"', 'navigation "Pages of this project"', 'main'];

test.skipIf(without).each(places)(
  'a reader of the place %s hears the frame, then its sentence, and every control has a name',
  (place) => checkOutline(visit, place, frame),
);

test.skipIf(without).each(['en', 'de'])(
  'people read no id, path, method or variable: %s',
  async (language) => {
    const { page } = visit;
    const faulty: unknown[] = [];
    await page.evaluate(`localStorage.setItem('language', '${language}')`);
    try {
      for (const place of places.filter((place) => place !== forStatisticians)) {
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

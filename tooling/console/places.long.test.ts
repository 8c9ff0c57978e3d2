import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser } from './chromium.ts';
import { checkPlace, germanFaults, type Visit, visitSample } from './place-checks.ts';
import { ofOne, ofProject } from './places.ts';

const places = [...ofProject, ...ofOne];
/** Page for statisticians, which uses the terms of the API and the literature. */
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

test.skipIf(without)('one click leads from the door to a full project', async () => {
  const { page, served } = visit;
  await page.goto(`${served.url}/app/new`);
  const door = page.getByRole('link', { name: 'Open the sample' });
  await door.waitFor();
  await door.click();
  await page.locator('h1.display em').first().waitFor();
});

/** A screen reader's view of the frame, in this order, on every place of a project. */
const frame = ['link "Skip to the content"', 'navigation "Pages of this project"', 'main'];

test.skipIf(without).each(places)(
  'the place %s is full in light, dark, on a phone and zoomed, has a name for every control, and no id or variable',
  (place) => checkPlace(visit, place, { frame, forStatisticians: place === forStatisticians }),
);

test.skipIf(without)(
  'nobody reads an id, path, method or variable in German either',
  async () => {
    expect(
      await germanFaults(
        visit,
        places.filter((place) => place !== forStatisticians),
      ),
    ).toEqual([]);
  },
  600_000,
);

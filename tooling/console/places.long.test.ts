import { afterAll, beforeAll, describe, test } from 'vitest';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { checkPlace, checkWords, speak, type Visit, visitSample } from './place-checks.ts';
import { ofOne, ofProject } from './places.ts';

const places = [...ofProject, ...ofOne];
/** Page for statisticians, which uses the terms of the API and the literature. */
const forStatisticians = '/help/method';

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

describe('in German', () => {
  beforeAll(() => (without ? undefined : speak(visit, 'de')));
  afterAll(() => (without ? undefined : speak(visit, null)));
  test.skipIf(without).each(places.filter((place) => place !== forStatisticians))(
    'nobody reads an id, path, method or variable on the place %s',
    (place) => checkWords(visit, place),
  );
});

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchDatabase } from '@svc/testing/bench';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { pageOf, places } from './places.ts';
import { type Sampled, serveSample } from './sampled.ts';

const help = `Pictures of each place of the console, on the sample: pnpm pictures FOLDER [--only WORD] [--view NAME] | --readme

  --only WORD   only places whose address has this word, such as settings
  --view NAME   light, dark, phone or german; left out: all four
  --readme      the two pictures of the README alone, into docs/pictures
`;

const desk = { viewport: { width: 1_440, height: 900 } };
const views = {
  light: { ...desk, colorScheme: 'light' },
  dark: { ...desk, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true },
  german: { ...desk, colorScheme: 'light', locale: 'de-DE' },
} as const;
export type View = keyof typeof views;

/** A browser that is signed in and sees the console so. */
export async function viewer(browser: Browser, view: View, signInLink: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...views[view], reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(signInLink);
  await page.locator('main button').first().click();
  await page.waitForURL(({ pathname }) => !pathname.includes('sign-in'));
  await page.close();
  return context;
}

/** Waits until the page loads nothing, including parts out of sight. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const height = Number(await page.evaluate('document.body.scrollHeight'));
  for (let at = 0; at < height; at += 600) {
    await page.evaluate(`scrollTo(0, ${at})`);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate('scrollTo(0, 0)');
  await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
}

export async function takePictures(
  context: BrowserContext,
  served: Pick<Sampled, 'url' | 'address'>,
  { folder, view, only }: { folder: string; view: View; only: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  for (const place of places.filter((place) => place.includes(only))) {
    await page.goto(pageOf(served, place));
    await settle(page).catch((error: unknown) => process.stderr.write(`${place}: ${String(error)}\n`));
    const name =
      place.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || (place === '' ? 'overview' : 'projects');
    await page.screenshot({ path: join(folder, `${name}-${view}.png`), fullPage: true });
    process.stdout.write(`${name}-${view}.png\n`);
  }
  await page.close();
}

/** The overview as the README shows it: what a window holds, in both themes. */
async function takeReadme(browser: Browser, served: Sampled): Promise<void> {
  for (const view of ['light', 'dark'] as const) {
    const context = await viewer(browser, view, await served.signInLink());
    const page = await context.newPage();
    await page.setViewportSize({ width: 1_320, height: 900 });
    await page.goto(pageOf(served, ''));
    await settle(page);
    await page.screenshot({ path: `docs/pictures/console-${view}.png` });
    await context.close();
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      view: { type: 'string' },
      readme: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const { readme } = values;
  const folder = positionals[0] ?? (readme ? '' : undefined);
  const wanted = (Object.keys(views) as View[]).filter((view) => !values.view || values.view === view);
  if (values.help || folder === undefined || wanted.length === 0) {
    process.stderr.write(help);
    process.exit(values.help ? 0 : 2);
  }
  const database = await benchDatabase();
  const served = await serveSample({ ownerUrl: database.url, drop: database.stop });
  const browser = await openBrowser();
  try {
    if (readme) await takeReadme(browser, served);
    for (const view of readme ? [] : wanted) {
      const context = await viewer(browser, view, await served.signInLink());
      await takePictures(context, served, { folder, view, only: values.only });
      await context.close();
    }
  } finally {
    await browser.close();
    await served.close();
  }
}

import axe from 'axe-core';
import { type Browser, chromium, type Frame, type Locator, type Page, type Request } from 'playwright-core';
import { findBrowser } from './chromium.ts';

/** Milliseconds that a test of a page waits for what has to come: the machine may stand still for a while. */
export const patience = 200_000;

/** Milliseconds in which pictures are drawn anew at the latest, after a window has another size. */
export const redrawing = 30_000;

export const openBrowser = async (): Promise<Browser> => chromium.launch(await findBrowser());

/** Faults that a reader would not see: errors of scripts, and what the page’s policy refused. */
export function hearFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // Chromium’s own line about an answer; tests look at those by themselves.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) faults.push(text);
  });
  return faults;
}

/** For code of a page: resolves once the next picture is drawn, or after a second, since a browser may draw none. */
export const nextPicture =
  '(() => Promise.race([new Promise(requestAnimationFrame), new Promise((then) => setTimeout(then, 1000))]))';

/**
 * Resolves once the page has drawn what it asked for: no call under way and nothing that waits, in two looks a moment
 * apart. `networkidle` would wait for half a second of silence each time.
 */
export function hearCalls(page: Page): () => Promise<void> {
  const under = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'eventsource' && under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
  return async () => {
    const end = Date.now() + patience;
    for (let quiet = 0; quiet < 2; ) {
      await page.evaluate(`${nextPicture}().then(() => new Promise((then) => setTimeout(then, 50)))`);
      const waiting = under.size + (await page.locator('main .skeleton').count());
      quiet = waiting === 0 ? quiet + 1 : 0;
      if (Date.now() > end) throw new Error(`${page.url()} still waits for ${waiting} things.`);
    }
  };
}

/** Leads to another address of the console as its own links do: loading all of it anew costs twice as much. */
export async function goOn(page: Page, url: string): Promise<void> {
  if (page.url().startsWith(new URL('/app', url).href))
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(url)})`);
  else await page.goto(url);
}

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/**
 * Violations of WCAG 2.2 AA on the page, or of one of these rules. Evaluated outside the page's policy, as the browser's own
 * tools are.
 */
export async function violations(page: Page | Frame, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const runOnly = rules.length > 0 ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, runOnly);
}

/** How many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  const measured = async () =>
    Number(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'));
  // Pictures are drawn anew some frames after a window has another size.
  const end = Date.now() + redrawing;
  let wider = await measured();
  while (wider > 0 && Date.now() < end) {
    await page.waitForTimeout(50);
    wider = await measured();
  }
  return wider;
}

/** Keeps a picture of the page in the folder that SVC_SCREENSHOTS names; without one, none is taken. */
export async function photograph(page: Page, path: string): Promise<void> {
  const folder = process.env.SVC_SCREENSHOTS;
  if (!folder) return;
  const name = path.replace(/(ans|scn|prj)_\w+/g, '$1').replace(/[^\w]+/g, '-');
  await page.screenshot({ path: `${folder}/${name.replace(/^-|-$/g, '') || 'home'}.png`, fullPage: true });
}

/** Goes by Tab alone to what is meant. Throws Error when sixty steps do not lead there. */
export async function tabTo(page: Page, meant: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await meant.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${meant}.`);
}

/** Closes a dialog by Esc: no other key counts while it is open, and a busy page takes a moment to close it. */
export async function leave(dialog: Locator): Promise<void> {
  await dialog.waitFor();
  await dialog.page().keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Goes where g and a second key lead. Both are sent at once: the console waits a moment for the second, and a busy machine longer. */
export async function jump(page: Page, key: string): Promise<void> {
  await Promise.all([page.keyboard.press('g'), page.keyboard.press(key)]);
}

import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  goOn,
  hearCalls,
  hearFaults,
  nextPicture,
  openBrowser,
  overflow,
  patience,
  photograph,
  redrawing,
  violations,
} from './browser.ts';
import { faultyCharts } from './chart-checks.ts';
import { outlineOf, unnamed } from './outline.ts';
import { pageOf, single } from './places.ts';
import { type Sampled, serveSample } from './sampled.ts';

export interface Visit {
  served: Sampled;
  browser: Browser;
  page: Page;
  faults: string[];
  /** Waits until the page has drawn what it asked for. */
  settled: () => Promise<void>;
}

/** A browser on the sample, signed in as its owner. */
export async function visitSample(): Promise<Visit> {
  const [served, browser] = await Promise.all([serveSample(), openBrowser()]);
  const page = await browser.newPage({ viewport: desk, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience);
  const faults = hearFaults(page);
  const settled = hearCalls(page);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  return { served, browser, page, faults, settled };
}

const desk = { width: 1_440, height: 900 };
const phone = { width: 390, height: 844 };
/** At 200% a window of 1280 × 720 has room for this. */
const zoomed = { width: 640, height: 360 };

/** Leads to a place and waits until all of it is there, including parts that load when they are seen. */
async function openPlace({ page, served, settled }: Visit, place: string): Promise<void> {
  const url = pageOf(served, await single(served, place));
  // Settings, and what belongs to no project, are loaded anew.
  await (/^@|^\/settings/.test(place) ? page.goto(url) : goOn(page, url));
  await settled();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled();
  await page.evaluate(`(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += 400) {
      scrollTo(0, at);
      await ${nextPicture}();
      await ${nextPicture}();
    }
    scrollTo(0, 0);
  })()`);
  await settled();
}

/** Milliseconds that a place may take, longer than anything in it waits. */
const longest = patience + 80_000;

/** Code of a page has no time limit: where it never ends, closing the page ends it, and the tests of the places that follow. */
async function inTime({ page }: Visit, work: () => Promise<void>): Promise<void> {
  const end = setTimeout(() => {
    console.error(`${page.url()} was closed: it took longer than ${longest / 1_000} seconds.`);
    void page.close();
  }, longest);
  try {
    await work();
  } finally {
    clearTimeout(end);
  }
}

/** One place: its words, what a screen reader tells, and its looks. Opening it takes longer than looking at it. */
export const checkPlace = (
  visit: Visit,
  place: string,
  { frame, forStatisticians = false }: { frame: readonly string[]; forStatisticians?: boolean },
): Promise<void> =>
  inTime(visit, async () => {
    await openPlace(visit, place);
    if (!forStatisticians) expect([place, await technicalWords(visit)]).toEqual([place, []]);
    await checkOutline(visit, place, frame);
    await checkLooks(visit, place);
  });

/** From now on, the console in this language; null: as at first. */
export async function speak({ page }: Visit, language: 'de' | null): Promise<void> {
  await page.evaluate(
    language === null
      ? "localStorage.removeItem('language')"
      : `localStorage.setItem('language', '${language}')`,
  );
  await page.reload();
}

/** One place: no id, path, method or variable in its words. */
export const checkWords = (visit: Visit, place: string): Promise<void> =>
  inTime(visit, async () => {
    await openPlace(visit, place);
    expect([place, await technicalWords(visit)]).toEqual([place, []]);
  });

/** Light and dark, on a desk, on a phone and at 200% zoom; then back to a light desk. */
async function checkLooks(visit: Visit, place: string): Promise<void> {
  const { page, faults, settled } = visit;
  const name = `sample${place || '-overview'}`;
  try {
    await photograph(page, name);
    expect([place, await violations(page), await overflow(page)]).toEqual([place, [], 0]);
    expect([place, await faultyCharts(page)]).toEqual([place, []]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await photograph(page, `${name}-dark`);
    expect([place, await violations(page, ['color-contrast'])]).toEqual([place, []]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(phone);
    await settled();
    await photograph(page, `${name}-phone`);
    expect([place, await overflow(page), await sideways(page)]).toEqual([place, 0, []]);
    expect([place, await violations(page)]).toEqual([place, []]);
    expect([place, await faultyCharts(page)]).toEqual([place, []]);
    await page.setViewportSize(zoomed);
    await page.evaluate('scrollTo(0, 200)');
    expect([place, await overflow(page), await sideways(page)]).toEqual([place, 0, []]);
    expect([place, (await chromeHeight(page)) <= zoomed.height * 0.35]).toEqual([place, true]);
    expect(faults).toEqual([]);
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(desk);
  }
}

/** Names of tables, grids and pictures that have to be scrolled sideways to be seen whole. */
async function sideways(page: Page): Promise<string[]> {
  const found = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('main *')]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.querySelector('table, [role=grid], svg[role=img]'))
      .filter((element) => element.checkVisibility() && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => (element.getAttribute('aria-label') ?? element.className)
        + ': ' + element.scrollWidth + ' > ' + element.clientWidth)`);
  // Pictures are drawn anew some frames after a window has another size.
  const end = Date.now() + redrawing;
  let names = await found();
  while (names.length > 0 && Date.now() < end) {
    await page.waitForTimeout(50);
    names = await found();
  }
  return names;
}

/** Pixels of the window that the frame takes. */
async function chromeHeight(page: Page): Promise<number> {
  return page.evaluate<number>(`['.head', '.bottom-bar'].reduce((sum, name) => {
    const bar = document.querySelector(name);
    if (!bar) return sum;
    const { top, bottom } = bar.getBoundingClientRect();
    return sum + Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
  }, 0)`);
}

/** Checks a screen reader's view: the frame, then the sentence of the page; every control has a name. */
async function checkOutline({ page }: Visit, place: string, frame: readonly string[]): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  const at = frame.map((line) => tree.indexOf(`- ${line}`));
  expect([place, at.includes(-1)]).toEqual([place, false]);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  const { first, steps } = outlineOf(await page.locator('main').ariaSnapshot());
  // The sentence of the page comes first, and no level of headings is left out below it.
  expect([place, first]).toEqual([place, 1]);
  expect([place, steps]).toEqual([place, []]);
  expect([place, unnamed(tree)]).toEqual([place, []]);
}

/** The address of a page that an answer cites is told as the engine gave it, with the words of whoever named it. */
const citedPage = /^https:\/\/(?:www\.)?[\w-]+\.example\/\S*$/;

const technical = new RegExp(
  [
    String.raw`\b(?:prj|scn|ans|brd|prm|rec|alr|rep|gol|wsp|org|mem|set)_[0-9a-f]{6}`,
    String.raw`\/v1\/|\b(?:GET|POST|PUT|PATCH|DELETE) \/`,
    String.raw`\b[A-Z][A-Z0-9]+_[A-Z0-9_]+\b`,
    String.raw`api\+search|\bserp\b|log-odds|\bopenai\b|\banthropic\b|\bxai\b|\bugc\b`,
    String.raw`\b[a-z]+_[a-z]+(?:_[a-z]+)*\b|[a-z]+[.]gen[.]ts|\$\{|\bundefined\b|\bNaN\b|\[object`,
  ].join('|'),
  'g',
);

/** Ids, paths, methods, variables and names of the API in what a page shows, but for code and what others wrote. */
async function technicalWords({ page }: Visit): Promise<string[]> {
  const shown = await page.evaluate<string>(`(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent.closest('script, style, noscript, code, pre, blockquote, q')) continue;
      if (parent.checkVisibility()) texts.push(node.data);
    }
    for (const element of document.querySelectorAll('main [aria-label], main [placeholder]'))
      texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
    return texts.join('\\n');
  })()`);
  const lines = new Set(shown.split('\n').map((line) => line.trim()));
  return [...lines]
    .filter((line) => line.search(technical) >= 0 && !citedPage.test(line))
    .map((line) => line.slice(0, 140));
}

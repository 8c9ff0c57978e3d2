import { startScan } from '@svc/core/resource/measure/scan';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  hearCalls,
  hearFaults,
  jump,
  leave,
  openBrowser,
  patience,
  photograph,
  tabTo,
  violations,
} from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
let faults: string[];
let heard: () => Promise<void>;
let projectId: string;

const without = !hasBrowser();
/** This many scans, three days apart, so that the newer half lies in the last weeks. */
const scans = 5;

interface Figure {
  value: number | null;
  ci: { low: number; high: number } | null;
}
interface Surface {
  surface: string;
  engines: string[];
  measures: { measure: string; figure: Figure }[];
}

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
  page.setDefaultTimeout(patience);
  faults = hearFaults(page);
  heard = hearCalls(page);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  const { stack } = served;
  projectId = await stack.project({
    engines: ['openai', 'perplexity', 'google-ai-overview'],
    samplesK: 2,
    prompts: [
      'Which payroll software is best?',
      'Best point of sale system for a bakery?',
      'Cheapest till for a café?',
    ],
  });
  for (let scan = 0; scan < scans; scan += 1) {
    const { id } = await startScan(stack.context, { projectId });
    await stack.settle(id);
    const back = (scans - 1 - scan) * 3;
    await stack.owner`update scan set created_at = created_at - make_interval(days => ${back}),
      finished_at = finished_at - make_interval(days => ${back}) where id = ${id}`;
    await stack.owner`update cell_pack set scanned_at = scanned_at - make_interval(days => ${back}) where scan_id = ${id}`;
  }
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const open = async (path: string): Promise<void> => {
  await page.goto(
    `${served.url}/app/projects/${projectId}/${path}${path.includes('?') ? '&' : '?'}mode=test`,
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('main .skeleton:visible').count()).toBe(0);
};

const read = async <T>(path: string): Promise<T> => {
  const answer = await page.request.get(`${served.url}/v1${path}`, { headers: { 'svc-mode': 'test' } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as T;
};

/** As on the page: whole percents, or one decimal where the range is narrow. */
function said({ value, ci }: Figure): [string, string] {
  const digits = ci && ci.high - ci.low < 0.02 ? 1 : 0;
  const one = (share: number) => (share * 100).toFixed(digits);
  return [`${one(value ?? 0)}%`, ci ? `${one(ci.low)}–${one(ci.high)}%` : ''];
}

const presenceOf = ({ measures }: Surface): Figure =>
  measures.find(({ measure }) => measure === 'presence')?.figure ?? { value: null, ci: null };

test.skipIf(without)(
  'engines of two surfaces have a figure each, as the API has it, never one for both',
  async () => {
    const { surfaces } = await read<{ surfaces: Surface[] }>(`/analytics?projectId=${projectId}&days=28`);
    expect(surfaces.map(({ surface }) => surface).sort()).toEqual(['api+search', 'serp']);
    await open('');
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    const tiles = await page.locator('.tiles-of .tile-value').allTextContents();
    for (const surface of surfaces) {
      const [value, range] = said(presenceOf(surface));
      // Zero of n is shown as such.
      const shown = presenceOf(surface).value === 0 ? '0 of ' : value;
      expect(headline).toContain(shown);
      expect(headline).toContain(`(${range})`);
      expect(tiles.some((tile) => tile.startsWith(shown) && tile.includes(range))).toBe(true);
    }
    expect(headline).toContain('Google AI Overviews');
    await photograph(page, 'mixed-overview');
    expect(await violations(page)).toEqual([]);
  },
);

test.skipIf(without)(
  'each engine’s row is the API’s figure, and every page of the project shows figures',
  async () => {
    const { surfaces } = await read<{
      surfaces: { brands: { role: string; engines: { engine: string; figure: Figure }[] }[] }[];
    }>(`/projects/${projectId}/competitors/compare?days=28&measure=presence`);
    await open('');
    // The rows are drawn once they are near the window.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1_500);
        return page.locator('.by-engine tbody tr').count();
      })
      .toBeGreaterThan(0);
    const names: Record<string, string> = {
      openai: 'ChatGPT',
      perplexity: 'Perplexity',
      'google-ai-overview': 'Google AI Overviews',
    };
    for (const { engine, figure } of surfaces.flatMap(
      ({ brands }) => brands.find(({ role }) => role === 'own')?.engines ?? [],
    )) {
      const row = page.locator('.by-engine tbody tr', { hasText: names[engine] ?? engine }).last();
      const [value, range] = said(figure);
      await expect.poll(() => row.textContent()).toContain(figure.value === 0 ? '0 of ' : value);
      expect(await row.textContent()).toContain(range);
    }
    for (const path of ['', 'prompts', 'answers', 'trend', 'competitors', 'sources', 'scans']) {
      await open(path);
      expect([path, await page.getByText('got no usable answer').count()]).toEqual([path, 0]);
    }
  },
);

test.skipIf(without)(
  'no id, path or variable stands in the words of these pages, in either language',
  async () => {
    const ids =
      /(?:prj|scn|ans|brd|prm)_[0-9a-f]{6}|\/v1\/|api\+search|\bserp\b|_KEY\b|log-odds|\bopenai\b|\banthropic\b|\bxai\b|[{}]/;
    for (const language of ['en', 'de']) {
      await page.evaluate(`localStorage.setItem('language', '${language}')`);
      for (const path of ['', 'prompts', 'answers', 'answers/check', 'scans/schedule']) {
        await open(path);
        await page.mouse.wheel(0, 3_000);
        await page.waitForTimeout(300);
        // What engines said is theirs.
        await page.evaluate("for (const quote of document.querySelectorAll('q')) quote.textContent = ''");
        // What is shown, not what is hidden.
        // biome-ignore lint/performance/useDomNodeTextContent: hidden words are not on the page
        const words = await page.locator('body').innerText();
        const at = words.search(ids);
        expect([language, path, at === -1 ? '' : words.slice(Math.max(0, at - 60), at + 60)]).toEqual([
          language,
          path,
          '',
        ]);
      }
    }
    await page.evaluate("localStorage.removeItem('language')");
  },
);

test.skipIf(without)('one frame at a time: the switch turns every figure of the overview over', async () => {
  await open('');
  const frames = () =>
    page
      .locator('main [data-frame]')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-frame')))]);
  // Rates and gaps of sites are known for questions like these alone, and say so.
  const above = page.locator('h1[data-frame], .by-engine [data-frame]');
  const ofAbove = () =>
    above.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-frame')))]);
  await expect.poll(ofAbove).toEqual(['tracked']);
  await page.getByRole('button', { name: 'Questions like these' }).click();
  await page.waitForURL(/frame=market/);
  await expect.poll(async () => (await frames()).includes('tracked')).toBe(false);
});

test.skipIf(without)(
  'by keyboard: how sure a figure is, the trend scan by scan, and the answers to one prompt',
  async () => {
    await open('');
    await tabTo(page, page.getByRole('button', { name: 'How sure is this?' }));
    await page.keyboard.press('Enter');
    const sure = page.getByRole('dialog');
    await sure.getByText(/ answers include it, over 3 prompts/).waitFor();
    await leave(sure);
    const plot = page.locator('.trend-plot');
    await plot.focus();
    await page.keyboard.press('ArrowLeft');
    const live = page.locator('.trend [aria-live]');
    await expect.poll(() => live.textContent()).toMatch(/\d+ \w+: .*\d+(?:\.\d)?%/);
    const newest = await live.textContent();
    await page.keyboard.press('Home');
    await expect.poll(() => live.textContent()).not.toBe(newest);
    await jump(page, 'q');
    await page.locator('.grid-body .row').first().waitFor();
    await page.locator('.grid-scroller [tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const panel = page.locator('.beside');
    await panel.getByRole('heading', { level: 2 }).waitFor();
    expect(new URL(page.url()).searchParams.get('sel')).toMatch(/^prm_/);
    await expect.poll(() => panel.locator('.mark-link').count()).toBe(scans * 3 * 2);
    expect(await violations(page)).toEqual([]);
    await panel.getByRole('link', { name: 'Read it all' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.answer-text').waitFor();
  },
);

test.skipIf(without)(
  'coming back to the tab asks for nothing, and a closed form for a scan neither',
  async () => {
    await open('answers');
    await page.locator('.grid-body .row').first().waitFor();
    // Requests of the page itself may still be under way behind its rows.
    await page.waitForLoadState('networkidle');
    await heard();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/v1/')) calls.push(`${request.method()} ${pathname}`);
    });
    for (const state of ['hidden', 'visible'])
      await page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
      document.dispatchEvent(new Event('visibilitychange')); window.dispatchEvent(new Event('focus'));`);
    await page.waitForTimeout(500);
    expect(calls).toEqual([]);
    await open('scans');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(faults).toEqual([]);
  },
);

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearFaults, openBrowser, overflow, patience, photograph, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
const asked: string[] = [];
let faults: string[];

const without = !hasBrowser();

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
  page.setDefaultTimeout(patience);
  page.on('request', (request) => asked.push(request.url()));
  faults = hearFaults(page);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const evil = 'https://evil.example';
const html = `<!doctype html><html><head><title>Chat</title>
  <meta http-equiv="refresh" content="0;url=${evil}/refresh"><base href="${evil}/">
  <link rel="stylesheet" href="${evil}/a.css"><style>@import "${evil}/b.css"; body { background: url(${evil}/c.png) }</style>
  <script>parent.document.title = 'stolen'; fetch('${evil}/script')</script></head>
  <body onload="parent.document.title = 'stolen'">
  <h1>Which till suits a café?</h1><p>Acme is the usual pick, says <a href="javascript:parent.stolen=1">a test</a>.</p>
  <img src="${evil}/pixel.gif" onerror="parent.document.title = 'stolen'" alt="A till on a counter">
  <svg onload="parent.document.title = 'stolen'"><image href="${evil}/svg.png"/><script>parent.stolen=1</script></svg>
  <form action="${evil}/form"><input name="a" autofocus onfocus="this.form.submit()"><button>Send</button></form>
  <iframe src="${evil}/frame"></iframe><object data="${evil}/object"></object><video src="${evil}/video" autoplay></video>
  <details open ontoggle="parent.document.title = 'stolen'"><summary>More</summary></details></body></html>`;

test.skipIf(without)('a kept page is shown, and nothing in it runs, loads or leads anywhere', async () => {
  const { stack } = served;
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts: ['Best planner?'] });
  await page.goto(`${served.url}/app/projects/${projectId}/answers/import?mode=test`);
  const row = {
    ...{ id: 'p1', prompt: 'Which till suits a café?', engine: 'chatgpt-ui', country: 'DE', language: 'en' },
    ...{ askedAt: new Date(Date.now() - 86_400_000).toISOString(), text: 'Acme is the usual pick.', html },
  };
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.ndjson', mimeType: 'text/plain', buffer: Buffer.from(JSON.stringify(row)) });
  await page.getByRole('button', { name: 'Import 1 answer' }).click();
  await page.getByRole('heading', { level: 1, name: '1 answer imported' }).waitFor();
  const [answer] = await stack.owner`select id, evidence from answer where project_id = ${projectId}`;
  await page.goto(`${served.url}/app/projects/${projectId}/answers/${answer?.id}?mode=test`);
  const card = page.locator('section', { hasText: 'The page it was read from' });
  await card.getByText(answer?.evidence[0].sha256).waitFor();
  await card.getByText('imported').waitFor();
  asked.length = 0;
  await card.getByText('Show the page').click();
  const frame = page.frameLocator('iframe.kept-page');
  await frame.getByRole('heading', { name: 'Which till suits a café?' }).waitFor();
  await frame.getByText('[A till on a counter]').waitFor();
  expect(await frame.locator('[title="javascript:parent.stolen=1"]').textContent()).toBe('a test');
  expect(await frame.locator('script, style, img, svg, form, input, iframe, a').count()).toBe(0);
  expect(await page.locator('iframe.kept-page').getAttribute('sandbox')).toBe('');
  // Anything that the frame loads would have been requested by the time it is loaded.
  await page.frames().at(-1)?.waitForLoadState('load');
  expect(asked.filter((url) => !url.startsWith(served.url) && !url.startsWith('about:'))).toEqual([]);
  expect(await page.title()).not.toContain('stolen');
  expect(await page.evaluate('globalThis.stolen')).toBeUndefined();
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await photograph(page, 'kept-page');
});

test.skipIf(without)(
  'what the sanitiser let through would still be stopped by sandbox and policy',
  async () => {
    const raw = `<script>parent.document.title = 'stolen'</script><img src="${evil}/pixel.gif"><p>through</p>`;
    const pattern = '**/v1/answers/*/page';
    // Requests that the policy stops never get here.
    const left: string[] = [];
    await page.route(`${evil}/**`, (route) => {
      left.push(route.request().url());
      return route.abort();
    });
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, page: { ...body.page, html: raw } } });
    });
    try {
      await page.reload();
      await page.getByText('Show the page').click();
      await page.frameLocator('iframe.kept-page').getByText('through').waitFor();
      await page.frames().at(-1)?.waitForLoadState('load');
      expect(left).toEqual([]);
      expect(await page.title()).not.toContain('stolen');
    } finally {
      await page.unroute(pattern);
      await page.unroute(`${evil}/**`);
    }
  },
);

import type { Browser } from 'playwright-core';

/** Milliseconds until operations can be read, on a CPU half as fast; the worst of the index and a page of many schemas. */
export async function readReference(browser: Browser, url: string): Promise<number> {
  let worst = 0;
  for (const [path, item] of [
    ['/docs/reference', '#all li'],
    ['/docs/reference/get_scan', '.fields li'],
    ['/docs/reference#/Scans/start_scan', '.fields li'],
  ] as const) {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    const started = performance.now();
    await page.goto(url + path, { waitUntil: 'commit' });
    await page.locator(item).first().waitFor();
    worst = Math.max(worst, performance.now() - started);
    await page.close();
  }
  return worst;
}

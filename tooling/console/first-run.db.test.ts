import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, overflow, patience, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);

const without = !hasBrowser();

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole({ plan: 'free' }), openBrowser()]);
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test.skipIf(without)(
  'questions say where they come from, and are changed, dropped and added before any is asked',
  async () => {
    const calls: string[] = [];
    const watch = (request: { method(): string; url(): string }) =>
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    page.on('request', watch);
    await page.goto(`${served.url}/app/new`);
    await page.getByLabel('Your website, or the name of your brand').fill('Zahnarztpraxis Lindenhof');
    await page.getByRole('button', { name: 'Go on' }).click();
    expect(await page.getByLabel('Brand', { exact: true }).inputValue()).toBe('Zahnarztpraxis Lindenhof');
    await page.locator('select[name=country]').selectOption({ label: 'Germany' });
    await page
      .getByLabel('What the business is, in a sentence')
      .fill('Zahnarztpraxis: Implantate, Behandlung von Angstpatienten');
    await page.getByLabel('Town or region (optional)').fill('Leipzig');
    await page.getByRole('button', { name: 'Next' }).click();
    const first = page.getByLabel('Question 1', { exact: true });
    await first.waitFor();
    expect(await first.inputValue()).toMatch(/in Leipzig/);
    await page
      .getByText(/From our own collection: /)
      .first()
      .waitFor();
    const dropped = await page.getByLabel('Question 2', { exact: true }).inputValue();
    expect(dropped).toMatch(/Zahnarzt|Leipzig/);
    await first.fill('Wer macht in Leipzig gute Implantate?');
    await page.getByRole('button', { name: `Drop: ${dropped}`, exact: true }).click();
    await page
      .getByLabel('More questions, one per line (optional)')
      .fill('Welche Praxis in Leipzig hat samstags offen?');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    // What was changed stays: after a step back, and where the page is loaded anew.
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    expect(await first.inputValue()).toBe('Wer macht in Leipzig gute Implantate?');
    await page.reload();
    expect(await first.inputValue()).toBe('Wer macht in Leipzig gute Implantate?');
    const status = await page.getByRole('status').filter({ hasText: 'prompts will be asked' }).textContent();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel(/^Sample engine/).waitFor();
    // Nothing was stored or asked so far.
    expect(calls.filter((call) => call.startsWith('POST') && !call.endsWith('/preview'))).toEqual([]);
    await page.getByRole('button', { name: 'See the price' }).click();
    // A change of what was entered makes the project anew, and no second one stays.
    await page.getByRole('button', { name: /^Ask 1 engine, free/ }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Drop: Wer macht in Leipzig gute Implantate?' }).click();
    await page.getByLabel('More questions, one per line (optional)').fill('Wer macht gute Implantate?');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'See the price' }).click();
    await page.getByRole('group', { name: 'Answers for each prompt and engine' }).getByText('5').click();
    await page.getByText(/prompts × 1 engine × 5 = /).waitFor();
    expect(calls.filter((call) => call === 'POST /v1/scans')).toEqual([]);
    await page.getByRole('button', { name: /^Ask 1 engine, free/ }).click();
    await page.getByRole('heading', { level: 1, name: /Zahnarztpraxis Lindenhof/ }).waitFor();
    await page.getByRole('link', { name: 'Choose engines' }).waitFor();
    const [projects] = await served.stack
      .owner`select count(*)::int as n from project where name = 'Zahnarztpraxis Lindenhof' and deleted_at is null`;
    expect(projects?.n).toBe(1);
    page.off('request', watch);
    const made = /projects\/(prj_[^/?]+)/.exec(page.url())?.[1] ?? '';
    const find = (words: string) =>
      page.goto(`${served.url}/app/projects/${made}/prompts?q=${encodeURIComponent(words)}`);
    await find('gute Implantate');
    await page.getByText('Wer macht gute Implantate?').first().waitFor();
    await find('samstags');
    await page.getByText('Welche Praxis in Leipzig hat samstags offen?').first().waitFor();
    await find(dropped);
    await page.getByText('No prompt fits this search and these filters.').waitFor();
    expect(status).toMatch(/^\d+ prompts will be asked/);
  },
);

test.skipIf(without)('an address that cannot be read opens the form with its domain', async () => {
  await page.setViewportSize({ width: 1_280, height: 800 });
  await page.goto(`${served.url}/app/new`);
  await page.getByLabel('Your website, or the name of your brand').fill('www.nowhere.invalid/about');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('Your website could not be read. Fill in the rest by hand.').waitFor();
  await page.getByText('Its server could not be reached.').waitFor();
  expect(await page.getByLabel('Domain', { exact: true }).inputValue()).toBe('nowhere.invalid');
  await page.getByLabel('Brand', { exact: true }).fill('Nowhere');
  await page.reload();
  expect(await page.getByLabel('Brand', { exact: true }).inputValue()).toBe('Nowhere');
  // Codes and ids are for those who are asked for help.
  expect(await page.locator('main').textContent()).not.toMatch(/validation_failed|req_/);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Your website, or the name of your brand').fill('acme.example');
  await page.getByRole('button', { name: 'Fill in by hand' }).click();
  expect(await page.getByLabel('Domain', { exact: true }).inputValue()).toBe('acme.example');
});

test.skipIf(without)('one click makes the sample and opens its overview, full', async () => {
  await page.setViewportSize({ width: 1_280, height: 800 });
  await page.goto(`${served.url}/app/new`);
  await page.getByRole('button', { name: 'Open the sample' }).click();
  await page.getByText('Preparing the sample').waitFor();
  await page.getByRole('heading', { level: 1, name: /Deskwren is in \d+%/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('mode')).toBe('test');
  // Who comes again finds it there.
  await page.goto(`${served.url}/app/new`);
  await page.getByRole('link', { name: 'Open the sample' }).waitFor();
  const address = await page.getByRole('link', { name: 'Open the sample' }).getAttribute('href');
  const at = (place: string) => page.goto(`${served.url}${address?.replace('?', `${place}?`)}`);
  // On a phone a long table begins with ten cards, and shows more.
  await page.setViewportSize({ width: 390, height: 844 });
  await at('/sources');
  const cards = page.locator('section.card', { hasText: 'Cited in' }).locator('tbody tr');
  // The list is drawn once it is near the window.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 800);
      return cards.count();
    })
    .toBe(10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards.count()).toBe(13);
  await at('/nowhere');
  await page.getByRole('link', { name: 'To your projects' }).click();
  await page.getByRole('heading', { level: 1, name: /projects/ }).waitFor();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearFaults, openBrowser, overflow, violations } from './browser.ts';
import { type Served, serveConsole } from './served.ts';

let served: Served;
let browser: Browser;
let page: Page;
let faults: string[];

const photograph = async (page: Page, name: string) => {
  const folder = process.env.SVC_SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** Set where no browser can be had: .ci/run says so. */
const without = process.env.SVC_NO_BROWSER === '1';

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
  page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  faults = hearFaults(page);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test.skipIf(without)(
  'a passkey is made, signs in without a link, and is refused once it is removed',
  async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.goto(await served.signInLink());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    await page.goto(`${served.url}/app/devices`);
    await page.getByLabel('Name of this device').fill('Test machine');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('not used yet').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    await page.goto(`${served.url}/app/devices`);
    await page.getByText(/added .* last used/).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('You have no passkey yet.').waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('was not accepted').waitFor();
  },
);

test.skipIf(without)('the provider’s button signs in', async () => {
  await page.getByRole('link', { name: 'Sign in with Example login' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  expect(faults).toEqual([]);
});

const areas = [
  'keys',
  'members',
  'providers',
  'webhooks',
  'mails',
  'billing',
  'usage',
  'approvals',
  'audit',
  'privacy',
  'branding',
  'workspace',
  'project',
  'identity',
  'prompts',
  'schedule',
  'channels',
];

test.skipIf(without)(
  'every page of the settings holds in both themes, on a phone and on a desk',
  async () => {
    await served.stack.project({
      engines: ['openai'],
      samplesK: 1,
      prompts: ['Which payroll software is best?'],
    });
    for (const area of areas) {
      await page.setViewportSize({ width: 1_440, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`${served.url}/app/settings/${area}?mode=test`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
      await photograph(page, area);
      expect([area, await violations(page), await overflow(page)]).toEqual([area, [], 0]);
      await page.setViewportSize({ width: 360, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await photograph(page, `${area}-phone`);
      expect([area, await violations(page, ['color-contrast']), await overflow(page)]).toEqual([area, [], 0]);
    }
  },
);

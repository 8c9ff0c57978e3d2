import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameText } from '../../apps/console/src/settings/text/frame.ts';
import {
  hearFaults,
  jump,
  leave,
  openBrowser,
  overflow,
  patience,
  photograph,
  violations,
} from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Served, serveConsole } from './served.ts';
import { buttonOf, twice, uses } from './settings-uses.ts';

let served: Served;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
/** Another person, after her invitation. */
let grace: Page;
let faults: string[];

const without = !hasBrowser();

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveConsole(), openBrowser()]);
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  faults = hearFaults(page);
  const prompts = ['Which payroll software is best?'];
  await served.stack.project({ engines: ['openai'], samplesK: 1, prompts });
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
    await twice(page.locator('main'), 'Remove');
    await page.getByText('No passkeys yet.').waitFor();
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

/** A page of the console, once nothing of it loads any more: by its own menu where the settings stand open. */
const open = async (path: string): Promise<void> => {
  const [area, mode] = /^\/settings\/(\w+)(\?mode=test)?$/.exec(path)?.slice(1) ?? [];
  const here = new URL(page.url());
  const inside = here.pathname.includes('/settings/') && here.searchParams.has('mode') === Boolean(mode);
  // These went to places of the project: the menu of the settings has neither.
  const moved = area === 'prompts' || area === 'schedule';
  if (area !== undefined && inside && !moved) {
    await page.locator(`nav.side a[href*="/settings/${area}"]`).click();
    // The owner of a session is cached for a few seconds.
    await page.waitForURL(({ pathname }) => pathname.endsWith(`/${area}`));
  } else await page.goto(`${served.url}/app${path}`);
  const name = area !== undefined && !moved && isArea(area) ? frameText.en.areas[area] : undefined;
  await page.getByRole('heading', { level: 1, ...(name && { name, exact: true }) }).waitFor();
  await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
  expect(page.url()).not.toContain('/sign-in');
};

const button = (name: string) => buttonOf(page, name);

test.skipIf(without)(
  'a key is made with its rights, shown once, and revoked after a second look',
  async () => {
    await open('/settings/keys');
    await button('Make a key').click();
    await page.getByLabel('What it is for').fill('Nightly export');
    await page.getByRole('dialog').getByRole('button', { name: 'Make a key' }).click();
    const secret =
      (await page
        .getByRole('status')
        .locator('code', { hasText: /^svc_live_/ })
        .textContent()) ?? '';
    const ask = () => fetch(`${served.url}/v1/me`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await ask()).status).toBe(200);
    await page.reload();
    await page.getByRole('row', { name: /Nightly export/ }).waitFor();
    expect(await page.getByText(secret).count()).toBe(0);
    const row = page.getByRole('row', { name: /Nightly export/ });
    await row.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('What it is for').last().fill('Nightly export of answers');
    await page
      .getByLabel(/^Monthly credit limit/)
      .last()
      .fill('50');
    await button('Save').click();
    await row.getByText('50 credits a month').waitFor();
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByText('refused at once').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row.getByText('revoked').waitFor();
    await expect.poll(async () => (await ask()).status).toBe(401);
  },
);

test.skipIf(without)('somebody is invited, follows the mailed link and is in', async () => {
  await open('/settings/members');
  await button('Invite somebody').click();
  await page.getByLabel('E-mail address').fill('grace@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByText('The invitation is on its way.').waitFor();
  const { owner } = served.stack;
  // The mail itself may be on its way already, and its words are not kept then: a link of the test's own.
  const token = 'a-link-that-only-this-test-knows-of';
  await owner`update member set invitation_hash = sha256(${token}::text::bytea) where email = 'grace@example.com'`;
  grace = await (await browser.newContext()).newPage();
  grace.setDefaultTimeout(patience);
  await grace.goto(`${served.url}/invitations/${token}`);
  await grace.getByText('grace@example.com becomes viewer.').waitFor();
  expect(await violations(grace)).toEqual([]);
  await grace.getByRole('button', { name: 'Accept and sign in' }).click();
  await grace.getByRole('heading', { name: 'Projects' }).waitFor();
});

test.skipIf(without)('a role is made, changed, given, and kept while somebody has it', async () => {
  await open('/settings/members');
  await button('Make a role').click();
  await page.getByLabel('Name of the role').fill('Analyst');
  await page.getByText('Finer rights').first().click();
  await page.getByLabel('change files').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a role' }).click();
  const role = page.getByRole('row', { name: /^Analyst/ });
  await role.getByText('see everything, change files').waitFor();
  await role.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('change goals').check();
  expect(await violations(page)).toEqual([]);
  await button('Save').click();
  await role.getByText('see everything, change goals, change files').waitFor();
  await page.getByLabel('Role: grace@example.com').selectOption('Analyst');
  await role.getByRole('cell', { name: '1', exact: true }).waitFor();
  await page
    .getByRole('row', { name: /grace@/ })
    .getByRole('button', { name: 'Change' })
    .click();
  await page.getByLabel('Name (optional)').last().fill('Grace Hopper');
  await button('Save').click();
  await page.getByRole('row', { name: /Grace Hopper/ }).waitFor();
  await twice(role, 'Delete');
  await page.getByText('This does not work now').waitFor();
  await page.getByLabel('Role: grace@example.com').selectOption('Administrator');
  await role.getByRole('cell', { name: '0', exact: true }).waitFor();
  await twice(role, 'Delete');
  await role.waitFor({ state: 'detached' });
});

test.skipIf(without)('what is gated waits for whoever was named, and nobody else decides it', async () => {
  await open('/settings/approvals');
  await button('Require approval').click();
  await page.getByLabel('What needs approval').selectOption('Buy credits');
  await page.getByLabel('Grace Hopper').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Require approval' }).click();
  await page.getByText('Approved by: Grace Hopper.').waitFor();
  await open('/settings/billing');
  await button('Buy credits').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy credits' }).click();
  await page.getByText('Waiting for an administrator’s approval.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await open('/settings/approvals');
  await button('Approve').click();
  await page.getByText('Somebody else has to decide').waitFor();
  const agree = async (done: number) => {
    await grace.goto(`${served.url}/app/settings/approvals`);
    await grace.getByRole('button', { name: 'Approve' }).click();
    const told = grace.getByText('done', { exact: true });
    await expect.poll(() => told.count()).toBe(done);
    await page.reload();
  };
  await agree(1);
  // A person who could bypass a gate alone cannot loosen or delete it alone.
  const rule = page.locator('li', { hasText: 'Approved by: Grace Hopper.' });
  await rule.getByRole('button', { name: 'Change' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Only above/).fill('5');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Waiting for an administrator’s approval.').waitFor();
  await agree(2);
  await page.getByText('above 5 credits').waitFor();
  await twice(rule, 'Remove');
  await page.getByText('Waiting for an administrator’s approval.').waitFor();
  await agree(3);
  await page.getByText('Nothing needs approval yet.').waitFor();
});

test.skipIf(without)('a workspace is handed over and back, and whoever is removed is out', async () => {
  await open('/settings/members');
  const row = (of: Page, who: string) => of.getByRole('row', { name: new RegExp(who) });
  await twice(row(page, 'grace@'), 'Hand over');
  await row(page, 'ada@').getByRole('button', { name: 'Hand over' }).waitFor();
  await grace.goto(`${served.url}/app/settings/members`);
  await twice(row(grace, 'ada@'), 'Hand over');
  await row(grace, 'grace@').getByRole('button', { name: 'Hand over' }).waitFor();
  await open('/settings/members');
  await twice(row(page, 'grace@'), 'Remove');
  await row(page, 'grace@').waitFor({ state: 'detached' });
  // The member of a session is cached for a few seconds.
  const ask = () => grace.request.get(`${served.url}/v1/me`);
  await expect.poll(async () => (await ask()).status()).toBe(401);
  await grace.reload();
  await grace.getByRole('button', { name: 'Mail me a link' }).waitFor();
  await grace.context().close();
});

test.skipIf(without)('the keyboard leads anywhere, and single keys can be switched off', async () => {
  await open('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('webhooks');
  await page.getByRole('option', { name: /Webhooks/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
  // No key counts while a dialog is open.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await jump(page, 'p');
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  await page.keyboard.press('?');
  await page.getByLabel(/Single keys/).uncheck();
  await leave(page.getByRole('dialog'));
  await page.keyboard.press('/');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test.skipIf(without).each(uses)('used as an owner would: %s', async (area, use) => {
  await open(`/settings/${area}`);
  await use(page, served);
});

const areas = Object.keys(frameText.en.areas);
const isArea = (name: string): name is keyof typeof frameText.en.areas => areas.includes(name);

test.skipIf(without)('the operator’s page holds in both themes, on a phone and on a desk', async () => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await open('/operator?mode=test');
  await photograph(page, '/operator');
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await photograph(page, '/operator-phone');
  expect([await violations(page, ['color-contrast']), await overflow(page)]).toEqual([[], 0]);
});

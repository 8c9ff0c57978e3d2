import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './browser.ts';
import type { Served } from './served.ts';

export const buttonOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Presses a button, and once more in the dialog that asks whether that is meant. */
export const twice = async (within: Locator, name: string): Promise<void> => {
  await within.getByRole('button', { name, exact: true }).click();
  await within.page().getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

/** Saves what was typed, and comes back to see it kept. */
const saved = async (page: Page): Promise<void> => {
  await buttonOf(page, 'Save').click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.reload();
  await buttonOf(page, 'Save').waitFor();
};

/** Opens the form of the first existing item, fills it in and saves it. */
const change = async (page: Page, fill: (form: Locator) => Promise<unknown>): Promise<void> => {
  await page.locator('section.card').first().getByRole('button', { name: 'Change', exact: true }).click();
  const form = page.getByRole('dialog').locator('form');
  await fill(form);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
};

/** Acts of an owner in each area, and what the page must show afterwards. */
export const uses: [area: string, use: (page: Page, served: Served) => Promise<void>][] = [
  [
    'mails',
    async (page) => {
      await page.getByLabel('Scans', { exact: true }).selectOption('once a day');
      await saved(page);
      await page.reload();
      await expect.poll(() => page.getByLabel('Scans', { exact: true }).inputValue()).toBe('daily');
    },
  ],
  [
    'billing',
    async (page) => {
      await page.locator('select[name=plan]').selectOption('Starter');
      await buttonOf(page, 'See what would change').click();
      await page.getByText('The price is agreed with whoever runs this service.').waitFor();
      await page.getByLabel('Legal name').fill('Planderly GmbH');
      await page.getByRole('combobox', { name: 'Country' }).selectOption('DE');
      await saved(page);
      expect(await page.getByLabel('Legal name').inputValue()).toBe('Planderly GmbH');
      expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('DE');
    },
  ],
  [
    'usage',
    async (page) => {
      await page.getByLabel('Notify at').fill('500');
      await page.getByLabel('Refuse scans beyond').fill('100');
      await buttonOf(page, 'Save').click();
      // The error stands at its field, and not under the API's name for it.
      const soft = page.locator('.field', { hasText: 'Notify at' });
      await soft.locator('.field-error').waitFor();
      expect(await page.getByText('softLimit').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Refuse scans beyond').fill('1000');
      await saved(page);
      expect(await page.getByLabel('Refuse scans beyond').inputValue()).toBe('1000');
    },
  ],
  [
    'audit',
    async (page) => {
      await buttonOf(page, 'Check the log').click();
      await page.getByText(/none changed, none missing/).waitFor();
      await page.getByLabel('What happened').selectOption('role.saved');
      await buttonOf(page, 'Search').click();
      await page
        .getByRole('rowheader', { name: /^Role saved/ })
        .first()
        .waitFor();
      await page
        .getByRole('rowheader', { name: /^Session started/ })
        .first()
        .waitFor({ state: 'detached' });
    },
  ],
  [
    'privacy',
    async (page) => {
      await page.getByLabel('Days until the text of answers is deleted').fill('90');
      await saved(page);
      await page.getByText(/text for 90 days/).waitFor();
    },
  ],
  [
    'branding',
    async (page) => {
      await page.getByLabel('Accent', { exact: true }).fill('#ffee00');
      await page.getByText(/many could not read it/).waitFor();
      await page.getByLabel('Accent', { exact: true }).fill('#aa2200');
      await saved(page);
      expect(await page.getByLabel('Accent', { exact: true }).inputValue()).toBe('#aa2200');
    },
  ],
  [
    'project?mode=test',
    async (page) => {
      await page.getByLabel('Name', { exact: true }).first().fill('Renamed');
      await saved(page);
      await buttonOf(page, 'Duplicate').click();
      await page.getByRole('link', { name: 'Renamed (copy)' }).waitFor();
      // The copy is newer, and does not take this one’s place.
      expect(await page.getByLabel('Name', { exact: true }).first().inputValue()).toBe('Renamed');
    },
  ],
  [
    'identity?mode=test',
    async (page) => {
      await page.getByLabel('Other names').fill('Acme Time');
      await page.locator('li', { hasText: 'Acme Time' }).getByText('in no stored answer').waitFor();
      await buttonOf(page, 'Save').click();
      await page.getByText('Saved. Stored answers are being read again.').waitFor();
    },
  ],
  [
    'business?mode=test',
    async (page) => {
      await page.getByLabel('What it is, as people look for it').fill('point of sale system');
      await page.getByLabel('Town or region (optional)').fill('Leeds');
      await page.getByLabel('Features').fill('offline mode, card reader');
      await buttonOf(page, 'Save').click();
      await page.getByText('POS systems, in Leeds').waitFor();
      await page.reload();
      expect(await page.getByLabel('Features').inputValue()).toBe('offline mode, card reader');
    },
  ],
  [
    'prompts?mode=test',
    async (page) => {
      await page
        .locator('section.card')
        .first()
        .getByRole('button', { name: 'Prompts', exact: true })
        .click();
      const inSet = page.getByRole('dialog');
      await inSet.getByLabel('Prompts to add').fill('Which till suits a bakery?');
      await buttonOf(page, 'Add').click();
      await page.getByText('1 added').waitFor();
      const rows = inSet.locator('.rows > li');
      await rows.first().getByRole('button', { name: 'Change' }).click();
      await rows.first().getByLabel('Topic (optional)').fill('tills');
      await rows.first().getByRole('button', { name: 'Save' }).click();
      await rows.first().getByText('tills').waitFor();
      const before = await rows.count();
      await rows.first().getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('dialog', { name: 'Remove' }).getByRole('button', { name: 'Remove' }).click();
      // The rows below move up when the row goes.
      await rows.nth(before - 1).waitFor({ state: 'detached' });
      await inSet.getByRole('button', { name: 'Close' }).click();
      await buttonOf(page, 'What changed between versions').click();
      await page.getByLabel('From').selectOption({ index: 2 });
      await page.getByRole('heading', { name: 'Added: 1' }).waitFor();
      await page.getByRole('heading', { name: 'Removed: 1' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await buttonOf(page, 'Duplicate').click();
      const copy = page.locator('section.card').first();
      await copy.getByRole('heading', { name: /copy/ }).waitFor();
      await copy.getByRole('button', { name: 'Change', exact: true }).click();
      const named = page.getByRole('dialog', { name: 'Change' });
      await named.getByLabel('Name', { exact: true }).fill('Winter');
      await named.getByRole('button', { name: 'Save' }).click();
      await copy.getByRole('heading', { name: 'Winter' }).waitFor();
      await copy.getByRole('button', { name: 'Prompts', exact: true }).click();
      await inSet.locator('.rows').getByRole('button', { name: 'Change' }).first().click();
      await inSet.locator('textarea[name=text]').fill('Which till does a bakery need?');
      await inSet.locator('.rows').getByRole('button', { name: 'Save' }).click();
      // The field beside it holds the same words for a moment.
      await inSet.locator('.rows > li > span', { hasText: 'Which till does a bakery need?' }).waitFor();
      await inSet.getByRole('button', { name: 'Close' }).click();
      await twice(page.locator('section.card').first(), 'Activate');
      await page.locator('section.card').first().getByText('asked now').waitFor();
      await twice(page.locator('section.card').first(), 'Lock');
      await page.getByText(/^locked/).waitFor();
      await buttonOf(page, 'Have a set written').click();
      await page.getByLabel('Name', { exact: true }).first().fill('Written');
      await page.getByLabel('How many').fill('5');
      await page.getByLabel(/^Topics/).fill('tills, receipts');
      await inSet.getByRole('button', { name: 'Have a set written' }).click();
      await page.getByText(/“Written” has 5 prompts/).waitFor();
      await inSet.getByRole('button', { name: 'Close' }).click();
      const written = page.locator('section.card', { hasText: 'Written' });
      await written.getByText(/\d+ different questions/).waitFor();
      await written.getByRole('button', { name: 'Take prompts from a file' }).click();
      await inSet.getByLabel('Or its text').fill('text,topic\nWhich till prints receipts in German?,tills');
      await buttonOf(page, 'Show what would be added').click();
      await inSet.getByText('1 to add, 0 there already, 0 refused.').waitFor();
      await buttonOf(page, 'Add them').click();
      await inSet.getByText('1 added').waitFor();
      await inSet.getByRole('button', { name: 'Close' }).click();
      await written.getByRole('button', { name: 'Fill in a template' }).click();
      await inSet.locator('input[name^=bindings][required]').first().fill('tills');
      await buttonOf(page, 'Show its prompts').click();
      await inSet.getByText(/ of \d+ prompts:/).waitFor();
      expect(await violations(page)).toEqual([]);
    },
  ],
  [
    'workspace?mode=test',
    async (page, served) => {
      const id = await served.stack.project({ engines: ['openai'], samplesK: 1, prompts: ['Which till?'] });
      await served.stack.owner`update project set name = 'Last year', archived_at = now() where id = ${id}`;
      await page.reload();
      await buttonOf(page, 'Restore: Last year').click();
      await page.getByText('None. Deleted projects').waitFor();
    },
  ],
  [
    'facts?mode=test',
    async (page) => {
      await buttonOf(page, 'Add a fact').click();
      const form = page.getByRole('dialog').locator('form');
      await form.getByLabel('Words for it').fill('Pro plan, Pro');
      await form.getByLabel('What is true').fill('29');
      await form.getByLabel(/^Currency/).fill('eur');
      await form.getByLabel('For how long').selectOption('a month');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('29 EUR a month').waitFor();
      await change(page, async (form) => {
        await form.getByLabel('Kind').selectOption('a date');
        await form.getByLabel(/^A year/).fill('2011');
      });
      await page.locator('section.card p', { hasText: /^2011$/ }).waitFor();
      expect(await violations(page)).toEqual([]);
      await twice(page.locator('section.card'), 'Remove');
      await page.getByText('No facts yet').waitFor();
    },
  ],
  [
    'personas?mode=test',
    async (page) => {
      await buttonOf(page, 'Add a persona').click();
      const form = page.getByRole('dialog');
      await page.getByLabel('Name', { exact: true }).fill('Small law firm');
      await page.getByLabel(/^The person who asks/).fill('a lawyer who runs a firm of four');
      await page.getByLabel(/^What they need/).fill('has no IT department\npays yearly');
      await form.getByRole('button', { name: 'Add a persona' }).click();
      await page.getByRole('heading', { name: 'Small law firm' }).waitFor();
      await page.getByText(/has no IT department.*pays yearly/).waitFor();
      await change(page, (form) => form.getByLabel(/^The person who asks/).fill('a notary'));
      await page.getByText('version 2').waitFor();
      expect(await violations(page)).toEqual([]);
    },
  ],
  [
    'segments?mode=test',
    async (page) => {
      await buttonOf(page, 'Make a segment').click();
      const form = page.getByRole('dialog');
      await page.getByLabel('Name', { exact: true }).fill('Bakers');
      await page.getByLabel('Words in the prompt').fill('bakery');
      await buttonOf(page, 'Try it on the newest scan').click();
      await page.getByText(/^\d+ prompts, \d+ answers/).waitFor();
      await form.getByRole('button', { name: 'Make a segment' }).click();
      await page.getByText('“bakery” · version 1').waitFor();
      await change(page, (form) => form.getByLabel('to compare').check());
      await page.getByText('to compare · “bakery” · version 2').waitFor();
      expect(await violations(page)).toEqual([]);
      await twice(page.locator('section.card'), 'Delete');
      await page.getByText('No segment yet.').waitFor();
    },
  ],
  [
    'integrations?mode=test',
    async (page) => {
      await buttonOf(page, 'Connect').click();
      const form = page.getByRole('dialog');
      await page.getByLabel('What can be connected').selectOption('Bing Webmaster Tools');
      await page.getByLabel(/^Which property/).fill('https://www.acme.example/');
      await page.getByLabel('Key', { exact: true }).fill('a-key-of-bing');
      await form.getByRole('button', { name: 'Connect' }).click();
      await form.getByText(/could not be checked/).waitFor();
      await form.getByRole('button', { name: 'Close' }).click();
      const card = page.locator('section.card').first();
      await card.getByText('not checked yet', { exact: true }).waitFor();
      await change(page, (form) => form.getByLabel(/^Which property/).fill('https://acme.example/'));
      await card.getByText(/ https:\/\/acme\.example/).waitFor();
      expect(await violations(page)).toEqual([]);
      await twice(card, 'Disconnect and delete its figures');
      await page.getByText('Nothing is connected yet.').waitFor();
    },
  ],
  [
    'config?mode=test',
    async (page) => {
      const waiting = page.waitForEvent('download');
      await buttonOf(page, 'Download the configuration').click();
      const document = JSON.parse(await readFile(await (await waiting).path(), 'utf8'));
      document.project.description = 'Kept beside code.';
      await page.getByLabel('Or its text').fill('{"version": 1');
      await buttonOf(page, 'Show what would change').click();
      await page.getByText(/This is not valid JSON/).waitFor();
      await page.getByLabel('A file to apply').setInputFiles({
        name: 'project.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(document)),
      });
      await buttonOf(page, 'Show what would change').click();
      await page.getByRole('row', { name: /project.description/ }).waitFor();
      expect(await violations(page)).toEqual([]);
      await buttonOf(page, 'Apply it').click();
      await page.getByText('Applied: 1 changes.').waitFor();
      await buttonOf(page, 'Show what would change').click();
      await page.getByText('already matches the file').waitFor();
    },
  ],
  [
    'schedule?mode=test',
    async (page) => {
      await page.getByRole('combobox', { name: 'Every', exact: true }).selectOption('day');
      await page.getByLabel('At', { exact: true }).fill('07:30');
      await buttonOf(page, 'What it would cost').click();
      await page.getByRole('heading', { name: 'Next scans' }).waitFor();
      await saved(page);
      await buttonOf(page, 'Pause').click();
      await buttonOf(page, 'Resume').waitFor();
    },
  ],
  [
    'channels?mode=test',
    async (page, served) => {
      await buttonOf(page, 'Add a channel').click();
      const form = page.getByRole('dialog');
      await page.getByLabel('Kind').selectOption('Webhook');
      await page.getByLabel('Name', { exact: true }).fill('Ops');
      await page.getByLabel('Address').fill(served.siteUrl);
      await form.getByRole('button', { name: 'Add a channel' }).click();
      await page.getByText('alerts go there once one has arrived').waitFor();
      await form.getByRole('button', { name: 'Done' }).click();
      await buttonOf(page, 'Send a test').click();
      await page.locator('section.card').getByText('active', { exact: true }).waitFor();
      await change(page, async (form) => {
        await form.getByLabel('Name', { exact: true }).fill('Night shift');
        await form.getByLabel(/^When/).selectOption('as a daily digest');
      });
      await page.getByRole('heading', { name: 'Night shift' }).waitFor();
      await page.locator('section.card').getByRole('button', { name: 'Change', exact: true }).click();
      expect(await form.locator('select[name=digest]').inputValue()).toBe('daily');
      await form.getByRole('button', { name: 'Close' }).click();
      await twice(page.locator('section.card'), 'Delete');
      await page.getByText('No channels yet').waitFor();
    },
  ],
  [
    'webhooks',
    async (page, served) => {
      await buttonOf(page, 'Add a webhook').click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Address').fill(`${served.siteUrl}gone`);
      await form.getByRole('button', { name: 'Add a webhook' }).click();
      await page.getByText('The signing secret:').waitFor();
      await form.getByRole('button', { name: 'Done' }).click();
      await buttonOf(page, 'Send a test').click();
      await page.getByText(/The test did not arrive: .*404/).waitFor();
      await change(page, async (form) => {
        await form.getByLabel('What it is for (optional)').fill('Night jobs');
        await form.getByLabel(/^Events/).fill('scan.completed, alert.*');
      });
      await page.getByText(/Night jobs.*scan\.completed, alert\.\*/).waitFor();
    },
  ],
];

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './browser.ts';
import type { Served } from './served.ts';
import { buttonOf } from './settings-uses.ts';

/** Acts of a marketing lead on a page of a project, and the visible results. */
export const pageUses: [path: string, use: (page: Page, served: Served) => Promise<void>][] = [
  [
    'reports?view=schedule',
    async (page) => {
      await page.getByRole('heading', { name: 'No report is scheduled yet.' }).waitFor();
      await page.getByRole('combobox', { name: 'On', exact: true }).selectOption('Tuesday');
      await page.getByLabel('At', { exact: true }).fill('07:00');
      // The times are those that the API says.
      await expect
        .poll(() => page.locator('[aria-live=polite] li').allTextContents())
        .toEqual([1, 2, 3].map(() => expect.stringMatching(/07:00$/)));
      await buttonOf(page, 'Start the schedule').click();
      await page.getByText(/^Saved\. The next one is built/).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: /^The next report is built/ }).waitFor();
      expect(await page.getByRole('combobox', { name: 'On', exact: true }).inputValue()).toBe('tuesday');
      await buttonOf(page, 'Pause').click();
      await page.getByRole('heading', { name: 'The schedule is paused.' }).waitFor();
      expect(await violations(page)).toEqual([]);
    },
  ],
  [
    'improve?view=moves',
    async (page, served) => {
      await buttonOf(page, 'Look again').click();
      await page.getByText(/^\d+ new, /).waitFor();
      await page.getByRole('table', { name: 'Moves' }).locator('th a').first().click();
      await page.getByLabel('Written by').selectOption('openai');
      await buttonOf(page, 'Brief for whoever writes it').click();
      await page.getByText(/^Written by openai/).waitFor();
      await page.getByRole('heading', { name: 'Questions to answer' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.locator('select[name=state]').selectOption('shipped');
      await buttonOf(page, 'Save').click();
      // No click costs more than the amount beside the button.
      const { owner } = served.stack;
      const spentOrHeld = async () => {
        const [row] = await owner<{ credits: number }[]>`
          select sum(credits_held + credits_spent)::integer as credits from scan`;
        return row?.credits ?? 0;
      };
      const before = await spentOrHeld();
      await buttonOf(page, 'Measure').click();
      const dialog = page.getByRole('dialog');
      const most = Number(
        /At most ([\d,]+)/
          .exec((await dialog.getByText(/At most|costs nothing/).textContent()) ?? '')?.[1]
          ?.replaceAll(',', '') ?? 0,
      );
      await dialog.locator('button.main').click();
      await page.locator('section.card [role=status]').waitFor();
      const cost = (await spentOrHeld()) - before;
      expect(cost).toBeLessThanOrEqual(most);
    },
  ],
  [
    'answers/check',
    async (page) => {
      await page.getByText('Nothing to check.').waitFor();
      await page.getByRole('link', { name: 'Tone', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'How answers speak of you' }).waitFor();
      await page.getByText(/^Tone is clear in \d+ of \d+ mentions$/).waitFor();
      expect(await violations(page)).toEqual([]);
    },
  ],
  [
    'competitors/prompts',
    async (page) => {
      await page.getByRole('heading', { name: 'Prompts that a rival wins' }).waitFor();
      await page
        .locator('section.card', { hasText: 'Prompts that a rival wins' })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('heading', { name: 'Answers' }).waitFor();
      expect(new URL(page.url()).searchParams.get('promptId')).toMatch(/^prm_/);
    },
  ],
  [
    'sources?view=searches',
    async (page) => {
      await page
        .getByRole('rowheader', { name: /payroll/ })
        .first()
        .waitFor();
    },
  ],
  [
    'sources?view=traffic',
    async (page, served) => {
      await buttonOf(page, 'Send a server log').click();
      const agent = 'Mozilla/5.0 (compatible; GPTBot/1.3)';
      const [day, month, year, hour] = new Date().toUTCString().split(' ').slice(1);
      const line = `192.0.2.7 - - [${day}/${month}/${year}:${hour} +0000] "GET /pricing HTTP/1.1" 200 512 "-" "${agent}"`;
      await page.getByLabel('Or its lines').fill(line);
      await buttonOf(page, 'Count its visits').click();
      await page.getByText('1 lines: 1 visits counted', { exact: false }).waitFor();
      await page.getByRole('rowheader', { name: /GPTBot/ }).waitFor();
      await page.getByRole('rowheader', { name: '/pricing' }).waitFor();
      await buttonOf(page, 'May they read it?').click();
      await page.getByLabel('A page of your site').fill(served.siteUrl);
      await buttonOf(page, 'Check').click();
      await page.getByRole('row', { name: /GPTBot.*may read it/ }).waitFor();
      expect(await violations(page)).toEqual([]);
    },
  ],
];

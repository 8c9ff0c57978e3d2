import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';

/** Says, when a test of this file fails, where its page stood and what could be read there. */
export const tellPageOnFailure = (page: () => Page | undefined): void =>
  beforeEach(({ onTestFailed }) => {
    onTestFailed(async () => {
      const shown = page();
      if (shown === undefined || shown.isClosed()) return;
      // biome-ignore lint/performance/useDomNodeTextContent: what a person would read, line by line
      const text = await shown.locator('body').innerText({ timeout: 10_000 });
      console.error(`${shown.url()}\n${text.slice(0, 3_000)}`);
    });
  });

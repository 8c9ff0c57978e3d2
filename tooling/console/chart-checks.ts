import type { Page } from 'playwright-core';

export interface Chart {
  title: string;
  /** Parts that a chart needs and this one lacks. */
  lacks: string[];
}

/**
 * The charts of a page, each with what it lacks: a name with unit or dates, a description, a table with files, words of
 * 12 px, a read-out by keys that is said, and one by a pointer that is seen. Strips beside digits are no charts.
 */
export async function chartsOf(page: Page): Promise<Chart[]> {
  const charts = await page.evaluate<Chart[]>(`[...document.querySelectorAll('main svg')]
    .filter((svg) => svg.checkVisibility() && svg.getBoundingClientRect().height >= 60)
    .filter((svg) => !svg.matches('.page-picture, .sample'))
    .map((svg, index) => {
      const plot = svg.closest('[role=img]');
      plot?.setAttribute('data-chart', String(index));
      const card = svg.closest('.card') ?? svg.closest('figure');
      const about = card?.querySelector('.figure-about, .card-head p')?.textContent ?? '';
      const described = document.getElementById(plot?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      const small = [...svg.querySelectorAll('text')].some((text) => Number(text.getAttribute('font-size')) < 12);
      const room = svg.parentElement.getBoundingClientRect().width;
      const lacks = [
        [!plot || plot.tabIndex !== 0, 'a place for the keyboard'],
        [!plot?.getAttribute('aria-label'), 'a name'],
        [about.length < 8, 'unit and dates'],
        [described.length < 20, 'a description'],
        [![...(card?.querySelectorAll('button') ?? [])].some((one) => one.textContent === 'Table and download'), 'table and files'],
        [small, 'words of 12 px'],
        [svg.getBoundingClientRect().width > room + 1, 'room'],
      ].filter(([is]) => is).map(([, what]) => what);
      return { title: plot?.getAttribute('aria-label') ?? card?.textContent?.slice(0, 60) ?? '?', lacks };
    })`);
  for (const [index, chart] of charts.entries()) {
    const plot = page.locator(`[data-chart="${index}"]`);
    if ((await plot.count()) === 0) continue;
    await plot.focus();
    await page.keyboard.press('End');
    const figure = plot.locator('xpath=ancestor::*[contains(@class, "read-figure") or self::figure][1]');
    const said = await figure.locator('[aria-live]').first().textContent();
    if (!/\d/.test(said ?? '')) chart.lacks.push('a read-out by keys');
    await page.keyboard.press('Escape');
    await plot.hover({ position: { x: 60, y: 40 } });
    const seen = await figure.locator('.read-out, .trend-when').first().textContent();
    if (!/\d/.test(seen ?? '')) chart.lacks.push('a read-out by pointer');
    await page.mouse.move(0, 0);
  }
  return charts;
}

/** Charts that lack something, and what. */
export const faultyCharts = async (page: Page): Promise<Chart[]> =>
  (await chartsOf(page)).filter(({ lacks }) => lacks.length > 0);

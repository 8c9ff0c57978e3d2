import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goOn,
  hearCalls,
  hearFaults,
  leave,
  openBrowser,
  overflow,
  patience,
  tabTo,
  violations,
} from './browser.ts';
import { hasBrowser } from './chromium.ts';
import { tellPageOnFailure } from './on-failure.ts';
import { type Sampled, serveSample } from './sampled.ts';

let served: Sampled;
let browser: Browser;
let page: Page;
tellPageOnFailure(() => page);
let faults: string[];
let settled: () => Promise<void>;

const without = !hasBrowser();

interface Figure {
  value: number | null;
  ci: { low: number; high: number } | null;
}

beforeAll(async () => {
  if (without) return;
  [served, browser] = await Promise.all([serveSample(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
  page.setDefaultTimeout(patience);
  faults = hearFaults(page);
  settled = hearCalls(page);
  await page.goto(await served.signInLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const open = async (path: string): Promise<void> => {
  await goOn(page, served.address(path));
  await settled();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('main .skeleton:visible').count()).toBe(0);
};

/** The API's answer to the same session. */
const read = async <T>(path: string): Promise<T> => {
  const headers = { 'svc-mode': 'test', 'svc-workspace': served.sample.workspaceId };
  const answer = await page.request.get(`${served.url}/v1${path}`, { headers });
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.json()) as T;
};

/** As on the page: whole percents, or one decimal where the range is narrow; ranges as digits. */
function said({ value, ci }: Figure): [value: string, range: string] {
  const digits = ci && ci.high - ci.low < 0.02 ? 1 : 0;
  const one = (share: number) => (share * 100).toFixed(digits);
  return [`${one(value ?? 0)}%`, ci ? `${one(ci.low)}–${one(ci.high)}%` : ''];
}

const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(at));

test.skipIf(without)('all projects: each figure is the API’s, as cards and as a table', async () => {
  const { projectId } = served.sample;
  const { surfaces, alerts } = await read<{
    surfaces: { measures: { measure: string; figure: Figure }[] }[];
    alerts: unknown[];
  }>(`/analytics?projectId=${projectId}&days=28`);
  await page.goto(served.address('').replace(/\/projects\/[^?]*/, ''));
  const card = page.locator('.project-card').first();
  await card.locator('.num').first().waitFor();
  const words = await card.textContent();
  expect(surfaces.length).toBe(2);
  for (const { measures } of surfaces) {
    const presence = measures.find(({ measure }) => measure === 'presence');
    for (const part of presence ? said(presence.figure) : []) expect(words).toContain(part);
  }
  expect(words).toContain(`${alerts.length} open alert`);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const row = page.locator('.grid-body .row').first();
  const [most] = [...surfaces].sort(
    (one, other) => Number(JSON.stringify(other).length) - Number(JSON.stringify(one).length),
  );
  expect(most).toBeDefined();
  await expect.poll(async () => (await row.textContent()) ?? '').toContain('%');
  const told = (await row.textContent()) ?? '';
  for (const { measures } of surfaces) {
    const presence = measures.find(({ measure }) => measure === 'presence');
    for (const part of presence ? said(presence.figure) : []) expect(told).toContain(part);
  }
  expect(await violations(page)).toEqual([]);
});

test.skipIf(without)(
  'alerts: before, now and false alarms are the API’s; one is acknowledged by keyboard',
  async () => {
    const { projectId } = served.sample;
    interface Event {
      name: string;
      firedAt: string;
      reading: { before: Figure | null; now: Figure | null };
      falseAlarms: (Figure & { scans: number }) | null;
    }
    const { items, total } = await read<{ items: Event[]; total: number }>(
      `/projects/${projectId}/alert-events?state=open`,
    );
    const openAlerts = (count: number) =>
      page
        .getByRole('heading', {
          name:
            count === 0 ? /^Calm since/ : count === 1 ? 'One alert is open.' : `${count} alerts are open.`,
        })
        .waitFor();
    await open('/reports/alerts');
    await openAlerts(total);
    for (const { name, firedAt, reading, falseAlarms } of items) {
      const parts = [reading.before, reading.now].flatMap((side) => (side ? said(side) : []));
      // Its figures are those of its day, which newer scans may have left.
      parts.push(dayOf(firedAt));
      if (falseAlarms) {
        const [share, range] = said(falseAlarms);
        parts.push(`False alarms: ${share} (${range})`, `within ${falseAlarms.scans} scans`);
      }
      // An alert has an open event for each surface, so a card of its own.
      const cards = await page.locator('.alert-card', { hasText: name }).allTextContents();
      const told = cards.map((card) => parts.filter((part) => !card.includes(part)));
      expect(told).toContainEqual([]);
    }
    await tabTo(page, page.getByRole('button', { name: 'Acknowledge', exact: true }).first());
    await page.keyboard.press('Enter');
    await page.getByText('Acknowledged.').waitFor();
    await openAlerts(total - 1);
    const after = await read<{ total: number }>(`/projects/${projectId}/alert-events?state=acknowledged`);
    expect(after.total).toBe(1);
  },
);

test.skipIf(without)(
  'rules: every rate of false alarms is the API’s, and a trial says what a rule would have told',
  async () => {
    const { projectId } = served.sample;
    interface Rule {
      name: string;
      state: string;
      checkedAt: string;
      falseAlarms: Figure | null;
    }
    const { items } = await read<{ items: Rule[] }>(`/projects/${projectId}/alerts`);
    await open('/reports/alerts/rules');
    for (const { name, state, checkedAt, falseAlarms } of items) {
      const row = (await page.getByRole('row', { name: new RegExp(`^${name}`) }).textContent()) ?? '';
      for (const part of falseAlarms ? said(falseAlarms) : []) expect(row).toContain(part);
      // What is open was found by an earlier check: the last one may say that all is calm.
      if (state === 'firing') expect(row).toContain(`alert not overLast check, ${dayOf(checkedAt)}: `);
      expect(row).toContain('nobody');
    }
    await page
      .getByText('No channel is set up')
      .getByRole('link', { name: /^Set up e-mail/ })
      .waitFor();
    await page.getByText('Tells you when how often Replywell is named rises by').waitFor();
    await page.getByRole('button', { name: 'New rule' }).click();
    const dialog = page.getByRole('dialog', { name: 'New rule' });
    await dialog.getByRole('button', { name: 'Try it on past scans' }).click();
    await dialog.getByText(/^It would have alerted you/).waitFor();
    await dialog.getByText(/^False alarms: /).waitFor();
    await leave(dialog);
  },
);

test.skipIf(without)(
  'trend: the first and the newest point are the API’s, by brand and by engine',
  async () => {
    const { projectId } = served.sample;
    interface Series {
      surface: string;
      engine: string | null;
      points: { figure: Figure & { trials: number } }[];
    }
    const { series } = await read<{ series: Series[] }>(
      `/analytics/history?projectId=${projectId}&days=84&bucket=week`,
    );
    const most = series.find(({ surface }) => surface === 'api+search');
    await open('/trend');
    const headline = page.getByRole('heading', { level: 1 });
    for (const point of [most?.points[0], most?.points.at(-1)]) {
      const [value, range] = said(point?.figure ?? { value: null, ci: null });
      await expect.poll(() => headline.textContent()).toContain(`${value} (${range})`);
    }
    await page.getByRole('button', { name: 'Engines', exact: true }).click();
    await page.waitForURL(/by=engines/);
    const names = page.locator('.trend-names').first();
    await names.getByText('Perplexity').waitFor();
    const engines = await read<{ series: Series[] }>(
      `/analytics/history?projectId=${projectId}&days=84&bucket=week&by=engine`,
    );
    const perplexity = engines.series.find(({ engine }) => engine === 'perplexity')?.points.at(-1)?.figure;
    const shown = (await names.locator('button', { hasText: 'Perplexity' }).textContent()) ?? '';
    expect(shown).toContain(`${Math.round((perplexity?.value ?? 0) * 100)}%`);
    // An engine’s newest point opens what it rests on.
    await names.locator('button', { hasText: 'Perplexity' }).click();
    await page.getByRole('dialog', { name: 'How sure is this?' }).waitFor();
    expect(faults).toEqual([]);
  },
);

test.skipIf(without)('competitors: every cell of the matrix is the API’s, with its range', async () => {
  const { projectId } = served.sample;
  interface Compared {
    surfaces: {
      brands: { name: string; figure: Figure | null; engines: { engine: string; figure: Figure | null }[] }[];
    }[];
  }
  const { surfaces } = await read<Compared>(`/projects/${projectId}/competitors/compare?days=28`);
  await open('/competitors');
  const grid = page.getByRole('grid', { name: 'Every brand, engine by engine' });
  await grid.waitFor();
  const rows = new Map<string, string>();
  for (const row of await grid.locator('tbody tr').all())
    rows.set(((await row.locator('th').textContent()) ?? '').trim(), (await row.textContent()) ?? '');
  const wrong = surfaces.flatMap(({ brands }) =>
    brands.flatMap(({ name, figure, engines }) =>
      [figure, ...engines.map((one) => one.figure)].flatMap((one) => {
        if (one?.value == null) return [];
        const [value, range] = said(one);
        const row = rows.get(name) ?? '';
        // None of n is said as such, with its range.
        return row.includes(range) && (one.value === 0 || row.includes(value))
          ? []
          : [{ name, value, range }];
      }),
    ),
  );
  expect([rows.size > 2, wrong]).toEqual([true, []]);
  // No column is cut on a small desk, and the word below a strip says who leads.
  await page.setViewportSize({ width: 1_280, height: 900 });
  await expect
    .poll(() => grid.evaluate(({ parentElement: box, scrollWidth }) => scrollWidth - (box?.clientWidth ?? 0)))
    .toBe(0);
  await page.setViewportSize({ width: 1_440, height: 900 });
  expect(rows.get('Replywell')).toContain('you trail');
});

test.skipIf(without)('moves: overview and list tell the API’s median with its range', async () => {
  const { projectId } = served.sample;
  interface Move {
    title: string;
    uplift: { median: number; low95: number; high95: number } | null;
  }
  const { items } = await read<{ items: Move[] }>(
    `/projects/${projectId}/recommendations?state=open&sort=-priority&limit=3`,
  );
  const told = items.flatMap(({ title, uplift }) => {
    if (!uplift) return [];
    const points = (share: number, digits: number) => {
      const text = Math.abs(share * 100).toFixed(digits);
      return Number(text) === 0 ? text : `${share < 0 ? '−' : '+'}${text}`;
    };
    const digits = uplift.high95 - uplift.low95 < 0.02 ? 1 : 0;
    // An end near 0 is told exactly, so that no range seems to begin there.
    const low = points(uplift.low95, Math.abs(uplift.low95) < 0.005 ? 1 : digits);
    return [{ title, points: points(uplift.median, digits), low }];
  });
  expect(told.length).toBeGreaterThan(1);
  await open('');
  const card = page.locator('.card', { hasText: 'Moves to consider first' });
  await card
    .locator('li')
    .nth(told.length - 1)
    .waitFor();
  for (const { title, points, low } of told)
    expect(await card.locator('li', { hasText: title }).first().textContent()).toContain(
      `${points}(${low} to`,
    );
  await page.getByText('no topic or engine moved differently from the brand as a whole').waitFor();
  await open('/improve');
  for (const { title, points, low } of told)
    expect(await page.locator('tr', { hasText: title }).first().textContent()).toContain(
      `${points}${low} to`,
    );
  // What may be nothing is not worth it, and a figure without its range is not told.
  const headline = await page.getByRole('heading', { level: 1 }).textContent();
  expect(headline).toMatch(/moves are open: together .*That may be nothing\.$/);
  expect(await page.locator('p.lead').first().textContent()).not.toMatch(/points predicted/);
});

test.skipIf(without)('German fits on a small desk, and gaps at sites name no cause', async () => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.evaluate("localStorage.setItem('language', 'de')");
  await page.goto(served.address('/sources/gaps'));
  await page.getByRole('heading', { level: 1, name: /Wettbewerber zusammen vor Ihnen/ }).waitFor();
  expect(await overflow(page)).toBe(0);
  await page.evaluate("localStorage.setItem('language', 'en')");
  await page.goto(served.address('/sources/gaps'));
  await page.getByRole('heading', { level: 1, name: /your rivals together are ahead of you/ }).waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/without you|shortest way/);
  await page.setViewportSize({ width: 1_440, height: 900 });
});

test.skipIf(without)(
  'a goal’s chart reads out the API’s points by keys and by mouse, and is had as a picture',
  async () => {
    const { projectId } = served.sample;
    interface Goal {
      name: string;
      measure: string;
      surface: string | null;
      engine: string | null;
    }
    const { items } = await read<{ items: Goal[] }>(`/projects/${projectId}/goals`);
    const goal = items.find(({ engine, surface }) => engine === null && surface !== null);
    if (!goal) throw new Error('The sample has no goal of a surface.');
    const { series } = await read<{ series: { engine: string | null; points: { figure: Figure }[] }[] }>(
      `/analytics/history?projectId=${projectId}&measure=${goal.measure}&by=surface&surface=${encodeURIComponent(goal.surface ?? '')}&days=180&bucket=scan`,
    );
    const points = series.find(({ engine }) => engine === null)?.points ?? [];
    await open('/improve/goals');
    const card = page.locator('.card', { has: page.getByRole('heading', { name: goal.name }) }).first();
    const plot = card.getByRole('img');
    const shown = card.locator('.read-out');
    await plot.focus();
    await page.keyboard.press('Home');
    for (const point of points.slice(0, 3)) {
      const [value, range] = said(point.figure);
      await expect.poll(() => shown.textContent()).toContain(`${value} (${range})`);
      await expect.poll(() => card.locator('[aria-live]').textContent()).toContain(value);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => shown.textContent()).toBe('');
    const box = await plot.boundingBox();
    await plot.hover({ position: { x: 60, y: (box?.height ?? 200) / 2 } });
    await expect.poll(() => shown.textContent()).toContain('answers');
    await card.getByRole('button', { name: 'Table and download' }).click();
    const dialog = page.getByRole('dialog');
    const waiting = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'PNG, Light' }).click();
    expect((await waiting).suggestedFilename()).toMatch(/\.png$/);
    expect(await violations(page)).toEqual([]);
    await leave(dialog);
    expect(faults).toEqual([]);
  },
);

test.skipIf(without)(
  'how sure: what would narrow the headline is narrower than it, and the parts of its change sum to it',
  async () => {
    const { projectId } = served.sample;
    interface Surface {
      measures: {
        measure: string;
        figure: Figure & { trials: number };
        change: { tracked: { value: number } } | null;
      }[];
    }
    const { surfaces } = await read<{ surfaces: Surface[] }>(`/analytics?projectId=${projectId}&days=28`);
    const [first] = surfaces
      .flatMap(({ measures }) => measures.filter(({ measure }) => measure === 'presence'))
      .toSorted((one, other) => other.figure.trials - one.figure.trials);
    await open('');
    await page.getByRole('button', { name: 'How sure is this?' }).click();
    const panel = page.getByRole('dialog', { name: 'How sure is this?' });
    const change = Math.round((first?.change?.tracked.value ?? 0) * 100);
    await panel.getByText(`The parts sum to ${change < 0 ? '−' : '+'}${Math.abs(change)} points.`).waitFor();
    await panel
      .getByText(/instead of/)
      .first()
      .waitFor();
    const { low = 0, high = 0 } = first?.figure.ci ?? {};
    for (const line of await panel.getByText(/instead of/).allTextContents()) {
      const [after = 0, before = 0] = [...line.matchAll(/±([\d.]+)/g)].map(([, points]) => Number(points));
      expect(before).toBeCloseTo((high - low) * 50, 0);
      expect(after).toBeLessThan(before);
    }
    await leave(panel);
    expect(faults).toEqual([]);
  },
);

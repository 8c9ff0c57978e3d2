import { execFile } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { held } from '@svc/bench';
import { startScan } from '@svc/core/resource/measure/scan';
import { benchDatabase } from '@svc/testing/bench';
import type { Browser, Page } from 'playwright-core';
import { fillAnswers } from '../../apps/api/bench/lists-fill.ts';
import { run as measureSizes } from '../../apps/console/bench/console.ts';
import { openBrowser } from './browser.ts';
import { findLighthouse, lighthouseScores, missingLighthouse, type Scores } from './lighthouse.ts';
import { longestTask } from './longest-task.ts';
import { readReference } from './reference.ts';
import { type Served, serveConsole } from './served.ts';

const days = 84;
const manyPrompts = 1_000;
const prompts = 100;
const engines = ['openai', 'perplexity', 'gemini', 'anthropic', 'mistral'];
const answers = 100_000;
/** How many of them are brought in by scrolling. */
const scrolled = 1_000;

/** Sizes of the build, and heavy pages in a real browser: the overview, 1,000 prompts, and 100,000 answers. */
export async function run({ full }: { full: boolean }) {
  // A fresh clone has no build yet; one that is there and current takes no time.
  await promisify(execFile)('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@svc/console'], {
    cwd: join(import.meta.dirname, '../..'),
  });
  const sizes = await measureSizes();
  const lighthouse = await findLighthouse();
  if (lighthouse === null) process.stderr.write(`NOTICE: not measured: ${missingLighthouse}\n`);
  const load = [loadavg()[0]];
  const database = await benchDatabase();
  let served: Served | undefined;
  let browser: Browser | undefined;
  try {
    served = await serveConsole({
      database: { ownerUrl: database.url, drop: database.stop },
      validateResponses: false,
    });
    browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(await served.signInLink());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    const { stack, url } = served;
    // First, since it counts all answers that there are.
    const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts: [] });
    await stack.owner`update prompt_set set active = false where project_id = ${projectId}`;
    await fillAnswers(stack.owner, { workspaceId: stack.context.workspace.id, projectId, answers });
    const longest = await scrollAnswers(page, `${url}/app/projects/${projectId}/answers?mode=test`);
    const address = await measuredProject(served);
    const { p95, cpu, requests, shift } = await openOverview(page, address, full ? 60 : 20);
    const sort = await sortPrompts(page, await manyPromptsProject(served));
    const reference = await readReference(browser, url);
    const scores = lighthouse && (await lighthouseOf(lighthouse, page, address, full ? 5 : 1));
    load.push(loadavg()[0]);
    const row = (id: string, what: string, most: number, figure: number, unit: string) =>
      held(id, what, figure, unit, { most });
    const scored = (name: keyof Scores, bar: number) => ({
      id: `lighthouse-${name}`,
      what: `Lighthouse, ${name}, worst of five pages; wants an idle machine`,
      bar: `≥ ${bar}`,
      figure: scores?.[name] ?? null,
      unit: 'of 100',
      pass: (scores?.[name] ?? 0) >= bar,
    });
    const size = `${prompts} prompts × ${engines.length} engines × ${days} days`;
    return {
      ...sizes,
      /** Other programs on this machine slow down what is timed: processes that wanted a CPU, at both ends. */
      machine: { cpus: availableParallelism(), load: load.map((one) => Math.round((one ?? 0) * 10) / 10) },
      rows: [
        ...sizes.rows,
        row('overview-on-screen', `overview on screen, p95; ${size}; wants an idle machine`, 500, p95, 'ms'),
        row('overview-requests', 'requests of the overview, all that is in sight', 14, requests, 'requests'),
        row(
          'explorer-sort',
          `explorer of ${manyPrompts} prompts: from the click to rows in another order`,
          50,
          sort,
          'ms',
        ),
        row('layout-shift', 'layout shift of the overview, worst load', 0.02, shift, 'CLS'),
        row(
          'scroll-longest-task',
          `longest task, in CPU, while ${scrolled} of ${answers} answers scroll by`,
          50,
          longest,
          'ms',
        ),
        row(
          'overview-cpu',
          'CPU of the page’s main thread until the overview is on screen, median',
          350,
          cpu,
          'ms',
        ),
        row(
          'reference-readable',
          'API reference readable, CPU a half, worst of an index and its largest page',
          3_000,
          reference,
          'ms',
        ),
        scored('performance', 95),
        scored('accessibility', 100),
        scored('best-practices', 100),
      ],
    };
  } finally {
    await browser?.close();
    await (served ? served.close() : database.stop());
  }
}

/** The address of a project with one real scan, which is also the scan of each day before it. */
async function measuredProject({ stack, url }: Served): Promise<string> {
  const texts = Array.from(
    { length: prompts },
    (_, index) => `Which till suits a café with ${index + 2} tables?`,
  );
  const projectId = await stack.project({ engines, samplesK: 1, prompts: texts });
  const { id } = await startScan(stack.context, { projectId });
  await stack.settle(id, 300_000);
  const { owner } = stack;
  const copy = (day: string) => `jsonb_build_object('${day}', (row.${day} - make_interval(days => n))`;
  await owner.unsafe(`insert into scan select (jsonb_populate_record(row,
      ${copy('created_at')}, 'finished_at', row.finished_at - make_interval(days => n), 'id', left(row.id, 33) || lpad(n::text, 3, '0')))).*
    from scan row, generate_series(1, ${days - 1}) n where row.id = '${id}'`);
  await owner.unsafe(`insert into cell_pack select (jsonb_populate_record(row,
      ${copy('scanned_at')}, 'scan_id', left(row.scan_id, 33) || lpad(n::text, 3, '0')))).*
    from cell_pack row, generate_series(1, ${days - 1}) n where row.scan_id = '${id}'`);
  await owner`vacuum analyze`;
  return `${url}/app/projects/${projectId}?mode=test`;
}

/** Time from the start of the load to the figure on screen, with the scripts in the browser's cache. */
async function openOverview(page: Page, address: string, rounds: number) {
  const times: number[] = [];
  const cpu: number[] = [];
  const shifts: number[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // Noted within the page: the way to here takes as long as some pages do.
  await page.addInitScript({
    content: `requestAnimationFrame(function look() {
      if (document.querySelector('h1.display em')) globalThis.shownAfter = performance.now();
      else requestAnimationFrame(look);
    });
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });`,
  });
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/v1/')) requests += 1;
  });
  for (let round = 0; round < rounds + 3; round += 1) {
    requests = 0;
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('h1.display em').first().waitFor();
    const { metrics } = await session.send('Performance.getMetrics');
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    // The first ones warm: scripts are compiled for good at their third load.
    if (round > 2) {
      // The page notes it at its next frame.
      const shown = await page.waitForFunction('globalThis.shownAfter');
      times.push(Number(await shown.jsonValue()));
      cpu.push(busy * 1_000);
    }
    await page.waitForLoadState('networkidle');
    if (round > 2) shifts.push(Number(await page.evaluate('globalThis.shift')));
  }
  const quantile = (values: readonly number[], share: number): number =>
    values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;
  return {
    p95: quantile(times, 0.95),
    cpu: quantile(cpu, 0.5),
    requests,
    shift: Math.max(...shifts),
  };
}

async function scrollAnswers(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.locator('.grid-body .row').first().waitFor();
  await page.locator('.grid-scroller').hover();
  return longestTask(page, async () => {
    const at = () => page.locator('.grid-body .row').last().getAttribute('aria-rowindex');
    while (Number(await at()) < scrolled) {
      await page.mouse.wheel(0, 2_000);
      await page.waitForTimeout(30);
    }
  });
}

/** A project of many prompts, each asked once. */
async function manyPromptsProject({ stack, url }: Served): Promise<string> {
  const texts = Array.from(
    { length: manyPrompts },
    (_, index) => `Which scale weighs ${index + 1} grams well?`,
  );
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts: texts });
  const { id } = await startScan(stack.context, { projectId });
  await stack.settle(id, 600_000);
  return `${url}/app/projects/${projectId}/prompts?mode=test&group=none`;
}

/** From the click on a head to rows in their new order, median of six. */
async function sortPrompts(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.locator('.grid-body .row').first().waitFor();
  await page.waitForLoadState('networkidle');
  const taken: number[] = [];
  for (let round = 0; round < 6; round += 1)
    taken.push(
      Number(
        await page.evaluate(`new Promise((resolve) => {
          const head = [...document.querySelectorAll('[role=columnheader].sortable')][0];
          const first = () => document.querySelector('.grid-body .row [role=rowheader]')?.textContent;
          const before = first();
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (first() === before) return;
            observer.disconnect();
            resolve(performance.now() - start);
          });
          observer.observe(document.querySelector('.grid-body'), { childList: true, subtree: true, characterData: true });
          head.click();
          setTimeout(() => resolve(performance.now() - start), 3000);
        })`),
      ),
    );
  return taken.toSorted((one, other) => one - other)[2] ?? 0;
}

/** The worst of five pages, each the median of so many loads. */
async function lighthouseOf(
  lighthouse: readonly string[],
  page: Page,
  overview: string,
  rounds: number,
): Promise<Scores> {
  const at = (path: string) => overview.replace('?', `/${path}?`);
  const pages = [overview, ...['prompts', 'answers', 'competitors', 'sources'].map(at)];
  const found: Scores[] = [];
  for (const address of pages) found.push(await lighthouseScores(lighthouse, page, address, rounds));
  const worst = (name: keyof Scores) => Math.min(...found.map((scores) => scores[name]));
  return {
    performance: worst('performance'),
    accessibility: worst('accessibility'),
    'best-practices': worst('best-practices'),
  };
}

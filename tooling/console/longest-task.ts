import type { Page } from 'playwright-core';

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU of the thread, in microseconds: what other programs take is not in it. */
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of the page’s main thread while `work` goes on, in milliseconds of its own CPU. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', '__metadata'],
      recordMode: 'recordAsMuchAsPossible',
    },
  });
  await work();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no task of the page: another version of Chromium?');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

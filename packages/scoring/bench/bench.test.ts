import { describe, expect, test } from 'vitest';
import { coverageRows } from './coverage-rows.ts';
import { planSimulations } from './plan.ts';
import { planPart } from './plan-part.ts';
import { renderReport } from './report/page.ts';
import { simulateCoverage } from './simulation/coverage.ts';
import type { Task } from './simulation/index.ts';
import { truths } from './simulation/truth.ts';

const cells = truths.flatMap(({ id }) =>
  [20, 5].flatMap((n) =>
    [1, 3, 10].map((k) => simulateCoverage({ kind: 'coverage', truth: id, n, k, repeats: 300, seed: 1 })),
  ),
);
const verdicts = (rows: ReturnType<typeof coverageRows>) =>
  Object.fromEntries(rows.map(({ id, pass }) => [id, pass]));

describe('the acceptance table', () => {
  test('is met by the published intervals, and the naive ones fail where they must', () => {
    expect(verdicts(coverageRows(cells, false))).toMatchObject({
      C2: true,
      W1: true,
      C4: true,
      C5: true,
      N1: true,
      W2: true,
    });
  });

  test('would catch an interval that is too narrow, or too wide', () => {
    const narrow = cells.map((cell) => ({
      ...cell,
      market: cell.naiveMarket,
      tracked: { coverage: 88, width: 0.1, widthError: 0 },
    }));
    expect(verdicts(coverageRows(narrow, false))).toMatchObject({
      C1: false,
      C2: false,
      C3: false,
      C4: false,
      C5: false,
    });
    const wide = cells.map((cell) => ({ ...cell, tracked: cell.naiveTracked, overReference: 1.1 }));
    expect(verdicts(coverageRows(wide, false))).toMatchObject({ W1: false, W2: false, B2: false });
  });
});

test('the page holds every row, every cell and the sections it is given, with text escaped', () => {
  const rows = coverageRows(cells, false);
  const result = { bench: 'statistics' as const, seed: 1, full: false, seconds: 0, rows };
  const page = renderReport(result, cells, ['<section id="reliability"></section>']);
  for (const { id } of rows) expect(page).toContain(`<td>${id}</td>`);
  expect(page).toContain('n &gt;= 20');
  expect(page).toContain('<section id="reliability"></section>');
  expect(page.match(/<circle/g)).toHaveLength(2 * cells.length);
});

test('a part of the plan has each of its rows, and each side of a grid', () => {
  const plan = planSimulations(false);
  const part = planPart(plan, new Set(truths.map(({ id }) => id)));
  const rows = (tasks: readonly Task[]) =>
    new Set(tasks.map((task) => ('row' in task ? task.row : task.kind)));
  expect(rows(part)).toEqual(rows(plan));
  for (const side of ['truth', 'n', 'k'] as const) {
    const values = (tasks: readonly Task[]) =>
      new Set(tasks.flatMap((task) => (task.kind === 'coverage' ? [task[side]] : [])));
    expect(values(part)).toEqual(values(plan));
  }
  const work = (tasks: readonly Task[]) =>
    tasks.reduce((sum, task) => sum + (task.kind === 'alerts' ? task.panels : task.repeats), 0);
  expect(work(part) / work(plan)).toBeLessThan(0.4);
});

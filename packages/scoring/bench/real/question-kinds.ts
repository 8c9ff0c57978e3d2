import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom } from '../../src/index.ts';

interface KindSet {
  engines: string[];
  kinds: string[];
  /** Kinds that ask for names. */
  asksForNames: string[];
  /** Category, engine, kind, answers that name the brand, answers. */
  cells: [number, number, number, number, number][];
}

interface FitRow {
  x: number[];
  hits: number;
  n: number;
  /** Added to the score as it stands, log-odds. */
  given?: number;
}

/** Newton's steps for a logistic regression with a weak ridge (1 on all but the first). */
function fit(rows: readonly FitRow[]): number[] {
  const size = rows[0]?.x.length ?? 0;
  const beta: number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 200; step += 1) {
    const gradient = beta.map((one, at) => (at === 0 ? 0 : -one));
    const curvature: number[] = beta.map((_, at) => (at === 0 ? 1e-6 : 1));
    for (const { x, hits, n, given } of rows) {
      const p = expit(x, beta, given);
      for (const [at, value] of x.entries()) {
        gradient[at] = (gradient[at] ?? 0) + value * (hits - n * p);
        // A bound on the curvature, so that coordinates can be moved together without a matrix.
        curvature[at] = (curvature[at] ?? 0) + (Math.abs(value) * n * x.filter(Boolean).length) / 4;
      }
    }
    for (const at of beta.keys()) beta[at] = (beta[at] ?? 0) + (gradient[at] ?? 0) / (curvature[at] ?? 1);
  }
  return beta;
}

const expit = (x: readonly number[], beta: readonly number[], given = 0): number =>
  1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * (beta[at] ?? 0), given)));

/**
 * Brier skill of the kind of question beside the engine's rate, each category predicted from the others; with the middle 95%
 * over categories drawn anew. `weight`: of the kind, log-odds, as it is shipped; left out: fitted on the other categories.
 */
export async function skillOfKinds(
  name: 'question-kinds' | 'question-kinds-rivals',
  weight?: number,
): Promise<{ skill: number; low: number; high: number; answers: number }> {
  const path = join(import.meta.dirname, 'sets', `${name}.json`);
  const { engines, kinds, asksForNames, cells } = JSON.parse(await readFile(path, 'utf8')) as KindSet;
  const categories = [...new Set(cells.map(([category]) => category))];
  const rows = cells.map(([category, engine, kind, hits, n]) => {
    const base = [1, ...engines.slice(1).map((_, at) => Number(engine === at + 1))];
    const asks = Number(asksForNames.includes(kinds[kind] ?? ''));
    const x = weight === undefined ? [...base, asks] : base;
    return { category, hits, n, base, x, given: (weight ?? 0) * asks };
  });
  const losses = categories.map((category) => {
    const others = rows.filter((row) => row.category !== category);
    const withKind = fit(others);
    const without = fit(others.map(({ base, hits, n }) => ({ x: base, hits, n })));
    const own = rows.filter((row) => row.category === category);
    const brier = (of: (row: (typeof own)[number]) => number): number =>
      own.reduce((sum, row) => {
        const p = of(row);
        return sum + row.hits * (1 - p) ** 2 + (row.n - row.hits) * p ** 2;
      }, 0);
    return {
      kind: brier(({ x, given }) => expit(x, withKind, given)),
      engine: brier(({ base }) => expit(base, without)),
    };
  });
  const skillOf = (of: readonly (typeof losses)[number][]): number =>
    1 - of.reduce((sum, one) => sum + one.kind, 0) / of.reduce((sum, one) => sum + one.engine, 0);
  const random = createRandom(5);
  const drawn = Array.from({ length: 1_000 }, () =>
    skillOf(losses.flatMap(() => losses[Math.floor(random() * losses.length)] ?? [])),
  ).sort((a, b) => a - b);
  return {
    skill: skillOf(losses),
    low: drawn[25] ?? Number.NaN,
    high: drawn[974] ?? Number.NaN,
    answers: rows.reduce((sum, { n }) => sum + n, 0),
  };
}

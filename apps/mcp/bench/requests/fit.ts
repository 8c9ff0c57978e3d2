import { byTool, type Request, readPhrases } from '../../heard/index.ts';
import { type Part, parts, raterOf } from '../../src/find/find.ts';
import { allTools } from '../../src/tools/index.ts';
import { readRequests } from './index.ts';

/**
 * Fits the weights of `src/find/weights.ts`: a linear ranker, the likelihood of a right tool among all (softmax), by gradient.
 * What a request is scored with never holds the request itself: its fold is left out of the index.
 */
const folds = 5;
const names = allTools.map(({ card }) => card.name.replace('svc.', ''));
/** The direction of this count's effect is unknown, so it may lower the score. */
const either: ReadonlySet<Part> = new Set(['removes', 'unasked', 'acts']);

interface Case {
  request: Request;
  right: number[];
  /** By tool, by part. */
  scores: number[][];
}

const requests = [...(await readPhrases()), ...(await readRequests('fitted'))];
const cases: Case[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const others = requests.filter((_, at) => (at * 7) % folds !== fold);
  const rate = raterOf(allTools, byTool(others));
  for (const request of requests.filter((_, at) => (at * 7) % folds === fold)) {
    const rows = rate(request.text.toLowerCase());
    const scores = rows.map((row) => parts.map((part) => row[part]));
    cases.push({
      request,
      right: request.right.map((name) => names.indexOf(name)).filter((at) => at >= 0),
      scores,
    });
  }
}

const total = (row: readonly number[], by: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * (by[at] ?? 0), 0);

/** Adagrad, a request at a time; weights of fields are never below zero. */
function fit(some: readonly Case[], rounds = 12): number[] {
  const by = parts.map(() => 0.3);
  const seen = parts.map(() => 1e-6);
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < some.length; at += 1) {
      const { right, scores } = some[(at * 1_009 + round * 17) % some.length] as Case;
      const sums = scores.map((row) => total(row, by));
      const top = Math.max(...sums);
      const odds = sums.map((sum) => Math.exp(sum - top));
      const whole = odds.reduce((sum, value) => sum + value, 0);
      const hit = right.reduce((sum, tool) => sum + (odds[tool] ?? 0), 0);
      for (const [part, name] of parts.entries()) {
        let slope = scores.reduce(
          (sum, row, tool) => sum + ((odds[tool] ?? 0) / whole) * (row[part] ?? 0),
          0,
        );
        for (const tool of right) slope -= ((odds[tool] ?? 0) / hit) * (scores[tool]?.[part] ?? 0);
        slope += 1e-4 * (by[part] ?? 0);
        seen[part] = (seen[part] ?? 0) + slope ** 2;
        const next = (by[part] ?? 0) - (0.1 * slope) / Math.sqrt(seen[part] ?? 1);
        by[part] = either.has(name) ? next : Math.max(0, next);
      }
    }
  return by;
}

function shares(some: readonly Case[], by: readonly number[]): string {
  const ranks = some.map(({ right, scores }) => {
    const sums = scores.map((row) => total(row, by));
    const best = Math.max(...right.map((tool) => sums[tool] ?? 0));
    return sums.filter((sum, tool) => sum > best && !right.includes(tool)).length;
  });
  const share = (most: number) => (ranks.filter((rank) => rank < most).length / ranks.length).toFixed(3);
  return `${some.length}: first ${share(1)}, among five ${share(5)}`;
}

const [left, right] = [cases.filter((_, at) => at % 2 === 0), cases.filter((_, at) => at % 2 === 1)];
process.stdout.write(`weights fitted on one half, judged on the other: ${shares(right, fit(left))}\n`);
const by = fit(cases);
const fitted = parts.map((part, at) => `${part} ${(by[at] ?? 0).toFixed(3)}`);
process.stdout.write(`${fitted.join(', ')}\n`);

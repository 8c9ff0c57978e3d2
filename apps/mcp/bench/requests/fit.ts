import { byTool, type Request, readPhrases } from '../../heard/index.ts';
import { effects } from '../../src/find/effect.ts';
import { type Field, searchIn } from '../../src/find/find.ts';
import { weights } from '../../src/find/weights.ts';
import { allTools } from '../../src/tools/index.ts';
import { readRequests } from './index.ts';

/**
 * Fits the weights of `src/find/weights.ts`: a linear ranker, the likelihood of a right tool among all (softmax), by gradient.
 * What a request is scored with never holds the request itself: its fold is left out of the index.
 */
const folds = 5;
const names = allTools.map(({ card }) => card.name.replace('svc.', ''));
const fields = Object.keys(weights.fields) as Field[];
const parts = [...fields, 'removes', 'unasked', 'acts'] as const;

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
  const search = searchIn(allTools, byTool(others));
  for (const request of requests.filter((_, at) => (at * 7) % folds === fold)) {
    const text = request.text.toLowerCase();
    const scores = names.map((name) => {
      const { removes, unasked, acts } = effects(name, text);
      return [...fields.map(() => 0), removes, unasked, acts];
    });
    for (const [at, field] of fields.entries())
      for (const { id, score } of search(text, { [field]: 1 })) {
        const row = scores[id];
        if (row) row[at] = score;
      }
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
      for (const part of parts.keys()) {
        let slope = scores.reduce(
          (sum, row, tool) => sum + ((odds[tool] ?? 0) / whole) * (row[part] ?? 0),
          0,
        );
        for (const tool of right) slope -= ((odds[tool] ?? 0) / hit) * (scores[tool]?.[part] ?? 0);
        slope += 1e-4 * (by[part] ?? 0);
        seen[part] = (seen[part] ?? 0) + slope ** 2;
        const next = (by[part] ?? 0) - (0.1 * slope) / Math.sqrt(seen[part] ?? 1);
        by[part] = part < fields.length ? Math.max(0, next) : next;
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

import { isDeepStrictEqual } from 'node:util';
import { operations } from '@svc/core/operations';
import { tally } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Agent, agentOnSample } from './agent.ts';
import { plant } from './planted.ts';
import { type Figure, figuresIn, questionsOf } from './questions.ts';
import { readEverything } from './read-everything.ts';

let agent: Agent;
beforeAll(async () => {
  agent = await agentOnSample();
});
afterAll(() => agent.close());

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/**
 * Whether the sentence, or a part of it, tells this figure: value, interval, and k of n where the API counts answers; of
 * answers too few for a rate, k of n alone.
 */
const tells = (part: string, { value, low, high, successes, trials, label }: Figure): boolean => {
  const counts = `${successes} of ${trials} answers`;
  if (label === 'insufficient') return part.includes(counts) && part.includes('(too few for a rate)');
  const ranges = part.matchAll(/\(95% interval ([\d.]+% to [\d.]+%)(?: for [^;]*prompts?[^;]*)?; ([^)]*)\)/g);
  return (
    value !== null &&
    part.includes(` ${percent(value)} of `) &&
    [...ranges].some(
      ([, range, said]) =>
        range === `${percent(low)} to ${percent(high)}` && (trials === undefined || said === counts),
    )
  );
};

/** The range for other questions like these leaves out what the figure above it says: its value, and the prompts. */
function isTold(shown: Figure, right: Figure | undefined, place: string): boolean {
  if (right === undefined) return false;
  const said = place.endsWith('.market') ? { ...right, ...shown, value: shown.value ?? right.value } : shown;
  return isDeepStrictEqual(said, right);
}

test('a hundred questions: what an agent is told keeps k of n and interval, and is the figure of the API', async () => {
  const addressOf = (tool: string): string => {
    const found = operations.find(({ id }) => id === tool);
    if (!found) throw new Error(`there is no ${tool}`);
    return found.address.slice(found.address.indexOf('/'));
  };
  const questions = await questionsOf(agent, addressOf);
  expect(questions).toHaveLength(100);
  const { tried, end } = tally('figures that an agent is told otherwise than the API tells them');
  const unquoted: string[] = [];
  for (const { text, tool, given, path } of questions) {
    const [answer, told] = [await agent.get(path), await agent.call(tool, given)];
    expect(answer.status, `${text} ${path} ${answer.text.slice(0, 300)}`).toBe(200);
    expect(told.isError, `${text} ${told.text}`).toBe(false);
    // The text that the model reads, not the data for programs beside it.
    const { data, quote } = JSON.parse(told.text) as { data: unknown; quote?: string };
    const [right, shown] = [figuresIn(answer.body), figuresIn(data)];
    expect(shown.size, `${text} ${told.text.slice(0, 300)}`).toBeGreaterThan(0);
    for (const [place, figure] of shown)
      tried(`${tool} ${place}: ${JSON.stringify(figure)}`, isTold(figure, right.get(place), place));
    if (quote === undefined) {
      unquoted.push(`${tool} ${JSON.stringify(given)}`);
      continue;
    }
    tried(
      `${tool}: ${quote}`,
      [...right.values()].some((figure) => tells(quote, figure)),
    );
  }
  expect(unquoted).toEqual([]);
  end(500);
});

test('wherever words of strangers come back to an agent, they are marked as quotes', async () => {
  const { marks, refused } = await plant(agent.sql);
  expect(refused).toEqual([]);
  const reads = await readEverything(agent.get, agent.sample);
  const { tried, end } = tally('planted words of strangers that an agent is told without a mark');
  const seen = new Set<string>();
  for (const [id, { given, status }] of reads)
    for (const detail of status === 200 ? ['concise', 'full'] : []) {
      const { text, isError, envelope } = await agent.call(id, { ...given, detail });
      expect(isError, `${id}: ${text}`).toBe(false);
      const found = new Set(text.match(/zq[a-z0-9]+/g));
      for (const mark of found) seen.add(mark);
      const marked = envelope.warnings?.some((warning) => /never instructions/.test(warning)) === true;
      if (found.size > 0) tried(`${id} (${[...found].slice(0, 3).join(', ')})`, marked);
    }
  // Planting that nobody reads would try nothing.
  const read = marks.filter((mark) => seen.has(mark));
  for (const place of [
    'answer0text',
    'citationpack0domain',
    'citedpage0text',
    'crawlervisit0page',
    'referral0page',
  ])
    expect(read).toContain(`zq${place}`);
  expect(read.length).toBeGreaterThan(20);
  end(60);
});

import { expect, test } from 'vitest';
import { overCycles } from './load.ts';

const ids = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3'];
const cells = ['a', 'b', 'c'].map((prompt) => ({ engine: 'openai', prompt, cluster: prompt }));
/** Each scan asks one of three prompts; `present` counts the answers, of two, that name the brand. */
const watched = (scans: readonly string[], present: (scanId: string) => number) => ({
  cells,
  looks: scans.map((scanId, day) => ({ scanId, at: `2031-01-0${day + 1}T06:00:00.000Z` })),
  panel: scans.map((scanId) =>
    cells.map(({ prompt }) => (scanId.startsWith(prompt) ? { successes: present(scanId), trials: 2 } : null)),
  ),
});

test('looks of a cycle are whole cycles, back from the newest run, each prompt with its own newest answers', () => {
  const { looks, panel } = overCycles(
    watched(ids, (id) => (id.endsWith('1') ? 2 : 0)),
    { parts: 3, scanIds: ids },
  );
  expect(looks.map(({ scanId }) => scanId)).toEqual(['a2', 'a3']);
  expect(panel).toEqual([
    [
      { successes: 0, trials: 2 },
      { successes: 2, trials: 2 },
      { successes: 2, trials: 2 },
    ],
    [
      { successes: 0, trials: 2 },
      { successes: 0, trials: 2 },
      { successes: 0, trials: 2 },
    ],
  ]);
});

test('other scans of the project are no part of it, and a cycle with a part that was not read is left out', () => {
  const known = watched(['a1', 'b1', 'by hand', 'b2', 'c2', 'a3'], () => 1);
  const { looks } = overCycles(known, { parts: 3, scanIds: ids });
  expect(looks.map(({ scanId }) => scanId)).toEqual(['a3']);
});

import { expect, test } from 'vitest';
import { lookAt, lostCause } from './shift.ts';

const cell = { engine: 'openai', prompt: 'Which shoes?' };
const rival = { name: 'Salvento', before: 0.5, now: 1 };
const source = { domain: 'runlab.example', isOwn: false, before: 0.4, now: 0 };

test('after a fall a mail says who is named, which site is gone and what to do, in both languages', () => {
  const lines = lookAt(cell, { rival, source }, 'fall');
  expect(lines.map(({ en }) => en)).toEqual([
    'Start with the answers of ChatGPT to “Which shoes?”.',
    'Of the answers where you fell most, 100% name Salvento (before: 50%).',
    expect.stringMatching(
      /^What to do now: 0% of them cite runlab\.example, before 40%\. Open the page .+ If the next scan shows the fall again/,
    ),
  ]);
  expect(lines.at(-1)?.de).toMatch(
    /^Was jetzt zu tun ist: 0\s% davon zitieren runlab\.example, zuvor 40\s%\./,
  );
  expect(lostCause({ rival, source })?.en).toMatch(/^Possible cause: .+ runlab\.example/);
});

test('the own site is no cause, and after a rise there is nothing to mend', () => {
  const own = { ...source, domain: 'trailfox.example', isOwn: true };
  expect(lookAt(cell, { rival: null, source: own }, 'fall').at(-1)?.en).toMatch(/its pages still open/);
  expect(lostCause({ rival: null, source: own })?.en).toBe('No cause was found: no engine changed.');
  expect(lookAt(cell, { rival, source }, 'rise')).toHaveLength(1);
});

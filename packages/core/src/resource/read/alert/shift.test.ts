import { expect, test } from 'vitest';
import { lookAt, lostCause, lostSource } from './shift.ts';

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
  const always = { name: 'Salvento', before: 1, now: 1 };
  expect(lookAt(cell, { rival: always, source }, 'fall')[1]).toMatchObject({
    en: expect.stringMatching(/100% name Salvento \(as before\)\.$/),
    de: expect.stringMatching(/nennen 100\s% Salvento \(wie zuvor\)\.$/),
  });
});

test('a site is lost where chance hardly explains it, not where two of four answers no longer cite it', () => {
  const of = (domain: string | null, prompt: string, before: number, now: number) => ({
    ...{ domain, engine: 'openai', prompt, before, now },
  });
  const prompts = ['a', 'b', 'c'];
  const asked = (answers: number) => prompts.map((prompt) => of(null, prompt, answers, answers));
  const gone = prompts.map((prompt) => of('gone.example', prompt, 9, 0));
  const stays = prompts.map((prompt) => of('stays.example', prompt, 8, 7));
  expect(lostSource([...asked(10), ...gone, ...stays])).toEqual({
    domain: 'gone.example',
    before: 0.9,
    now: 0,
  });
  expect(lostSource([of(null, 'a', 4, 4), of('rare.example', 'a', 2, 0)])).toBeNull();
  expect(lostSource([...asked(10), ...stays])).toBeNull();
  expect(lostSource([])).toBeNull();
});

import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('signs of Markdown go, words stay', () => {
  expect(plainText('## What to look at\n\n**Planderly** checks [limits](https://a.example/x).')).toBe(
    'What to look at Planderly checks limits.',
  );
  expect(plainText('- one[[1]](https://a.example)\n- `two`.')).toBe('one two.');
});

test('what is cut within a sentence says so, and no word is cut in two', () => {
  expect(plainText('Planderly is quick to lea')).toBe('Planderly is quick to …');
  expect(plainText('Planderly is quick.')).toBe('Planderly is quick.');
  expect(plainText('')).toBe('');
});

test('tables are read row by row, without their head', () => {
  const table =
    '| Tool | Why | Note |\n| --- | :-: | --- |\n| **Replywell** | calls back | known |\n| **Queuebird** | has numb';
  expect(plainText(`Two tools.\n\n${table}`)).toBe(
    'Two tools. Replywell: calls back, known. Queuebird: has …',
  );
});

test('a table that an excerpt has in one line is read row by row, too', () => {
  expect(
    plainText('Two tools. | Tool | Why | | --- | --- | | Replywell | calls back | | Queuebird | has numb'),
  ).toBe('Two tools. Replywell: calls back. Queuebird: has …');
});

import { expect, test } from 'vitest';
import { plainText, sentenceWith, withoutMarkdown } from './plain-text.ts';

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

test('a quoted row of a table is read as a sentence', () => {
  expect(withoutMarkdown('Deskwren | answers within the hour | from $19 |')).toBe(
    'Deskwren: answers within the hour, from $19.',
  );
});

test('of an excerpt, the sentence with the name is shown, without what was cut off before and after', () => {
  const excerpt =
    'rface looks dated. (guide.example) 4. **Mailgrove** is a newer option. Three figures are enough: new tickets, time to first reply, and';
  expect(sentenceWith(excerpt, 'Mailgrove')).toBe('Mailgrove is a newer option.');
  expect(sentenceWith('Two of them stand out: Mailgrove and', 'Mailgrove')).toBe('Mailgrove …');
  expect(sentenceWith('# Tools\n\nMailgrove suits shops', 'Other')).toMatch(/^Tools Mailgrove/);
});

test('a whole sentence without a full stop keeps its last word, and a link its name alone', () => {
  expect(
    withoutMarkdown(
      '**Tillwise**: dearer in the larger plans ([till.example](https://till.example/?utm_source=x))',
    ),
  ).toBe('Tillwise: dearer in the larger plans (till.example)');
});

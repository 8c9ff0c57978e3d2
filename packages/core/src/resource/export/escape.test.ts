import { expect, test } from 'vitest';
import { escapeText, mostEscaped } from './escape.ts';

const viewOf = ({ buffer, byteOffset, length }: Buffer) => new DataView(buffer, byteOffset, length);

const written = (text: string): string => {
  const before = Buffer.from('·');
  const from = Buffer.concat([before, Buffer.from(text), Buffer.from('"\n')]);
  const length = from.length - before.length - 2;
  const to = Buffer.alloc(mostEscaped * length + 2);
  return to.toString('utf8', 0, escapeText(viewOf(from), before.length, length, viewOf(to), 0));
};

test('a text is escaped as JSON.stringify does, whatever stands where in four bytes', () => {
  const letters = [...Array(0x180).keys(), 0x7ff, 0x2028, 0x20ac, 0xd7ff, 0xffff, 0x1f600, 0x10ffff].map(
    (point) => String.fromCodePoint(point),
  );
  for (const letter of letters)
    for (let before = 0; before < 5; before += 1) {
      const text = `${'abcde'.slice(0, before)}${letter}`;
      for (const one of [text, `${text}xyz`, `${text}${letter}\\"ü\n`])
        expect(written(one)).toBe(JSON.stringify(one));
    }
  expect(written('')).toBe('""');
});

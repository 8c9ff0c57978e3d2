import { expect, test } from 'vitest';
import { assertText } from './text.ts';

const pathOf = (input: unknown): unknown => {
  try {
    assertText(input);
    return null;
  } catch (error) {
    return error;
  }
};

test.each(['a\u0000b', '\ud83d', 'x\udc00', 'bell\u0007', '\u007f'])(
  '%j is refused where it stands',
  (text) => {
    for (const [input, path] of [
      [{ name: text }, 'name'],
      [{ brand: { aliases: ['fine', text] } }, 'brand.aliases[1]'],
      [{ tags: { [text]: 'value' } }, 'tags'],
    ])
      expect(pathOf(input)).toMatchObject({ code: 'validation_failed', extra: { errors: [{ path }] } });
  },
);

test('what people write is let through', () => {
  const text = 'Zoë’s café\r\n\t日本語 👩‍👩‍👧 \u0085 é';
  expect(pathOf({ text, list: [1, null, true, { text }] })).toBeNull();
});

test('depth is no danger', () => {
  let nested: unknown = 'a';
  for (let depth = 0; depth < 200_000; depth += 1) nested = [nested];
  expect(pathOf({ nested })).toBeNull();
}, 60_000);

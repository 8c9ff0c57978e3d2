import { expect, test } from 'vitest';
import { storableJson } from './storable-json.ts';

test('what Postgres cannot hold is replaced, and nothing else', () => {
  expect(JSON.parse(storableJson({ text: 'a\0b', half: 'x\ud83d', other: '\udc00y' }))).toEqual({
    text: 'a\ufffdb',
    half: 'x\ufffd',
    other: '\ufffdy',
  });
  for (const kept of ['😀', '\\u0000', '\\ud83d', '\\\\ud800 \n "quoted"', 'Straße'])
    expect(JSON.parse(storableJson(kept))).toBe(kept);
});

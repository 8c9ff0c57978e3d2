import { expect, test } from 'vitest';
import { lacksGlyphs } from './font.ts';

test('a PDF says of Chinese, Japanese and Korean that its font lacks them, and of European letters and signs that it has them', () => {
  for (const text of ['中文', 'にほん', '한국']) expect(lacksGlyphs(`Report: ${text}`)).toBe(true);
  for (const text of ['Präsenz “ä” – 36% (29–43%)', 'Москва Αθήνα', '▲ ▼ ≠ • …'])
    expect(lacksGlyphs(text)).toBe(false);
});

import { readdirSync, readFileSync } from 'node:fs';
import { palettes } from '@svc/figures';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const source = new URL('../', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && !name.endsWith('tokens.css'))
  .map((name) => [name, readFileSync(new URL(name, source), 'utf8')] as const);

test.each(sheets)('%s has no colour and no length of its own', (_, text) => {
  const raw = text
    .split('\n')
    // Lines are as thin as the screen shows them.
    .map((line) => line.replaceAll(/\b(?:1|1\.5|2)px\b/g, ''))
    .filter((line) =>
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(|\dpx\b|font-size: [\d.]+(?:rem|px)/i.test(line),
    );
  expect(raw).toEqual([]);
});

const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance of a colour, after WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const of = (name: string, theme: 'light' | 'dark'): string => {
  const found = colours.get(name)?.[theme];
  if (found === undefined) throw new Error(`tokens.css has no --${name}`);
  return found;
};
const texts = ['ink', 'soft', 'faint', 'own', 'accent', 'rise', 'fall', 'none', 'bad', 'test'];
const marks = ['own', 'edge', 'ctl', 'rise', 'fall', 'none', 's1', 's2', 's3', 's4', 's5', 's6'];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(texts)('%s can be read on every surface that text stands on', (name) => {
    for (const surface of ['panel', 'ground', 'side', 'hover'])
      expect([surface, contrast(of(name, theme), of(surface, theme)) >= 4.5]).toEqual([surface, true]);
  });

  test.each(marks)('the mark %s stands out from the panel', (name) => {
    expect(contrast(of(name, theme), of('panel', theme))).toBeGreaterThanOrEqual(3);
  });

  test('words on what they are written on', () => {
    for (const [text, surface] of [
      ['on-accent', 'accent'],
      ['test', 'test-ground'],
      ['own', 'tint'],
      ['ink', 'mark'],
      ['panel', 'fall'],
    ] as const)
      expect([text, contrast(of(text, theme), of(surface, theme)) >= 4.5]).toEqual([text, true]);
  });

  test('marks in files have the colours of the page', () => {
    for (const [name, colour] of Object.entries(palettes[theme]))
      expect([name, of(name, theme)]).toEqual([name, colour]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cite, citeInline, findInlineLinks } from './citation.ts';

describe('inline links', () => {
  it.each([
    ['see [a](https://x.example/p) now', '[a](https://x.example/p)', null],
    ['see ([x.example](https://x.example/p)).', '([x.example](https://x.example/p))', null],
    ['(like [a](https://x.example/p))', '[a](https://x.example/p)', null],
    ['([a](https://x.example/p) and more)', '[a](https://x.example/p)', null],
    ['best[[12]](https://x.example/p).', '[[12]](https://x.example/p)', '[12]'],
    ['[3](https://x.example/p)', '[3](https://x.example/p)', '[3]'],
    ['[w](https://x.example/a_(b)_c) x', '[w](https://x.example/a_(b)_c)', null],
    ['[w](https://x.example/p "Title") x', '[w](https://x.example/p "Title")', null],
  ])('in %j', (text, link, marker) => {
    const [found] = findInlineLinks(text);
    expect(text.slice(found?.start, found?.end)).toBe(link);
    expect(found?.marker).toBe(marker);
  });

  it('are found in linear time', () => {
    // Milliseconds; minutes if each opening were followed to the end.
    findInlineLinks('[[1]](https://x.example/('.repeat(20_000));
  }, 10_000);

  it('are where they were put, whatever stands around them', () => {
    const around = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[[\]()]/g, ''));
    fc.assert(
      fc.property(around, around, (before, after) => {
        const text = `${before} [a](https://x.example/p) ${after}`;
        const [found] = findInlineLinks(text);
        expect(text.slice(found?.start, found?.end)).toBe('[a](https://x.example/p)');
      }),
      { seed: 1 },
    );
  });
});

it('places listed pages at each of their links, and the rest nowhere', () => {
  const entries = ['https://a.example/', 'https://b.example/'].map((url) => cite(url));
  const text = 'x [1](https://b.example/) y [2](https://other.example/) z [1](https://b.example/)';
  const cited = citeInline(text, entries).map(({ url, start }) => [url, start]);
  expect(cited).toEqual([
    ['https://b.example/', 2],
    ['https://b.example/', text.lastIndexOf('[1]')],
    ['https://a.example/', null],
  ]);
});

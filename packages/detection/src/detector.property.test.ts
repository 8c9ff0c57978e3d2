import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { compileDetector } from './index.ts';
import type { AnswerDetection, BrandIdentity } from './types.ts';

function brand(id: string, name: string, aliases: string[] = [], domains: string[] = []): BrandIdentity {
  return {
    id,
    name,
    aliases,
    domains,
    negativeTerms: [],
    contextTerms: [],
    caseRule: 'auto',
    languages: [],
    role: 'own',
  };
}

const brands = [
  brand('hubspot', 'HubSpot', ['Hub Spot'], ['hubspot.com']),
  brand('loreal', "L'Oréal"),
  brand('samsung', 'Samsung'),
  brand('toyota', 'トヨタ'),
  brand('naver', '네이버'),
  brand('yandex', 'Яндекс'),
  brand('target', 'Target', [], ['target.com']),
  brand('cpp', 'C++'),
];
const detector = compileDetector(brands);

function detect(text: string): AnswerDetection {
  return detector.detect({ text, citations: [], sources: [], prompt: '', language: 'en' });
}

function mentioned(text: string): string[] {
  return detect(text)
    .brands.filter((one) => one.mentioned)
    .map((one) => one.brandId);
}

fc.configureGlobal({ seed: 1 });
// Files of one worker share it.
afterAll(() => fc.resetConfigureGlobal());

/** Words that hold no brand's letters in order. */
const filler = fc.constantFrom(
  'the',
  'quick',
  'fox',
  'of',
  'prices',
  'and',
  '10%',
  'é',
  '世界',
  'мир',
  'مرحبا',
  '🙂',
  'naïve',
  '**bold**',
  '| cell |',
  '\n- ',
  '\n\n',
  '1. ',
  'https://example.org/a?b=c',
);
const prose = fc.array(filler, { maxLength: 40 }).map((words) => words.join(' '));
const named = fc.constantFrom('HubSpot', "L'Oréal", 'Samsung', 'トヨタ', '네이버', 'Яндекс', 'C++');

describe('properties', () => {
  test('text without a name never makes a mention', () => {
    fc.assert(fc.property(prose, (text) => mentioned(text).length === 0));
  });

  test('adding such text to an answer adds no brand and loses none', () => {
    fc.assert(
      fc.property(prose, named, prose, (before, name, after) => {
        const alone = mentioned(`We use ${name} here.`);
        expect(mentioned(`${before}\n\nWe use ${name} here.\n\n${after}`)).toEqual(alone);
      }),
    );
  });

  test('the same under every Unicode normalisation form', () => {
    fc.assert(
      fc.property(prose, named, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (text, name, form) => {
        const answer = `${text}\n\nWe use ${name} here.`;
        expect(mentioned(answer.normalize(form))).toEqual(mentioned(answer));
      }),
    );
  });

  test('the same inside Markdown that keeps the letters', () => {
    const wraps = [
      '**@**',
      '*@*',
      '__@__',
      '_@_',
      '`@`',
      '[@](https://example.org)',
      '> @',
      '- @',
      '### @',
      '“@”',
      '(@)',
      '| @ |',
    ];
    fc.assert(
      fc.property(named, fc.constantFrom(...wraps), (name, wrap) => {
        expect(mentioned(wrap.replace('@', name))).toEqual(mentioned(name));
      }),
    );
  });

  test('paragraphs detected one by one are those detected together', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(prose, named), { minLength: 1, maxLength: 5 }), (parts) => {
        const paragraphs = parts.map(([text, name]) => `${text} We use ${name} here.`);
        const apart = new Set(paragraphs.flatMap(mentioned));
        expect(new Set(mentioned(paragraphs.join('\n\n')))).toEqual(apart);
      }),
    );
  });

  test('spans lie in the text, in order, and hold what they claim', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), named, (noise, name) => {
        const text = `${noise} ${name} ${noise}`;
        for (const one of detect(text).brands) {
          for (const span of [...one.mentions, ...one.candidates]) {
            expect(text.slice(span.start, span.end)).toBe(span.matched);
            expect(span.confidence).toBeGreaterThanOrEqual(0);
            expect(span.confidence).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  test('shares of words lie in 0..1 and sum to at most 1', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(named, filler), { maxLength: 60 }), (words) => {
        const shares = detect(words.join(' ')).brands.map((one) => one.wordShare ?? 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  test('any string at all is read without error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ maxLength: 80 }),
        (text, url) => {
          const citation = { urlRaw: url, url, title: null, start: null, end: null };
          const result = detector.detect({
            text,
            citations: [citation],
            sources: [{ url, title: text }],
            prompt: text,
            language: null,
          });
          expect(result.brands).toHaveLength(brands.length);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('time', () => {
  const unit = 20_000;
  const hostile = [
    'a',
    '*',
    '_',
    '#',
    '[',
    '](',
    '](http://',
    'http://',
    'https://a.',
    '.',
    '. ',
    'a.',
    'a.b',
    '@',
    '\n',
    '\n- ',
    '1. ',
    '| ',
    '|-',
    '```\n',
    'HubSpot ',
    'Hub',
    'Target ',
    'no ',
    'could not find any ',
    'no information about HubSpot ',
    'HubSpot information could not be found ',
    'HubSpot may be ',
    'HubSpot and ',
    'Target: Target – ',
    'not ',
    '(',
    '&',
    '&amp;',
    '\\',
    "'",
    'é',
    'e\u0301',
    '\u0301',
    '\u200b',
    '한',
    'ᄒ',
    'が',
    '🙂',
    '\ud800',
    'C+',
    '+',
    '**Target** ',
    'Target: ',
    'a-',
    '- ',
    'A',
    'Ａ',
    'ﷺ',
    'http://a/?',
    'http://a/?&',
    'www.',
    'x/amp',
    '%',
    'http://web.archive.org/web/1/',
  ];

  test.each(hostile.map((piece) => [JSON.stringify(piece), piece]))(
    '%s repeated takes time in proportion',
    (_, piece) => {
      const short = piece.repeat(Math.ceil(unit / piece.length));
      const long = short.repeat(4);
      const time = (text: string) => {
        let best = Number.POSITIVE_INFINITY;
        for (let run = 0; run < 3; run++) {
          // Of the processor's time: a busy machine takes nothing of it.
          const from = process.cpuUsage();
          detect(text);
          const { user, system } = process.cpuUsage(from);
          best = Math.min(best, (user + system) / 1_000);
        }
        return best;
      };
      time(short);
      // A busy machine may stretch one measurement, not each of several; quadratic time stretches all.
      let ratio = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 5 && ratio > 12; attempt++) {
        ratio = Math.min(ratio, time(long) / Math.max(5, time(short)));
      }
      expect(ratio).toBeLessThanOrEqual(12);
    },
  );
});

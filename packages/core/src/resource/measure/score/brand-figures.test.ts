import { createRandom } from '@svc/scoring';
import { expect, test } from 'vitest';
import { countBrands, measureBrands, rankOn } from './brand-figures.ts';
import type { ScanPart } from './compute.ts';
import type { BrandFlags } from './queries-facts.ts';

const brand = (id: string, role: 'own' | 'competitor') => ({
  id,
  role,
  name: id,
  aliases: [],
  domains: [],
  negativeTerms: [],
  contextTerms: [],
  caseRule: 'auto' as const,
  languages: [],
});
const brands = [brand('own', 'own'), brand('rival', 'competitor')];

const partOf = (prompts: ScanPart['prompts']): ScanPart => ({
  samples: [],
  engines: [{ engine: 'openai', provenance: 'live', grounded: true }],
  prompts,
  failures: 0,
  asOf: '2026-11-01T00:00:00.000Z',
});

/** 48 prompts of so many topics, three answers each; the own brand holds half of the topics. */
function measured(topics: number, copies = false) {
  const prompts = Array.from({ length: 48 }, (_, index) => ({
    promptIndex: index,
    cluster: `prompt ${index}`,
    topic: `topic ${index % topics}`,
  }));
  const flags = prompts.flatMap(({ promptIndex }) =>
    [0, 1, 2].flatMap((sample) =>
      brands.map(({ id, role }): BrandFlags => {
        const held = (promptIndex % topics) % 2 === (role === 'own' ? 0 : 1) && (!copies || sample > 0);
        const copyKey = copies && sample > 0 ? 'same text' : `${sample}`;
        return { engine: 'openai', promptIndex, brandId: id, present: held, mentioned: held, copyKey };
      }),
    ),
  );
  const [own, rival] = measureBrands(brands, flags, partOf(prompts), new Map());
  return { share: own?.shareOfVoice, headToHead: rival?.headToHead, presence: own?.presence };
}

const width = (ci: { low: number; high: number } | null | undefined) => (ci ? ci.high - ci.low : 0);

test('topics are the clusters of share of voice and head-to-head', () => {
  const [alone, topics] = [measured(48), measured(12)];
  expect(topics.share).toMatchObject({ value: 0.5, n: 12, label: 'indicative' });
  expect(topics.headToHead).toMatchObject({ prompts: 12, label: 'indicative' });
  expect(width(topics.share?.ci)).toBeGreaterThan(1.5 * width(alone.share?.ci));
  expect(width(topics.headToHead?.ci)).toBeGreaterThan(1.5 * width(alone.headToHead?.ci));
});

test('with few topics they speak of more questions on these', () => {
  const { share, headToHead } = measured(4);
  expect(share).toMatchObject({ n: 48, label: 'few_topics' });
  expect(headToHead).toMatchObject({ prompts: 48, label: 'few_topics' });
});

test('copies of an answer are not counted twice, for any brand, and weigh as much as they come', () => {
  const { presence, share } = measured(12, true);
  // One of three answers to a prompt counts, and two of the three hold the brand on half of the prompts.
  expect(presence).toMatchObject({ k: 1, distinct: 1 / 3 });
  expect(presence?.value).toBeCloseTo(1 / 3, 1);
  expect(share?.value).toBeCloseTo(0.5, 1);
});

test('the own brand leads on one engine and follows on the other: a rank for each, none without competitors', () => {
  const prompts = [{ promptIndex: 0, cluster: 'prompt', topic: 'topic' }];
  const flags = ['openai', 'google-ai-overview'].flatMap((engine) =>
    [0, 1, 2].flatMap((sample) =>
      brands.map(({ id, role }): BrandFlags => {
        const held = role === 'own' ? engine === 'openai' || sample === 0 : sample < 2;
        return { engine, promptIndex: 0, brandId: id, present: held, mentioned: held, copyKey: `${sample}` };
      }),
    ),
  );
  const part = (engine: string): ScanPart => ({
    ...{ samples: [], prompts, failures: 0, asOf: '2026-11-01T00:00:00.000Z' },
    engines: [{ engine, provenance: 'live', grounded: true }],
  });
  expect(rankOn(brands, countBrands(brands, flags, part('openai')))).toEqual({ rank: 1, of: 2 });
  expect(rankOn(brands, countBrands(brands, flags, part('google-ai-overview')))).toEqual({ rank: 2, of: 2 });
  expect(rankOn(brands.slice(0, 1), countBrands(brands.slice(0, 1), flags, part('openai')))).toBeNull();
});

test('of eight rivals that are as strong as the brand, few scans show one that differs', () => {
  const random = createRandom(28);
  const all = [
    brands[0] ?? brand('own', 'own'),
    ...'abcdefgh'.split('').map((id) => brand(id, 'competitor')),
  ];
  const prompts = Array.from({ length: 20 }, (_, index) => ({
    promptIndex: index,
    cluster: `prompt ${index}`,
    topic: null,
  }));
  const scans = Array.from({ length: 60 }, () => {
    const flags = prompts.flatMap(({ promptIndex }) =>
      all.flatMap(({ id }) => {
        const rate = random() ** 2;
        return [0, 1, 2].map((sample): BrandFlags => {
          const held = random() < rate;
          return {
            engine: 'openai',
            promptIndex,
            brandId: id,
            present: held,
            mentioned: held,
            copyKey: `${sample}`,
          };
        });
      }),
    );
    return measureBrands(all, flags, partOf(prompts), new Map());
  });
  const differs = scans.filter((found) =>
    found.some(({ headToHead }) => headToHead?.verdict === 'ahead' || headToHead?.verdict === 'behind'),
  );
  expect(differs.length).toBeLessThan(0.2 * scans.length);
});

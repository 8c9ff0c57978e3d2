import { type BrandIdentity, compileDetector } from '@svc/detection';
import { currentMethod } from '@svc/scoring';
import { type Read, serve } from './tracker.ts';

// What the service does with answers: its detector reads them, its method estimates and compares.

const read: Read = ({ brands, prompts }) => {
  const detector = compileDetector(
    brands.map(
      ({ name, aliases, domain }, at): BrandIdentity => ({
        ...{ id: name, name, aliases, domains: [domain], negativeTerms: [], contextTerms: [], languages: [] },
        ...{ caseRule: 'auto', role: at === 0 ? 'own' : 'competitor' },
      }),
    ),
  );
  return ({ text, urls, prompt }) => {
    const found = detector.detect({
      ...{ text, sources: [], language: null, prompt: prompts[prompt]?.text ?? '' },
      citations: urls.map((url) => ({ urlRaw: url, url, title: null, start: null, end: null })),
    }).brands;
    return {
      named: found.filter(({ mentioned }) => mentioned).map(({ brandId }) => brandId),
      cited: found.filter(({ cited }) => cited).map(({ brandId }) => brandId),
    };
  };
};

await serve({
  read,
  presence(counts, { about, list }) {
    const topics = counts.map(({ topic }) => topic);
    const { tracked, market } = currentMethod.estimate([{ weight: 1, cells: counts }], { topics });
    const found =
      about === 'list' && list
        ? currentMethod.estimateListed(counts, {
            prompts: list.prompts,
            topics: { listed: list.topics, asked: topics },
          })
        : about === 'market'
          ? market
          : tracked;
    return { value: found.value ?? 0, ...(found.ci && { low: found.ci.low, high: found.ci.high }) };
  },
  change(before, after) {
    const cells = after.map((now, at) => ({
      cluster: `prompt ${at}`,
      engine: 'engine',
      before: before[at] ?? null,
      after: now,
    }));
    const { verdict } = currentMethod.compare(cells, { question: 'tracked' });
    return verdict === 'rise' || verdict === 'fall' ? verdict : 'none';
  },
});

import file from './shipped-ranges.gen.json' with { type: 'json' };
import type { PublishedRange } from './verify.ts';

/** Lists that came with this release, for a service that cannot reach their operators. */
export const shippedRanges: readonly PublishedRange[] = file.ranges.map(({ source, asOf, prefixes }) => ({
  source,
  prefixes,
  fetchedAt: `${asOf}T00:00:00.000000Z`,
  shipped: true,
}));

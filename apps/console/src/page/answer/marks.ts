import type { components } from '@svc/client';
import type { TextMark } from './markdown.tsx';

type Brand = components['schemas']['BrandDetection'];

interface Words {
  own: string;
  nameOf: (brandId: string) => string;
  toneOf: (brandId: string) => string;
  /** Why a mention does not count. */
  negated: string;
  other: string;
}

/** Where brands stand in an answer: what counts is marked, what is negated or means something else is struck. */
export function marksOf(
  brands: readonly Brand[],
  { own, nameOf, toneOf, negated, other }: Words,
): TextMark[] {
  return brands.flatMap(({ brandId, mentions, candidates }) => {
    const about = { name: nameOf(brandId), tone: toneOf(brandId) };
    const kind = brandId === own ? ('own' as const) : ('rival' as const);
    return [
      ...mentions.map(({ start, end, negated: isNegated }) =>
        isNegated
          ? { start, end, ...about, kind: 'struck' as const, reason: negated }
          : { start, end, ...about, kind },
      ),
      ...candidates.map(({ start, end }) => ({
        start,
        end,
        ...about,
        kind: 'struck' as const,
        reason: other,
      })),
    ];
  });
}

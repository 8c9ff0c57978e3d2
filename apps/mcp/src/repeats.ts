import { isObject } from './is-object.ts';

type Loose = Record<string, unknown>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Enough of the most cited pages of a site to open one. */
const mostUrls = 2;

/**
 * Leaves out of an answer what it tells twice: of a row's second test, on these prompts alone, what the first says too; of a
 * brand, the figure to compare by where it is its presence; of a site, all but two of its pages.
 */
export function withoutRepeats(value: unknown, isRow = false): unknown {
  if (Array.isArray(value)) return value.map((inner) => withoutRepeats(inner, true));
  if (!isObject(value)) return value;
  const { compared, ...others } = value;
  const kept = compared !== undefined && isSame(compared, value.presence) ? others : value;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, inner]) => {
      // A site's gap is the same on these prompts: what stays is the interval for questions like these.
      if (key === 'tracked' && isRow && isObject(inner) && isSameGap(value, inner)) return [];
      if (key === 'tracked' && isRow && isObject(inner) && 'verdict' in inner)
        return [[key, briefTest(inner, value)]];
      if (key === 'urls' && isRow && Array.isArray(inner)) return [[key, inner.slice(0, mostUrls)]];
      // A row of a table may hold its test one level down.
      return [[key, withoutRepeats(inner, isRow && key === 'result')]];
    }),
  );
}

const isSameGap = (first: Loose, tracked: Loose): boolean =>
  'gap' in first && isSame(first.gap, tracked.gap) && first.verdict === tracked.verdict;

/** The verdict tells what p and label would; the smallest visible difference is told by the first test, if it has one. */
function briefTest(tracked: Loose, first: Loose): Loose {
  const told = new Set(['pValue', 'label', ...('smallestVisible' in first ? ['smallestVisible'] : [])]);
  return Object.fromEntries(
    Object.entries(tracked).filter(([key, value]) => !told.has(key) && !isSame(value, first[key])),
  );
}

/** The mode that all items have is told once, beside them. */
export function withModeOnce(items: readonly Loose[]): { mode?: unknown; items: readonly Loose[] } {
  const mode = items[0]?.mode;
  if (mode === undefined || items.some((item) => item.mode !== mode)) return { items };
  return { mode, items: items.map(({ mode: _, ...rest }) => rest) };
}

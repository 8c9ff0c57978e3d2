import type { Provenance } from './catalog/entry.ts';
import { isObject } from './is-object.ts';

type Loose = Record<string, unknown>;

/** A figure with its interval. */
export const isEstimate = (value: unknown): value is Loose & { ci: { low: number; high: number } } =>
  isObject(value) &&
  'value' in value &&
  isObject(value.ci) &&
  typeof value.ci.low === 'number' &&
  typeof value.ci.high === 'number';

/** What the whole answer has already said. */
export interface Said {
  kind?: Provenance | undefined;
  as_of?: string | undefined;
}

/** How a figure was reached: for those who check it, not for those who use it. */
const workings = new Set(['method', 'methodVersion', 'effectiveN', 'k', 'level']);

function briefEstimate(estimate: Loose, said: Said): Loose {
  const { market, ...own } = estimate;
  const kept = Object.fromEntries(
    Object.entries(own)
      .filter(([key, value]) => !workings.has(key) && !isSaid(key, value, said) && !isUsual(key, value))
      .map(([key, value]) => [
        key,
        isObject(value) && key === 'ci' ? briefInterval(value) : brief(value, said),
      ]),
  );
  if (!isObject(market) || !isObject(market.ci)) return kept;
  const { ci, value, label } = market;
  return {
    ...kept,
    market: {
      ...(value !== own.value && { value }),
      ci: briefInterval(ci as Loose),
      ...(label !== undefined && label !== 'ok' && { label }),
    },
  };
}

const briefInterval = ({ low, high, level }: Loose): Loose => ({
  low,
  high,
  ...(level !== undefined && level !== 0.95 && { level }),
});

/** Points of the little curves that the console draws beside a figure; svc.get_history has them with their counts. */
const drawn: ReadonlySet<string> = new Set(['weeks']);

/** A gap or a difference has one beside it, too. */
const isInterval = (key: string, value: unknown): value is Loose =>
  key === 'ci' && isObject(value) && 'low' in value && 'high' in value;

const isSaid = (key: string, value: unknown, { kind, as_of }: Said): boolean =>
  (key === 'provenance' && value === kind) || (key === 'asOf' && value === as_of);

const isUsual = (key: string, value: unknown): boolean =>
  value === null ||
  (key === 'label' && value === 'ok') ||
  (key === 'status' && value === 'measured') ||
  isUsualBasis(key, value);

/** Figures rest on all answers unless they say otherwise. */
const isUsualBasis = (key: string, value: unknown): boolean => key === 'basis' && value === 'all_answers';

/**
 * One result as a model wants it: each figure with interval and counts, without how it was reached, without what is null,
 * and without the badge that the whole answer has. Nothing is rounded, renamed or moved: what is left equals the API's.
 */
export function brief(value: unknown, said: Said): unknown {
  if (Array.isArray(value)) return value.map((inner) => brief(inner, said));
  if (!isObject(value)) return value;
  if (isEstimate(value)) return briefEstimate(value, said);
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) =>
          (inner !== null || key === unknown) &&
          !drawn.has(key) &&
          !isSaid(key, inner, said) &&
          !isEmptyList(inner) &&
          !isUsualBasis(key, inner),
      )
      .map(([key, inner]) => [
        key,
        isInterval(key, inner) ? briefInterval(inner) : brief(withoutStudies(key, inner), said),
      ]),
  );
}

/** Each engine's prediction names the same studies for the same part; their titles are most of the answer. */
const withoutStudies = (key: string, value: unknown): unknown =>
  key === 'evidence' && isObject(value) ? without(value, ['studies']) : value;

/** Whether a criterion is met: left out, it would look like one that nobody asks for. */
const unknown = 'met';

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Characters that a list within a result may take. */
const longestList = 3_000;

/** Cuts lists within a result to what fits, with a line for each that says how many are left out. */
export function cutLists(value: unknown, path = ''): { data: unknown; left: string[] } {
  if (!isObject(value)) return { data: value, left: [] };
  const left: string[] = [];
  const data = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const here = path ? `${path}.${key}` : key;
      if (key === 'predictions' && Array.isArray(inner)) {
        const { predictions, had } = withFewParts(inner);
        if (had > mostParts) left.push(`${here}[].contributions: ${mostParts} of ${had}`);
        return [key, predictions];
      }
      if (Array.isArray(inner)) {
        const kept = fitting(inner);
        if (kept.length < inner.length) left.push(`${here}: ${kept.length} of ${inner.length}`);
        return [key, kept];
      }
      const cut = cutLists(inner, here);
      left.push(...cut.left);
      return [key, cut.data];
    }),
  );
  return { data, left };
}

const mostParts = 8;

/** One prediction for each engine that was asked: all stay, with their largest parts, and what a part means is said once. */
function withFewParts(all: readonly unknown[]): { predictions: unknown[]; had: number } {
  const told = new Set<unknown>();
  let had = 0;
  const predictions = all.map((one) => {
    if (!isObject(one) || !Array.isArray(one.contributions)) return one;
    had = Math.max(had, one.contributions.length);
    const largest = one.contributions.slice(0, mostParts).map((part: Loose) => {
      const short = without(part, ['evidence', ...(told.has(part.id) ? ['description'] : [])]);
      told.add(part.id);
      return short;
    });
    return { ...one, contributions: largest };
  });
  return { predictions, had };
}

function fitting(list: readonly unknown[]): unknown[] {
  let size = 0;
  const most = list.findIndex((item, index) => {
    size += JSON.stringify(item)?.length ?? 0;
    return size > longestList && index > 2;
  });
  return most === -1 ? [...list] : list.slice(0, most);
}

/** Whether it is a scan with its result. */
export const isScan = (value: unknown): value is Loose =>
  isObject(value) && typeof value.id === 'string' && value.id.startsWith('scn_') && 'result' in value;

/**
 * A scan tells its one figure as headline, overall, as its only surface and as the own brand: here it stands once. Engines and
 * brands keep presence and share of voice of these prompts; the rest is there when all is asked for.
 */
export function briefScan(scan: Loose): Loose {
  const times = ['createdAt', 'startedAt', 'updatedAt', 'locale', 'cycle'];
  const { runs, progress, engines: asked, ...rest } = without(scan, [...times, 'chosen']);
  const { result } = rest;
  const smooth = Array.isArray(runs) && runs.every((run) => isObject(run) && run.status === 'completed');
  const kept = { ...rest, ...(!smooth && { runs, progress }) };
  if (!isObject(result) || !isObject(result.overall)) return { ...kept, engines: asked, progress };
  const { headline, surfaces, overall, engines, brands, provenance, searched, ...others } = result;
  const allSearched = isObject(searched) && searched.no === 0 && searched.unknown === 0;
  const measured = isObject(headline) && headline.source === 'measured';
  return {
    ...kept,
    result: {
      ...(!measured && { headline }),
      provenance,
      overall: Array.isArray(engines) ? briefOverall(overall) : overall,
      ...(Array.isArray(surfaces) && surfaces.length > 1 && { surfaces }),
      ...(Array.isArray(engines) && { engines: engines.map(briefEngine) }),
      ...(Array.isArray(brands) && { brands: brands.map((brand) => briefBrand(brand, overall as Loose)) }),
      ...(!allSearched && { searched }),
      ...others,
    },
  };
}

/** A scan among others: when it was, what it asked, and presence on each surface. */
export function briefScanRow(scan: Loose): Loose {
  const { result, createdAt, startedAt, ...rest } = without(scan, [
    ...['updatedAt', 'locale', 'page', 'runs'],
    ...(scan.chosen === true ? [] : ['chosen']),
    ...(scan.status === 'completed' ? ['progress'] : []),
  ]);
  const when = { startedAt: startedAt ?? createdAt };
  if (!isObject(result)) return { ...rest, ...when };
  const { headline, provenance, overall, surfaces } = result;
  const several = Array.isArray(surfaces) && surfaces.length > 1;
  const measured = isObject(headline) && headline.source === 'measured';
  return {
    ...rest,
    ...when,
    result: {
      ...(!measured && { headline }),
      provenance,
      ...(several ? { surfaces: surfaces.map(presenceAlone) } : { overall: presenceAlone(overall) }),
    },
  };
}

const presenceAlone = (part: unknown): unknown =>
  isObject(part)
    ? {
        surface: part.surface,
        // When the scan ended stands beside it.
        presence: isObject(part.presence) ? without(part.presence, ['market', 'asOf']) : part.presence,
        rank: part.rank,
        basis: part.basis,
      }
    : part;

const without = (value: Loose, names: readonly string[]): Loose =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !names.includes(key)));

/** Without a known search volume there is nothing weighted to tell. */
function briefOverall(overall: Loose): Loose {
  const { demandWeighted: weighted } = overall;
  const unweighted = isObject(weighted) && weighted.prompts === 0;
  return without(overall, ['engines', 'surface', ...(unweighted ? ['demandWeighted'] : [])]);
}

const ofThesePrompts = (value: unknown): unknown => (isObject(value) ? without(value, ['market']) : value);

function briefEngine(engine: unknown): unknown {
  if (!isObject(engine)) return engine;
  const { presence, ...rest } = without(engine, ['mention', 'citation', 'surface', 'label']);
  return { ...rest, presence: ofThesePrompts(presence) };
}

/**
 * Brands are ranked by `compared`, counted the same way for all. Where that is the presence, it stands once; where brands are
 * compared by mention, a figure that is the same is no presence to set beside another brand's.
 */
function briefBrand(brand: unknown, overall: Loose): unknown {
  if (!isObject(brand)) return brand;
  const { presence, compared, shareOfVoice, headToHead, ...rest } = without(brand, [
    'suggestedDomains',
    // Rivals are named by theirs; no call asks for the own brand's.
    ...(brand.role === 'own' ? ['brandId'] : []),
  ]);
  const same = JSON.stringify(presence) === JSON.stringify(compared);
  const told = brand.role === 'own' && JSON.stringify(presence) === JSON.stringify(overall.presence);
  const byMention = brand.comparedBy === 'mention';
  return {
    ...rest,
    ...(!told && !(same && byMention) && { presence: ofThesePrompts(presence) }),
    ...(!(same && !byMention) && { compared: ofThesePrompts(compared) }),
    shareOfVoice: ofThesePrompts(shareOfVoice),
    ...(isObject(headToHead) && { headToHead: ofThesePrompts(headToHead) }),
  };
}

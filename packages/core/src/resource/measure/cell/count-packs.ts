import { distinctAnswers } from '@svc/scoring';
import { isReadable } from './counted-answers.ts';

/** What an answer says of one brand; the rank is that of its first mention, the share that of its words. */
export type BrandReading = readonly [
  brandId: string,
  present: boolean,
  mentioned: boolean,
  cited: boolean | null,
  retrieved: boolean | null,
  rank: number | null,
  wordShare: number | null,
  sentiment: string | null,
  strength: string | null,
];

/** An answer of the scan itself. */
export interface CellAnswer {
  engine: string;
  promptIndex: number;
  outcome: string;
  searched: boolean | null;
  present: boolean | null;
  cited: boolean | null;
  /** Equal where one answer of a cell copies another; null: it copies none. */
  copyKey?: string | null;
  /** The version of the project's identity that it was read with. */
  identity: number;
  brands: readonly BrandReading[] | null;
}

export interface AnswersToCount {
  engines: readonly { engine: string; grounded: boolean }[];
  promptIndexes: readonly number[];
  brandIds: readonly string[];
  /** In the order of their ids: of copies the first one counts. */
  answers: readonly CellAnswer[];
  failures: readonly { engine: string; promptIndex: number }[];
  /** What earlier scans answered, which count it themselves. */
  reused: readonly { engine: string; promptIndex: number }[];
}

/** Columns of `cell_pack` that hold one value for each prompt. */
export const cellCounts = [
  'identityVersion',
  'asked',
  'answered',
  'lost',
  'failed',
  'answers',
  'present',
  'mentioned',
  'retrieved',
  'grounded',
  'cited',
  'rankSum',
  'first',
  'top3',
  'shareSum',
  'positive',
  'negative',
  'mixed',
  'neutral',
  'recommended',
  'refused',
  'listed',
  'compared',
  'warned',
] as const;

type Counts = Record<(typeof cellCounts)[number], number>;

/** The cells of one engine and brand; each list has a value for each of `promptIndexes`. */
export interface CountedPack {
  engine: string;
  brandId: string;
  promptIndexes: readonly number[];
  lists: Record<(typeof cellCounts)[number], number[]>;
}

const nothing: Counts = recordOfCounts(() => 0);
const bySentiment: Readonly<Record<string, keyof Counts>> = {
  positive: 'positive',
  negative: 'negative',
  mixed: 'mixed',
  neutral: 'neutral',
};
const byStrength: Readonly<Record<string, keyof Counts>> = {
  recommended: 'recommended',
  listed: 'listed',
  compared: 'compared',
  warned_against: 'warned',
};

/** One cell for each prompt, engine and brand, also where no answer came, but not for what earlier scans answered. */
export function countPacks(given: AnswersToCount): CountedPack[] {
  const place = ({ engine, promptIndex }: { engine: string; promptIndex: number }): string =>
    `${promptIndex} ${engine}`;
  const answers = Map.groupBy(given.answers, place);
  const failures = Map.groupBy(given.failures, place);
  const reused = new Set(given.reused.map(place));
  return given.engines.flatMap((engine) => {
    const cells = given.promptIndexes.flatMap((promptIndex) => {
      const at = place({ engine: engine.engine, promptIndex });
      const asked = answers.get(at) ?? [];
      const failed = failures.get(at)?.length ?? 0;
      if (asked.length === 0 && failed === 0 && reused.has(at)) return [];
      return [{ promptIndex, ...countAnswers(asked, { failed, grounded: engine.grounded, promptIndex }) }];
    });
    if (cells.length === 0) return [];
    const promptIndexes = cells.map(({ promptIndex }) => promptIndex);
    return given.brandIds.map((brandId) => ({
      engine: engine.engine,
      brandId,
      promptIndexes,
      lists: recordOfCounts((name) =>
        cells.map(({ common, brands }) => common[name] + (brands.get(brandId)?.[name] ?? 0)),
      ),
    }));
  });
}

/** `common`: what all brands of the cell have in common; `brands`: what its answers say of each. */
function countAnswers(
  asked: readonly CellAnswer[],
  { failed, grounded, promptIndex }: { failed: number; grounded: boolean; promptIndex: number },
): { common: Counts; brands: Map<string, Counts> } {
  const common = { ...nothing, asked: asked.length + failed, failed };
  const brands = new Map<string, Counts>();
  const worthOf = (answers: readonly CellAnswer[]): ReadonlySet<CellAnswer> =>
    new Set(distinctAnswers(answers, ({ copyKey }) => copyKey ?? null, promptIndex));
  const read = asked.filter(({ outcome, present }) => isReadable(outcome) && present !== null);
  const counting = worthOf(read);
  const citing = worthOf(
    asked.filter(
      ({ outcome, cited, searched }) =>
        isReadable(outcome) && grounded && cited !== null && searched !== false,
    ),
  );
  for (const answer of asked) {
    common.identityVersion = Math.max(common.identityVersion, answer.identity);
    const readable = isReadable(answer.outcome);
    if (readable && answer.present !== null) common.answered += 1;
    else if (answer.outcome !== 'not_shown') common.lost += 1;
    if (answer.outcome === 'refused' || answer.outcome === 'blocked') common.refused += 1;
    const [counts, cites] = [counting.has(answer), citing.has(answer)];
    if (!counts && !cites) continue;
    for (const reading of answer.brands ?? []) {
      const own = brands.get(reading[0]) ?? { ...nothing };
      brands.set(reading[0], own);
      if (counts) countReading(own, reading);
      if (cites) own.grounded += 1;
      if (cites && reading[3]) own.cited += 1;
    }
  }
  // The version of a project's first identity, where nothing was read.
  common.identityVersion ||= 1;
  return { common, brands };
}

function countReading(counts: Counts, reading: BrandReading): void {
  const [, present, mentioned, , retrieved, rank, wordShare, sentiment, strength] = reading;
  counts.answers += 1;
  if (present) counts.present += 1;
  if (retrieved) counts.retrieved += 1;
  if (!mentioned) return;
  counts.mentioned += 1;
  counts.rankSum += rank ?? 0;
  counts.shareSum += wordShare ?? 0;
  if (rank === 1) counts.first += 1;
  if (rank !== null && rank <= 3) counts.top3 += 1;
  for (const name of [bySentiment[sentiment ?? ''], byStrength[strength ?? '']])
    if (name !== undefined) counts[name] += 1;
}

function recordOfCounts<T>(make: (name: (typeof cellCounts)[number]) => T) {
  return Object.fromEntries(cellCounts.map((name) => [name, make(name)])) as Record<
    (typeof cellCounts)[number],
    T
  >;
}

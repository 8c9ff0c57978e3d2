import { type Cluster, looksOfScans } from '@svc/scoring';
import { type CountName, countAt, type Packs } from '../../measure/cell/index.ts';
import type { Measure } from '../../measure/figure/index.ts';

const day = 86_400_000;

type Looks = readonly (Cluster | null)[];
/** By engine and prompt. */
type Found = ReadonlyMap<string, ReadonlyMap<string, Looks>>;

/** The answers of a span's cells in each of its looks: one scan, or the scans of a week. */
export interface SpanLooks {
  /** When its scans began, in days, oldest first. */
  times: readonly number[];
  /** @param places the look of each scan */
  of: (measure: Measure, places: readonly number[]) => { count: number; found: Found };
}

/** What a measure counts, and of how many. */
const countsOf: Record<Measure, readonly [CountName, CountName]> = {
  presence: ['present', 'answers'],
  mention: ['mentioned', 'answers'],
  citation: ['cited', 'grounded'],
};

/** The looks of one brand's packs; they are counted once for all that ask. */
export function looksIn(packs: Packs): SpanLooks {
  const scans = new Map(packs.packs.map(({ scanId, scannedAt }) => [scanId, scannedAt]));
  const known = new Map<string, ReturnType<SpanLooks['of']>>();
  return {
    times: [...scans.values()].map((at) => Date.parse(at) / day),
    of: (measure, places) => {
      const count = (places.at(-1) ?? -1) + 1;
      const key = `${measure} ${count}`;
      const found = known.get(key) ?? {
        count,
        found: countLooks(packs, measure, new Map([...scans.keys()].map((id, at) => [id, places[at] ?? 0]))),
      };
      known.set(key, found);
      return found;
    },
  };
}

function countLooks({ prompts, packs }: Packs, measure: Measure, places: ReadonlyMap<string, number>): Found {
  const engines = new Map<string, Map<string, (Cluster | null)[]>>();
  const [part, whole] = countsOf[measure];
  const count = Math.max(0, ...places.values()) + 1;
  for (const { engine, scanId, cells, counts } of packs) {
    const look = places.get(scanId) ?? 0;
    const own = engines.get(engine) ?? new Map<string, (Cluster | null)[]>();
    engines.set(engine, own);
    for (const { at, prompt } of cells) {
      const trials = countAt(counts[whole], at);
      if (trials === 0) continue;
      const key = prompts[prompt]?.key ?? '';
      const looks = own.get(key) ?? Array.from({ length: count }, () => null);
      own.set(key, looks);
      const sum = looks[look] ?? { successes: 0, trials: 0 };
      looks[look] = sum;
      sum.successes += countAt(counts[part], at);
      sum.trials += trials;
    }
  }
  return engines;
}

/** The cells of two spans with their answers in each look, by which days are told from a lasting change. */
export function addLooks<Cell extends { engine: string; source: { prompt: string } }>(
  cells: readonly Cell[],
  { before, after }: Record<'before' | 'after', { looks: SpanLooks }>,
  measure: Measure,
): (Cell & { earlier: Looks; later: Looks })[] {
  const [old = [], now = []] = looksOfScans([before.looks.times, after.looks.times]);
  const sides = [before.looks.of(measure, old), after.looks.of(measure, now)].map(({ count, found }) => {
    const none: Looks = Array.from({ length: count }, () => null);
    return ({ engine, source }: Cell): Looks => found.get(engine)?.get(source.prompt) ?? none;
  });
  const [earlier, later] = sides;
  return cells.map((cell) => ({ ...cell, earlier: earlier?.(cell) ?? [], later: later?.(cell) ?? [] }));
}

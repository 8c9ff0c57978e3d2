import type { Interval } from '../interval/estimate.ts';
import { benjaminiHochberg } from './benjamini-hochberg.ts';
import { testBrands } from './brand-test.ts';
import { type ComparedCell, rateOf, type SharedCell, sortCells } from './compared-cell.ts';
import { scoreWhole, testPrompt, testSegment } from './segment-test.ts';
import { groupShared, readSharedMarket } from './shared-change.ts';
import { findStandOut } from './stand-out.ts';
import { fewestClusters, judge } from './verdict.ts';

/** A part of a brand's cells, such as an engine or an intent: tested against the brand's own shift. */
export interface SegmentCandidate {
  id: string;
  /** Cells of the whole: the same objects. */
  cells: readonly ComparedCell[];
}

/** Another brand, on the same prompts: tested by itself. */
export interface BrandCandidate {
  id: string;
  cells: readonly ComparedCell[];
}

export interface Mover {
  id: string;
  /** Mean change of its cells, −1..1. */
  change: number;
  /** Interval of `change` over its clusters, for this one alone: the largest of many is overstated. null below six clusters. */
  ci: Interval | null;
  /** Change beyond the brand's own shift; for another brand, its change. null when not tested. */
  beyond: number | null;
  pValue: number | null;
  /** Benjamini-Hochberg adjusted over what was tested. */
  qValue: number | null;
  /** `too_few`: with so few clusters no outcome could be significant, so it was not tested. */
  verdict: 'moved' | 'no_move_shown' | 'too_few';
  /** Clusters that both measurements have. */
  clusters: number;
}

const clustersOf = (cells: readonly SharedCell[]): number =>
  new Set(cells.map(({ cluster }) => cluster)).size;

const meanChange = (cells: readonly SharedCell[]): number =>
  cells.reduce((sum, { before, after }) => sum + rateOf(after) - rateOf(before), 0) / cells.length;

/**
 * Which parts of a brand's presence moved differently from the brand, and which other brands moved.
 *
 * A shift of the whole brand is removed first (see `estimateChange`): otherwise every part would look like a
 * mover (41 to 90% false ones for shifts of .3 to .5 logits). Where one part alone moved (`findStandOut`), the others
 * all differ from a mean that it moved: they are no movers unless they differ without it too. One Benjamini-Hochberg family at q over all
 * that can be tested, weighted when there are single prompts (Genovese, Roeder and Wasserman 2006). Largest
 * first; candidates without a shared cell are left out.
 */
export function findMovers(
  whole: readonly ComparedCell[],
  candidates: {
    segments: readonly SegmentCandidate[];
    brands: readonly BrandCandidate[];
    /** Single prompts, each on its engines: told apart from how much prompts wander. */
    prompts?: readonly SegmentCandidate[];
  },
  q = 0.1,
): Mover[] {
  const shared = sortCells(whole).shared;
  const scored = scoreWhole(shared);
  const stood = findStandOut(shared, candidates.segments)?.id;
  const alone = new Set<ComparedCell>(candidates.segments.find(({ id }) => id === stood)?.cells);
  const rest = stood === undefined ? scored : scoreWhole(shared.filter((cell) => !alone.has(cell)));
  const segments = candidates.segments.map(({ id, cells }) => {
    const part = new Set(cells);
    const test = testSegment(scored, part);
    const still = stood !== undefined && id !== stood && (testSegment(rest, part)?.pValue ?? 1) > doubt;
    return { id, cells: shared.filter((cell) => part.has(cell)), test, still };
  });
  const ofBrands = candidates.brands.map(({ id, cells }) => ({ id, cells: sortCells(cells).shared }));
  const testsOfBrands = testBrands(ofBrands.map(({ cells }) => cells));
  const brands = ofBrands.map((brand, at) => ({ ...brand, test: testsOfBrands[at] ?? null, still: false }));
  const byPrompt = new Map(
    (candidates.prompts ?? []).flatMap(({ id, cells }) => cells.map((cell) => [cell, id] as const)),
  );
  const test = testPrompt(scored, byPrompt);
  const prompts = (candidates.prompts ?? []).map(({ id, cells }) => {
    const part = new Set<ComparedCell>(cells);
    return { id, cells: shared.filter((cell) => part.has(cell)), test: test(id), still: false };
  });
  const all = [...segments, ...prompts, ...brands].filter(({ cells }) => cells.length > 0);
  // Parts that another part's change explains are no candidates any more.
  const tested = all.filter(({ test, still }) => test !== null && !still);
  const single = new Set<unknown>(prompts);
  const ofPrompts = tested.filter((one) => single.has(one)).length;
  const weightOf = (one: unknown): number => weight(tested.length, ofPrompts, single.has(one));
  const adjusted = benjaminiHochberg(
    tested.map((one) => Math.min(1, (one.test?.pValue ?? 1) / weightOf(one))),
    q,
  );
  const results = new Map(tested.map(({ id }, at) => [id, adjusted[at]]));
  return all
    .map(({ id, cells, test, still }): Mover => {
      const found = results.get(id);
      const none = { id, change: meanChange(cells), ci: intervalOf(cells), clusters: clustersOf(cells) };
      if (test && still) return { ...none, ...test, pValue: 1, qValue: 1, verdict: 'no_move_shown' };
      if (!test || !found) return { ...none, beyond: null, pValue: null, qValue: null, verdict: 'too_few' };
      const verdict = found.discovery ? 'moved' : 'no_move_shown';
      return { ...none, ...test, qValue: found.adjusted, verdict };
    })
    .sort((a, b) => Math.abs(b.beyond ?? b.change) - Math.abs(a.beyond ?? a.change));
}

/** A part that differs from the mean only because another one moved it: it does not differ so much from what is left. */
const doubt = 0.05;

/** Interval of the mean change over these cells, for questions like these. */
function intervalOf(cells: readonly SharedCell[]): Interval | null {
  const clusters = groupShared(cells);
  return clusters.length < fewestClusters ? null : judge(readSharedMarket(clusters)).ci;
}

/** The share of the weight that single prompts get together: they are many, and must not hide an engine. */
const promptShare = 1 / 3;

/** Their mean over everything that is tested is 1. */
const weight = (tested: number, ofPrompts: number, isPrompt: boolean): number =>
  ofPrompts === 0 || ofPrompts === tested
    ? 1
    : tested * (isPrompt ? promptShare / ofPrompts : (1 - promptShare) / (tested - ofPrompts));
